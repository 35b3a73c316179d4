/** The moments at which enhancements and islands do work that can wait. */

/** Runs `task` once, when an element is less than 600 pixels below the window. */
export function whenNear(element: Element, task: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      task()
    },
    { rootMargin: '600px' },
  )
  observer.observe(element)
}

/** Runs `task` when the shopper sees the page: later, if it was prerendered or opened in a background tab. */
export function whenSeen(task: () => void): void {
  const seeFirst = () => requestAnimationFrame(() => setTimeout(task))
  if (document.hidden) document.addEventListener('visibilitychange', seeFirst, { once: true })
  else task()
}
