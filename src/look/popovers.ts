/** Closes open panels: on a press outside, when the focus goes to something they may cover, and when the page is left. */
import { OPEN_PANEL } from './open-panel.ts'

const openPanels = () => document.querySelectorAll<HTMLElement>(`${OPEN_PANEL}:not([popover=manual])`)

/** True between the press outside that closes a panel and its click. */
let isDismissing = false

/** Whether a press closes a panel (rule 711). Suggestions themselves close when their box loses the focus (combobox.ts). */
function dismisses(pressed: Element): boolean {
  // A list of suggestions and its text box have the same parent, and a press in either is no press outside.
  const lists = [...document.querySelectorAll('.suggestions')].map((list) => list.parentElement)
  const panels = [...openPanels(), ...lists]
  const isOutside = panels.length > 0 && !panels.some((panel) => panel?.contains(pressed))
  return isOutside && !pressed.closest('[popovertarget]')
}

// On the window, so that no other listener hears of the press before.
addEventListener('pointerdown', ({ target }) => (isDismissing = dismisses(target as Element)), true)
addEventListener(
  'mousedown',
  (event) => {
    // Otherwise a field would take the focus, and a select would open.
    if (!isDismissing || !(event.target as Element).matches('input, select, textarea')) return
    event.preventDefault()
    document.querySelector('main')?.focus({ preventScroll: true })
  },
  true,
)
addEventListener(
  'click',
  (event) => {
    // A click made by a script has the detail 0.
    if (event.detail === 0) return
    if (isDismissing) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    isDismissing = false
  },
  true,
)

document.addEventListener('focusin', ({ target }) => {
  const focused = target as HTMLElement
  for (const panel of openPanels()) {
    // The button that opens a panel closes it by itself.
    const isOpener = focused instanceof HTMLButtonElement && focused.popoverTargetElement === panel
    // A press on text in the panel focuses an element around it, such as `main`. That does not leave the panel.
    const isAround = focused.contains(panel)
    if (!isOpener && !isAround && !panel.contains(focused)) panel.hidePopover()
  }
})

// `autofocus` would do the same, but only one element of a page may have it: on the search page that is the search box.
document.addEventListener(
  'toggle',
  ({ target, newState }) => {
    const panel = target as HTMLElement
    if (newState === 'open' && panel.matches('[popover][tabindex]')) panel.focus()
  },
  true,
)

// The browser may show this page again as it was left, and an open panel would cover it.
addEventListener('pagehide', () => {
  for (const panel of openPanels()) panel.hidePopover()
})
