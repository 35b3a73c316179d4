/** Id of the title of the cart's changes, to which the focus is sent. */
export const CART_CHANGES_ID = 'cart-changes'

let cameFromId: string | null = null

/** Moves the focus to what has to be mended, and remembers where to bring it back. */
export function sendFocus(targetId: string, backToId: string): void {
  cameFromId = backToId
  document.getElementById(targetId)?.focus()
}

/** Brings the focus back to where it was sent from, or to the page's heading when it was not sent. */
export function returnFocus(): void {
  const back = cameFromId === null ? null : document.getElementById(cameFromId)
  cameFromId = null
  ;(back ?? document.querySelector('h1'))?.focus()
}
