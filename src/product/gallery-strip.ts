/** Each picture has its colour in `data-color` (rule 108). Also used without React (gallery-on-intent.ts). */

/** How long after its last scroll event a strip counts as at rest, in milliseconds. */
const REST_MS = 120

let resting: ReturnType<typeof setTimeout> | undefined
/** The picture on which the strip came to rest last. A new width of the window scrolls to it again, which is no choice. */
let settled: Element | null = null
let isChoosing = false

/** Scrolls to a picture. Not smoothly: that would pass pictures of other colours, and could choose one. */
export function showPicture(picture: HTMLElement | null): void {
  if (picture?.parentElement) picture.parentElement.scrollLeft = picture.offsetLeft
}

export function showColor(color: string): void {
  // The strip itself has chosen this colour: the shopper may be scrolling on already.
  if (!isChoosing) showPicture(document.querySelector(`.gallery-strip [data-color="${CSS.escape(color)}"]`))
}

export function shownPlace(strip: Element): number {
  return Math.round(strip.scrollLeft / strip.clientWidth)
}

/** A strip that a finger holds between two pictures chooses nothing. */
export function chooseColorAtRest(strip: Element): void {
  clearTimeout(resting)
  // Another gallery starts at its own first picture.
  if (settled?.parentElement !== strip) settled = strip.firstElementChild
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
