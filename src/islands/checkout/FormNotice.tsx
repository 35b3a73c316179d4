import { useEffect, useRef } from 'react'
import { SHOP } from '../../config/shop/shop.ts'
import { ORDER_VIEW, type FormNotice as Notice, type OrderState } from '../../domain/checkout/order-state.ts'
import { formNotice } from '../../messages/checkout/order-notices.ts'
import { CART_CHANGES_ID } from '../cart/focus-return.ts'

/** Where the notice is found by whoever is to be sent there. */
const FORM_NOTICE_ID = 'form-notice'

/**
 * What the form has to say about an order that was sent, or was to be; the cart's changes have a notice of their own. It is
 * read out because it takes the focus.
 */
export function FormNotice({ notice }: { notice: Notice | null }) {
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
