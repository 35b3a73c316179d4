/**
 * A control with `data-press` does nothing before its code is there. Its presses are held meanwhile and repeated once, in their
 * order (decision 3). client-intent.ts holds them; these are the two ways in which that ends.
 */

/** Something that a press can wait for: an island, a custom element, or the page's body while there are no popovers. */
export interface Holder extends HTMLElement {
  /** The pressed controls, in order. */
  held?: HTMLElement[]
}

/** Lets go of the presses. @returns the controls that were pressed, in order */
export function release(holder: Holder): HTMLElement[] {
  const held = holder.held ?? []
  delete holder.held
  for (const control of held) control.ariaBusy = null
  return held
}

/** Called when the code is there. */
export function repeatPresses(holder: Holder): void {
  for (const control of release(holder)) control.click()
}

/** Called when the code cannot be fetched. @throws {Error} when something was pressed; the notice of trouble shows it */
export function dropPresses(holder: Holder): void {
  if (release(holder).length > 0) throw new Error(holder.localName)
}
