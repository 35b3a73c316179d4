/** Id of the title of the cart's changes, which gets the focus. */
export const CART_CHANGES_ID = 'cart-changes'

let cameFromId: string | null = null

/** Focuses an element that the shopper has to deal with. @param backToId gets the focus afterwards */
export function sendFocus(targetId: string, backToId: string): void {
  cameFromId = backToId
  document.getElementById(targetId)?.focus()
}

/** Returns the focus to the element that `sendFocus` was given, else to the page's heading. */
export function returnFocus(): void {
  const back = cameFromId === null ? null : document.getElementById(cameFromId)
  cameFromId = null
  ;(back ?? document.querySelector('h1'))?.focus()
}
