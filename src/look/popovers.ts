/** Panels over the page: a press outside only closes them, none covers what has the focus, none stays when the page is left. */
import { OPEN_PANEL } from './open-panel.ts'

const openPanels = () => document.querySelectorAll<HTMLElement>(`${OPEN_PANEL}:not([popover=manual])`)

/** True from a press that closes a panel, because it begins outside of it, until its click. */
let isDismissing = false

/** Rule 711. Suggestions close when their box loses the focus (combobox.ts). */
function dismisses(pressed: Element): boolean {
  // The box that a list of suggestions belongs to is beside it.
  const lists = [...document.querySelectorAll('.suggestions')].map((list) => list.parentElement)
  const panels = [...openPanels(), ...lists]
  const isOutside = panels.length > 0 && !panels.some((panel) => panel?.contains(pressed))
  return isOutside && !pressed.closest('[popovertarget]')
}

// On the window, before anything else hears of the press.
addEventListener('pointerdown', ({ target }) => (isDismissing = dismisses(target as Element)), true)
addEventListener(
  'mousedown',
  (event) => {
    // A field would take the focus, a select would open.
    if (!isDismissing || !(event.target as Element).matches('input, select, textarea')) return
    event.preventDefault()
    document.querySelector('main')?.focus({ preventScroll: true })
  },
  true,
)
addEventListener(
  'click',
  (event) => {
    // A script's own click has no detail.
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
    // A press on text in the panel focuses what is focusable around the panel, such as `main`: that does not leave it.
    const isAround = focused.contains(panel)
    if (!isOpener && !isAround && !panel.contains(focused)) panel.hidePopover()
  }
})

// `autofocus` would do the same, but a page may have it once, and the search page's box has it.
document.addEventListener(
  'toggle',
  ({ target, newState }) => {
    const panel = target as HTMLElement
    if (newState === 'open' && panel.matches('[popover][tabindex]')) panel.focus()
  },
  true,
)

// The browser may bring this page back later as it was left: an open panel would cover it.
addEventListener('pagehide', () => {
  for (const panel of openPanels()) panel.hidePopover()
})
