import { PAYMENT_KINDS, PICKUP_DELIVERY_ID } from '../../config/settings.ts'
import { SHOP } from '../../config/shop.ts'
import { toBankTransfer } from '../../domain/bank-transfer.ts'
import type { Receipt } from '../../domain/receipt.ts'
import { CHECKOUT } from '../../messages/checkout.ts'
import { nextSteps, RECEIPT } from '../../messages/receipt.ts'
import { BankTransferDetails } from './BankTransferDetails.tsx'
import { Outcome } from './OrderOutcome.tsx'

const PICKUP_PLACE = {
  address: `${SHOP.street}, ${SHOP.postalCode} ${SHOP.city}`,
  hours: SHOP.footerHours,
}

/** State 2: the order is stored; what it is called, what happens next and how to pay for it. */
export function OrderSuccess({ receipt }: { receipt: Receipt }) {
  const { orderNumber, paymentId, deliveryId, totalCents } = receipt
  const kind = PAYMENT_KINDS[paymentId] ?? null
  const transfer =
    kind === 'transfer' ? toBankTransfer(receipt, SHOP.company, SHOP.iban, RECEIPT.paymentMessage) : null
  const steps = nextSteps({
    kind,
    isPickup: deliveryId === PICKUP_DELIVERY_ID,
    totalCents,
    hasPaymentData: transfer !== null,
    shop: PICKUP_PLACE,
  })
  return (
    <Outcome title={CHECKOUT.success} className="outcome-success">
      <p>{CHECKOUT.successHint}</p>
      {orderNumber !== null && (
        <p className="order-number">
          {CHECKOUT.orderNumber} <strong>{orderNumber}</strong>
        </p>
      )}
      <section className="next-steps" aria-labelledby="next-steps">
        <h3 id="next-steps">{RECEIPT.next}</h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {transfer && <BankTransferDetails transfer={transfer} />}
      <p className="outcome-actions">
        <a className="button" href="/">
          {CHECKOUT.backToShop}
        </a>
        <button type="button" className="button button-quiet" onClick={() => window.print()}>
          {RECEIPT.print}
        </button>
      </p>
    </Outcome>
  )
}
