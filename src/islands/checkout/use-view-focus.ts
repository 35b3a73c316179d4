import { useEffect, useRef } from 'react'
import { ORDER_VIEW, type OrderState } from '../../domain/checkout/order-state.ts'
import { CART_CHANGES_ID } from '../cart/focus-return.ts'
import { FORM_NOTICE_ID } from './FormNotice.tsx'

/** Where the eye goes when the form is back: to what it has to say, else to the terms that are to be ticked again. */
function targetId(order: OrderState): string {
  if (order.view !== ORDER_VIEW.form || order.notice === null) return 'terms'
  return order.notice === 'changes' ? CART_CHANGES_ID : FORM_NOTICE_ID
}

/**
 * Moves the focus along when a view gives way to the form, or the form opens with something to say; the other views'
 * headings take it themselves.
 */
export function useViewFocus(order: OrderState): void {
  const last = useRef(order.view)
  useEffect(() => {
    const isBack = last.current !== ORDER_VIEW.form
    if (order.view === ORDER_VIEW.form && (isBack || order.notice === 'earlier'))
      document.getElementById(targetId(order))?.focus()
    last.current = order.view
  }, [order])
}
