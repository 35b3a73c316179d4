import { useEffect, useRef } from 'react'
import { SHOP } from '../config/shop.ts'
import { ORDER_VIEW, type OrderNotice, type OrderState } from './rules/order-state.ts'
import { formNotice } from './texts/order-notices.ts'
import { CART_CHANGES_ID } from '../cart/focus-return.ts'

/** Id of the notice, which gets the focus. */
const FORM_NOTICE_ID = 'form-notice'

/** A notice of the form; the cart's changes have one of their own. It gets the focus, so a screen reader reads it. */
export function FormNotice({ notice }: { notice: OrderNotice | null }) {
  return (
    <div className="form-notice">
      {notice !== null && notice !== 'changes' && (
        <p id={FORM_NOTICE_ID} className="notice" tabIndex={-1}>
          {formNotice(notice, SHOP.phone.label)}
        </p>
      )}
    </div>
  )
}

/** Id of the element that gets the focus when the form is back: its notice, else the terms, which must be ticked again. */
function targetId(order: OrderState): string {
  if (order.view !== ORDER_VIEW.form || order.notice === null) return 'terms'
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
