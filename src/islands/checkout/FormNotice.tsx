import { SHOP } from '../../config/shop/shop.ts'
import type { FormNotice as Notice } from '../../domain/checkout/order-state.ts'
import { formNotice } from '../../messages/checkout/order-notices.ts'

/** Where the notice is found by whoever is to be sent there. */
export const FORM_NOTICE_ID = 'form-notice'

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
