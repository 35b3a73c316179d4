let cameFromId: string | null = null

/** Sends the focus to what is to be mended, and remembers where it is to come back to. */
export function sendFocus(targetId: string, backToId: string): void {
  cameFromId = backToId
  document.getElementById(targetId)?.focus()
}

/** Takes the focus back to where it was sent from; to the page's heading when it came by itself. */
export function returnFocus(): void {
  const back = cameFromId === null ? null : document.getElementById(cameFromId)
  cameFromId = null
  ;(back ?? document.querySelector('h1'))?.focus()
}
