const INTENTS = ['pointerenter', 'touchstart', 'focusin', 'click']

/**
 * Runs `task` once, at the first reach for an element; when it fails (offline just now), the next reach tries
 * again.
 */
export function onIntent(elements: readonly (Element | null)[], task: () => Promise<unknown>): () => void {
  let isDone = false
  const run = () => {
    if (isDone) return
    isDone = true
    task().catch((error: unknown) => {
      isDone = false
      console.error(error)
    })
  }
  for (const element of elements) {
    for (const intent of INTENTS) element?.addEventListener(intent, run, { passive: true })
    // The focus may be inside already: a shopper can be quicker than this module.
    if (element?.contains(document.activeElement)) run()
  }
  return run
}
