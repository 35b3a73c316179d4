/** Runs `task` after the next paint, or at once in a hidden tab, which paints nothing. @returns a function that cancels it */
export function afterPaint(task: () => void): () => void {
  if (document.hidden) {
    task()
    return () => undefined
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => (timer = setTimeout(task)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
