/**
 * Keeps a press outside an open panel from the page: it only closes the panel, as the browser does by itself. Inline in every page
 * (client-intent.ts), because the native controls that open panels need no code.
 */
import { OPEN_PANEL } from './open-panel.ts'

/** What a press outside closes (rule 711). Suggestions themselves close when their box, beside them, loses the focus (combobox.ts). */
const PANELS = `${OPEN_PANEL}:not([popover=manual]),:has(> .suggestions)`

/** True between the press outside that closes a panel and its click. */
let isDismissing = false

// On the window, before listeners of the document. Others of the window hear of the press: one-press.ts remembers it.
addEventListener(
  'pointerdown',
  ({ target }) => {
    const isInside = (target as Element).closest(`${PANELS},[popovertarget]`)
    isDismissing = !isInside && document.querySelector(PANELS) !== null
  },
  true,
)
/** The press goes to `main`: without that, a field would take the focus, or a select would open. */
function keepFromPage(event: MouseEvent): void {
  // A click made by a script has the detail 0.
  if (!isDismissing || event.detail === 0) return
  event.preventDefault()
  event.stopPropagation()
  document.querySelector('main')?.focus({ preventScroll: true })
}
addEventListener('mousedown', keepFromPage, true)
addEventListener('click', keepFromPage, true)
