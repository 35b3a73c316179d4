/**
 * A control with `data-press` does nothing before its code is there. client-intent.ts holds its presses meanwhile
 * (decision 3). This file repeats them in order when the code has come, and drops them when it cannot come.
 */
import { CHUNK_TIMEOUT_MS } from '../config/file-limits.ts'
import type { IntentElement } from './intent-ready.ts'

/** Forgets the held presses. @returns the controls that were pressed, in order */
export function release(holder: IntentElement): HTMLElement[] {
  const held = holder.held ?? []
  delete holder.held
  for (const control of held) control.ariaBusy = null
  return held
}

/** Called when the code has come. */
export function repeatPresses(holder: IntentElement): void {
  for (const control of release(holder)) control.click()
}

/** Called when the code cannot be fetched. @throws {Error} if something was pressed; the notice of trouble shows it */
export function dropPresses(holder: IntentElement): void {
  if (release(holder).length > 0) throw new Error(holder.localName)
}

/** Waits for the definition of a custom element in which something was pressed. */
export function awaitElement(element: IntentElement): void {
  const stop = (end: (holder: IntentElement) => void) => () => {
    delete element.dataset['intent']
    end(element)
  }
  if (customElements.get(element.localName)) {
    stop(repeatPresses)()
    return
  }
  void customElements.whenDefined(element.localName).then(stop(repeatPresses))
  setTimeout(stop(dropPresses), CHUNK_TIMEOUT_MS)
  // On a complete page every module has run or failed.
  if (document.readyState === 'complete') stop(dropPresses)()
  else addEventListener('load', stop(dropPresses), { once: true })
}
