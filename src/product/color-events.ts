/** Events by which form and gallery tell each other of a colour. Both bubble; `detail` is the colour's name. */
export const COLOR_CHOSEN = 'color-chosen'

/** The gallery has stopped at a picture of another colour. */
export const COLOR_SHOWN = 'color-shown'

/** The article or dialog around an element, which shows one product; else the page's body. */
export function productAround(element: HTMLElement): HTMLElement {
  return element.closest<HTMLElement>('article, dialog') ?? document.body
}

declare global {
  interface HTMLElementEventMap {
    [COLOR_CHOSEN]: CustomEvent<string>
    [COLOR_SHOWN]: CustomEvent<string>
  }
}
