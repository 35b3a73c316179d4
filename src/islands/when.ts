/** The moments at which enhancements and islands do what need not be done at once. */

/** Runs `task` once, when an element is less than a screen or so below the window. */
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

/** On a page that was prepared unseen, or opened in a tab behind, once the shopper has seen it. */
export function whenSeen(task: () => void): void {
  const seeFirst = () => requestAnimationFrame(() => setTimeout(task))
  if (document.hidden) document.addEventListener('visibilitychange', seeFirst, { once: true })
  else task()
}

/** Runs `task` when the page is loaded and has nothing else to do. */
export function whenIdle(task: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 4000 })
    else setTimeout(task, 1000)
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}
