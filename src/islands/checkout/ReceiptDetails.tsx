import { PAYMENT_KINDS, PICKUP_DELIVERY_ID } from '../../config/checkout/settings.ts'
import { SHOP } from '../../config/shop/shop.ts'
import type { Receipt } from '../../domain/checkout/receipt.ts'
import { formatHours } from '../../messages/shop/opening-hours.ts'
import { nextSteps, RECEIPT } from '../../messages/checkout/receipt.ts'
import { BankTransferDetails } from './BankTransferDetails.tsx'
import { transferFor } from './transfer-for.ts'

const PLACE = {
  address: `${SHOP.street}, ${SHOP.postalCode} ${SHOP.city}`,
  hours: SHOP.pickupHours && formatHours(SHOP.pickupHours),
  phone: SHOP.phone.label,
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
    sendsOrderEmails: SHOP.sendsOrderEmails,
    shop: PLACE,
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
