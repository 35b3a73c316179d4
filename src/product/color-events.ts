/** How form and gallery speak of a colour, each without knowing of the other: both events bubble, `detail` is its name. */
export const COLOR_CHOSEN = 'color-chosen'

/** The gallery has come to rest on a picture of another colour (rule 108). */
export const COLOR_SHOWN = 'color-shown'

declare global {
  interface DocumentEventMap {
    [COLOR_CHOSEN]: CustomEvent<string>
    [COLOR_SHOWN]: CustomEvent<string>
  }
}
