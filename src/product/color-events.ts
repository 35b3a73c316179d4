/** Events by which form and gallery tell each other of a colour. Both bubble; `detail` is the colour's name. */
export const COLOR_CHOSEN = 'color-chosen'

/** The gallery has stopped at a picture of another colour (rule 108). */
export const COLOR_SHOWN = 'color-shown'

declare global {
  interface DocumentEventMap {
    [COLOR_CHOSEN]: CustomEvent<string>
    [COLOR_SHOWN]: CustomEvent<string>
  }
}
