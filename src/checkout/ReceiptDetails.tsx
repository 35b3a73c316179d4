import { WITHDRAW_LINK } from '../legal/texts/withdrawal-links.ts'
import { SHOP } from '../config/shop.ts'
import { toBankTransfer } from './rules/bank-transfer.ts'
import type { Receipt } from './rules/receipt.ts'
import { formatHours } from '../company/texts/opening-hours-texts.ts'
import { nextSteps, RECEIPT } from './texts/receipt-texts.ts'
import { linkStyles } from '../islands/link-styles.ts'
import { BankTransferDetails } from './BankTransferDetails.tsx'
import { OrderContents } from './OrderContents.tsx'
import outcomeStyles from './order-outcome.css?url'

/** Resolves when the styles of a sent order have loaded, which the page comes without. */
export const styled = linkStyles(outcomeStyles)

const PLACE = {
  address: `${SHOP.street}, ${SHOP.postalCode} ${SHOP.city}`,
  hours: SHOP.pickupHours && formatHours(SHOP.pickupHours),
  phone: SHOP.phone.label,
}

export function ReceiptDetails({ receipt }: { receipt: Receipt }) {
  const { paymentKind: kind, paymentUrl } = receipt
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
        {paymentUrl && (
          <a className="button no-print" href={paymentUrl}>
            {RECEIPT.payByCard}
          </a>
        )}
      </section>
      {transfer && <BankTransferDetails transfer={transfer} />}
      <OrderContents receipt={receipt} />
      <p className="no-print">
        <a href={WITHDRAW_LINK.path}>{WITHDRAW_LINK.text}</a>
      </p>
    </>
  )
}
