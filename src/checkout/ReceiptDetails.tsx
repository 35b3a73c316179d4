import { FROM_RECEIPT, WITHDRAW_LINK } from '../legal/texts/withdrawal-links.ts'
import { EXCHANGE_LINK } from '../cart/texts/before-choice-texts.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import { SHOP } from '../config/shop.ts'
import { ARTWORKS } from '../config/artwork.ts'
import { deliveryDay, type DeliveryFacts } from '../cart/rules/delivery-day.ts'
import { splitByReturn } from '../cart/rules/made-lines.ts'
import { goodsDay, orderDayText } from '../cart/texts/order-day-texts.ts'
import { formatHours } from '../company/texts/opening-hours-texts.ts'
import { closedSoon } from '../company/texts/closed-texts.ts'
import { toBankTransfer } from './rules/bank-transfer.ts'
import type { Receipt } from './rules/receipt.ts'
import { receiptFile } from './texts/receipt-file.ts'
import { nextSteps, RECEIPT } from './texts/receipt-texts.ts'
import { ArtworkSteps } from './ArtworkSteps.tsx'
import { BankTransferDetails } from './BankTransferDetails.tsx'
import { OrderContents } from './OrderContents.tsx'
import { SaveReceipt } from './SaveReceipt.tsx'

const ADDRESS = `${SHOP.street}, ${SHOP.postalCode} ${SHOP.city}`

/** The day of delivery, computed for the moment when the order was sent. */
function dayOf(receipt: Receipt, delivery: DeliveryFacts): string | null {
  const { deliveryKind: kind, deliveryDays: days, paymentKind, paymentUrl, sentAt } = receipt
  const day = kind && deliveryDay({ kind, ...(days && { days }) }, delivery.plan, sentAt)
  if (!day) return null
  const isAfterPayment = paymentKind === 'transfer' && paymentUrl === null
  const goods = goodsDay(receipt.cart, delivery, ARTWORKS)
  return orderDayText(day, goods, delivery, { isAfterPayment, isKept: true })
}

export function ReceiptDetails({ receipt, delivery }: { receipt: Receipt; delivery: DeliveryFacts }) {
  const { paymentKind: kind, paymentUrl } = receipt
  const { made, others } = splitByReturn(receipt.cart, delivery.madeToOrderIds, ARTWORKS)
  const hours = [
    ...SHOP.pickupHours.map(formatHours),
    ...closedSoon(delivery.plan.closed, receipt.sentAt).map((text) => text.toLowerCase()),
  ]
  const transfer =
    kind === 'transfer' && SHOP.account && !paymentUrl
      ? toBankTransfer(receipt, SHOP.account.recipient, SHOP.account.iban, RECEIPT.paymentMessage)
      : null
  const steps = nextSteps({
    kind,
    isPickup: receipt.deliveryKind === 'pickup',
    totalCents: receipt.isTotalSure ? receipt.costs.totalCents : null,
    hasPaymentData: transfer !== null,
    hasPaymentLink: paymentUrl !== null,
    isFromAnotherTab: receipt.variableSymbol === null,
    confirmedTo: SHOP.sendsOrderEmails ? receipt.customer.email : null,
    day: dayOf(receipt, delivery),
    point: receipt.pickupPoint,
    shop: {
      address: ADDRESS,
      hours: hours.length > 0 ? hours.join(', ') : null,
      phone: SHOP.phone.label,
    },
  })
  const seller = [SHOP.name, ADDRESS, SHOP.phone.label, SHOP.email.label]
  const text = receiptFile({ receipt, steps, transfer, seller })
  return (
    <>
      <section className="next-steps" aria-labelledby="next-steps">
        <h3 id="next-steps">{RECEIPT.next}</h3>
        <ol>
          <ArtworkSteps receipt={receipt} />
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <SaveReceipt text={text} orderNumber={receipt.orderNumber} />
        {paymentUrl && (
          <a className="button no-print" href={paymentUrl}>
            {RECEIPT.payByCard}
          </a>
        )}
      </section>
      {transfer && <BankTransferDetails transfer={transfer} />}
      <OrderContents receipt={receipt} />
      {SHOP.exchangeSentence && receipt.cart.some(({ size }) => size !== '') && (
        <p className="no-print">
          <span>{`${tieSpaces(SHOP.exchangeSentence)} `}</span>
          <a href={EXCHANGE_LINK.path}>{EXCHANGE_LINK.text}</a>
        </p>
      )}
      {made.length > 0 && <p>{RECEIPT.noReturn(others.length > 0 ? made : [])}</p>}
      {others.length > 0 && (
        <p className="no-print">
          <a href={`${WITHDRAW_LINK.path}${FROM_RECEIPT}`}>{WITHDRAW_LINK.text}</a>
        </p>
      )}
    </>
  )
}
