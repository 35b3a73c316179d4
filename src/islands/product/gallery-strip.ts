/**
 * Turns a gallery (rule 108); for the one in React and the one that is plain HTML alike. Each picture of its strip tells its
 * colour in `data-color`.
 */

/** So long after its last step a scrolling strip counts as at rest, in milliseconds. */
const REST_MS = 120

let resting: ReturnType<typeof setTimeout> | undefined
/** The picture that was at rest last: the same one again, after the window's width changed, chooses nothing. */
let settled: Element | null = null
let isChoosing = false

/** Shows a picture of a gallery. At once: a glide would pass the pictures of other colours. */
export function showPicture(picture: HTMLElement | null): void {
  if (picture?.parentElement) picture.parentElement.scrollLeft = picture.offsetLeft
}

/** Shows the picture of a colour, where there is one. */
export function showColor(color: string): void {
  // The picture on show has chosen the colour: a scroll that has begun since is the shopper's own.
  if (!isChoosing) showPicture(document.querySelector(`.gallery-strip [data-color="${CSS.escape(color)}"]`))
}

/** The place of the picture on show, from 0. */
export function shownPlace(strip: Element): number {
  return Math.round(strip.scrollLeft / strip.clientWidth)
}

/**
 * Chooses the colour of the picture on which a scrolling strip comes to rest, whoever turned it. A strip that a finger
 * holds between two pictures chooses nothing.
 */
export function chooseColorAtRest(strip: Element): void {
  clearTimeout(resting)
  settled ??= strip.firstElementChild
  resting = setTimeout(() => {
    const picture = strip.children[shownPlace(strip)] as HTMLElement | undefined
    if (!picture || picture === settled || Math.abs(picture.offsetLeft - strip.scrollLeft) > 2) return
    settled = picture
    isChoosing = true
    for (const radio of document.querySelectorAll<HTMLInputElement>('[name=color]:not(:checked)'))
      if (radio.value === picture.dataset['color']) radio.click()
    isChoosing = false
  }, REST_MS)
}
