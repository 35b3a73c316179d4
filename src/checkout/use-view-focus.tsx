import { useEffect, useRef } from 'react'
import { ORDER_VIEW, type OrderState } from './rules/form-state.ts'
import { CART_CHANGES_ID } from '../cart/focus-return.ts'

/** Id of the form's notice, which gets the focus. */
export const FORM_NOTICE_ID = 'form-notice'

export const ORDER_BUTTON_ID = 'order-button'

/** Id of the sentence that says what was sent and may have arrived. */
export const PENDING_NOTE_ID = 'pending-note'

/** Id of the element that gets the focus when the form is back: its notice, else what was sent, else the terms, which must be ticked again. */
function targetId(order: OrderState): string {
  if (order.view !== ORDER_VIEW.form || order.notice === null)
    return document.getElementById(PENDING_NOTE_ID) ? PENDING_NOTE_ID : 'terms'
  if (order.notice === 'unsent') return ORDER_BUTTON_ID
  return order.notice === 'changes' ? CART_CHANGES_ID : FORM_NOTICE_ID
}

/** Moves the focus when the form comes back. The other views focus their headings themselves. */
export function useViewFocus(order: OrderState): void {
  const last = useRef(order.view)
  useEffect(() => {
    const isBack = last.current !== ORDER_VIEW.form
    if (order.view === ORDER_VIEW.form && (isBack || order.notice === 'earlier'))
      document.getElementById(targetId(order))?.focus()
    last.current = order.view
  }, [order])
}
