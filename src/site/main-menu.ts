/** Opens a list when the pointer is over its entry. The browser handles clicks and keys; popovers.ts handles the focus. */

import { defineElement, ShopElement } from '../islands/define-element.ts'
import { OPEN_PANEL } from '../look/open-panel.ts'

/** How long the pointer has to stay before a list opens or closes, in milliseconds. It keeps lists from flickering. */
const TOLERANCE_MS = 120

function openUnderPointer(
  entry: HTMLElement,
  button: HTMLButtonElement,
  list: HTMLElement,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !('popover' in list)) return
    const isOver = event.type !== 'pointerleave'
    // A click on the button must not close the list that the pointer has just opened.
    button.popoverTargetAction = isOver ? 'show' : 'toggle'
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isOver !== list.matches(OPEN_PANEL))
        if (isOver) list.showPopover({ source: button })
        else list.hidePopover()
    }, TOLERANCE_MS)
  }
  // If the shopper opens or closes the list meanwhile by a press or Escape, that wins over the timer.
  list.addEventListener('beforetoggle', () => clearTimeout(timer), { signal })
  entry.addEventListener('pointerenter', follow, { signal })
  entry.addEventListener('pointerleave', follow, { signal })
  // The pointer may have been over the entry before this module was loaded.
  if (entry.matches(':hover') && matchMedia('(hover: hover)').matches)
    follow(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
}

class MainMenu extends ShopElement {
  connectedCallback(): void {
    const signal = this.arrive()
    for (const entry of this.querySelectorAll<HTMLElement>('.menu-entry')) {
      const button = entry.querySelector('button')
      const list = entry.querySelector<HTMLElement>('.menu-list')
      if (button && list) openUnderPointer(entry, button, list, signal)
    }
  }
}

defineElement('main-menu', MainMenu)
