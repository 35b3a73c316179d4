/** Closes open panels when the focus goes to something they may cover, and when the page is left. Gives an opened one the focus. */
import { OPEN_PANEL } from './open-panel.ts'

const openPanels = () => document.querySelectorAll<HTMLElement>(`${OPEN_PANEL}:not([popover=manual])`)

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
