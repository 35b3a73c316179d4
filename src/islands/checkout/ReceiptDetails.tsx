import { PAYMENT_KINDS, PICKUP_DELIVERY_ID } from '../../config/settings.ts'
import { SHOP } from '../../config/shop.ts'
import { toBankTransfer, type BankTransfer } from '../../domain/bank-transfer.ts'
import type { Receipt } from '../../domain/receipt.ts'
import { nextSteps, RECEIPT } from '../../messages/receipt.ts'
import { BankTransferDetails } from './BankTransferDetails.tsx'

const PICKUP_PLACE = {
  address: `${SHOP.street}, ${SHOP.postalCode} ${SHOP.city}`,
  hours: SHOP.footerHours,
}

/** What a transfer for the order needs; `null` for one paid otherwise, and for an amount that is yet to be confirmed. */
export function transferFor(receipt: Receipt): BankTransfer | null {
  return PAYMENT_KINDS[receipt.paymentId] === 'transfer' && receipt.isTotalSure
    ? toBankTransfer(receipt, SHOP.company, SHOP.iban, RECEIPT.paymentMessage)
    : null
}

/** What happens next with an order that was sent, and how to pay for it. */
export function ReceiptDetails({ receipt }: { receipt: Receipt }) {
  const transfer = transferFor(receipt)
  const steps = nextSteps({
    kind: PAYMENT_KINDS[receipt.paymentId] ?? null,
    isPickup: receipt.deliveryId === PICKUP_DELIVERY_ID,
    totalCents: receipt.totalCents,
    isTotalSure: receipt.isTotalSure,
    hasPaymentData: transfer !== null,
    shop: PICKUP_PLACE,
  })
  return (
    <>
      <section className="next-steps" aria-labelledby="next-steps">
        <h3 id="next-steps">{RECEIPT.next}</h3>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      {transfer && <BankTransferDetails transfer={transfer} />}
    </>
  )
}
