/** Panels that open over the page: none covers what has the focus, and none stays when the page is left. */

const openPanels = () => document.querySelectorAll<HTMLElement>(':popover-open:not([popover=manual])')

document.addEventListener('focusin', ({ target }) => {
  for (const panel of openPanels()) {
    // The button that opens a panel closes it by itself.
    const isOpener = target instanceof HTMLButtonElement && target.popoverTargetElement === panel
    if (!isOpener && !panel.contains(target as Node)) panel.hidePopover()
  }
})

// The browser may bring this page back later as it was left: an open panel would cover it.
addEventListener('pagehide', () => {
  for (const panel of openPanels()) panel.hidePopover()
})
