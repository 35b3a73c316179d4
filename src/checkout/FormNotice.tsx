import { useEffect, useRef } from 'react'
import { SHOP } from '../config/shop.ts'
import { ORDER_VIEW, type OrderNotice, type OrderState } from './rules/order-state.ts'
import { formNotice } from './texts/order-notices.ts'
import { CART_CHANGES_ID } from '../cart/focus-return.ts'

/** Id of the notice, to which the focus is sent. */
const FORM_NOTICE_ID = 'form-notice'

/** Not about the cart's changes. A screen reader reads it because it takes the focus. */
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

/** Id of what takes the focus when the form is back: its notice, else the terms, which have to be ticked again. */
function targetId(order: OrderState): string {
  if (order.view !== ORDER_VIEW.form || order.notice === null) return 'terms'
  return order.notice === 'changes' ? CART_CHANGES_ID : FORM_NOTICE_ID
}

/** The headings of the other views take the focus by themselves. */
export function useViewFocus(order: OrderState): void {
  const last = useRef(order.view)
  useEffect(() => {
    const isBack = last.current !== ORDER_VIEW.form
    if (order.view === ORDER_VIEW.form && (isBack || order.notice === 'earlier'))
      document.getElementById(targetId(order))?.focus()
    last.current = order.view
  }, [order])
}
