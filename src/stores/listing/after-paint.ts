/**
 * Runs `task` when what is on the page now has been painted; at once in a tab behind, where nothing is.
 * @returns keeps it from running
 */
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
