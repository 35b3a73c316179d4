import type { Receipt } from '../../domain/checkout/receipt.ts'
import { CHECKOUT } from '../../messages/checkout/checkout.ts'
import { Outcome } from './OrderOutcome.tsx'
import { ReceiptDetailsLater } from './ReceiptDetailsLater.tsx'

/** State 2: the order is stored; what it is called, what happens next and how to pay for it. */
export function OrderSuccess({ receipt }: { receipt: Receipt }) {
  return (
    <Outcome title={CHECKOUT.success} className="outcome-success">
      <p>{CHECKOUT.successHint}</p>
      {receipt.orderNumber !== null && (
        <p className="order-number">
          {CHECKOUT.orderNumber} <strong>{receipt.orderNumber}</strong>
        </p>
      )}
      <ReceiptDetailsLater receipt={receipt} />
      <p className="outcome-actions">
        <a className="button" href="/">
          {CHECKOUT.backToShop}
        </a>
        <button type="button" className="button button-quiet" onClick={() => window.print()}>
          {CHECKOUT.print}
        </button>
      </p>
    </Outcome>
  )
}
