/** Panels that open over the page: none covers what has the focus, and none stays when the page is left. */
import { OPEN_PANEL } from './open-panel.ts'

const openPanels = () => document.querySelectorAll<HTMLElement>(`${OPEN_PANEL}:not([popover=manual])`)

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

// The browser may bring this page back later as it was left: an open panel would cover it.
addEventListener('pagehide', () => {
  for (const panel of openPanels()) panel.hidePopover()
})
