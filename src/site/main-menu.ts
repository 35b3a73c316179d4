/** Opens a list under the pointer; the browser handles clicks and keys, popovers.ts the focus. */

import { defineElement } from '../islands/define-element.ts'
import { OPEN_PANEL } from '../look/open-panel.ts'

/** How long the pointer may stray before a list opens or closes, so that none flickers, in milliseconds. */
const TOLERANCE_MS = 120

function openUnderPointer(entry: HTMLElement, button: HTMLButtonElement, list: HTMLElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !('popover' in list)) return
    const isOver = event.type !== 'pointerleave'
    // A click on what the pointer has just opened must not close it again.
    button.popoverTargetAction = isOver ? 'show' : 'toggle'
    clearTimeout(timer)
    timer = setTimeout(() => {
      if (isOver !== list.matches(OPEN_PANEL))
        if (isOver) list.showPopover({ source: button })
        else list.hidePopover()
    }, TOLERANCE_MS)
  }
  // A press or Escape that opens or closes the list meanwhile is the shopper's latest wish.
  list.addEventListener('beforetoggle', () => clearTimeout(timer))
  entry.addEventListener('pointerenter', follow)
  entry.addEventListener('pointerleave', follow)
  // The pointer may have been there before this module was loaded.
  if (entry.matches(':hover') && matchMedia('(hover: hover)').matches)
    follow(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
}

class MainMenu extends HTMLElement {
  connectedCallback(): void {
    for (const entry of this.querySelectorAll<HTMLElement>('.menu-entry')) {
      const button = entry.querySelector('button')
      const list = entry.querySelector<HTMLElement>('.menu-list')
      if (button && list) openUnderPointer(entry, button, list)
    }
  }
}

defineElement('main-menu', MainMenu)
