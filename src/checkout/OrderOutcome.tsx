import { useState } from 'react'
import { SHOP } from '../config/shop.ts'
import type { DeliveryFacts } from '../cart/rules/delivery-day.ts'
import type { PendingOrder } from './rules/order-attempts.ts'
import { ORDER_VIEW, type FailureReason, type OrderNotice, type OrderState } from './rules/form-state.ts'
import { $elsewhere } from './store/order-view.ts'
import { differenceText } from './texts/elsewhere-texts.ts'
import { FAILURE_LEADS, noticeText, OUTCOME, PENDING_NOTES } from './texts/order-notices.ts'
import { linkStyles } from '../islands/link-styles.ts'
import { useClientStore } from '../islands/use-client-store.tsx'
import { acknowledgeFailure, reopenReceipt } from './store/submit-order.ts'
import { $receipt } from './store/receipt-store.ts'
import type { Receipt } from './rules/receipt.ts'
import { ErrorBoundary } from '../islands/ErrorBoundary.tsx'
import { Outcome } from './OrderSending.tsx'
import { ReceiptDetails } from './ReceiptDetails.tsx'
import { FORM_NOTICE_ID, PENDING_NOTE_ID } from './use-view-focus.tsx'
import outcomeStyles from './order-outcome.css?url'

export { sendPressed, tellElsewhere } from './store/submit-order.ts'

/** Resolves when the styles of a sent order have loaded; the page itself comes without them. */
export const styled = linkStyles(outcomeStyles)

/** The receipt. If it cannot be shown, its order number still is. */
function Details(props: { receipt: Receipt; delivery: DeliveryFacts }) {
  return (
    <ErrorBoundary contact={<a href={SHOP.phone.href}>{SHOP.phone.label}</a>}>
      <ReceiptDetails {...props} />
    </ErrorBoundary>
  )
}

/** View 2: the order is stored. Shows its number, the next steps and how to pay. */
function OrderSuccess({ receipt, delivery }: { receipt: Receipt; delivery: DeliveryFacts }) {
  return (
    <Outcome title={OUTCOME.success} className="outcome-success">
      <p className="thanks">{OUTCOME.successHint}</p>
      {receipt.orderNumber !== null && (
        <p className="order-number">
          <span>{`${OUTCOME.orderNumber} `}</span>
          <strong>{receipt.orderNumber}</strong>
        </p>
      )}
      <Details receipt={receipt} delivery={delivery} />
      <p className="outcome-actions">
        <a className="button" href="/">
          {OUTCOME.backToShop}
        </a>
        <button type="button" className="button button-quiet" onClick={() => window.print()}>
          {OUTCOME.print}
        </button>
      </p>
    </Outcome>
  )
}

/** View -1: the order was refused, its outcome is unknown, or another tab sends it. Known facts come first (rule 504). */
function OrderFailure({ reason }: { reason: FailureReason }) {
  const lead = FAILURE_LEADS[reason]
  return (
    <Outcome title={lead?.known ?? OUTCOME.failure} className="outcome-failure">
      {lead && <h3>{OUTCOME.failure}</h3>}
      <p>
        <span>{`${lead?.detail ?? OUTCOME.failureHint} `}</span>
        <a href={SHOP.phone.href}>{SHOP.phone.label}</a>
      </p>
      <p className="fine-print">{OUTCOME.okSendsNothing}</p>
      <button type="button" className="button" onClick={acknowledgeFailure}>
        {OUTCOME.ok}
      </button>
    </Outcome>
  )
}

interface Props {
  order: Extract<OrderState, { receipt: Receipt } | { reason: FailureReason }>
  delivery: DeliveryFacts
}

/** An order that was sent, or that failed. */
export function OrderOutcome({ order, delivery }: Props) {
  if (order.view === ORDER_VIEW.success) return <OrderSuccess receipt={order.receipt} delivery={delivery} />
  return <OrderFailure reason={order.reason} />
}

/**
 * A notice of the form, and what was changed elsewhere; the cart's changes have a notice of their own. It gets the focus, so
 * a screen reader reads it.
 */
export function FormNotice({ notice }: { notice: OrderNotice | null }) {
  const elsewhere = useClientStore($elsewhere, null)
  const text = noticeText(notice, elsewhere !== null, SHOP.phone.label)
  return (
    text !== null && (
      <div id={FORM_NOTICE_ID} className="notice" tabIndex={-1}>
        <p>{text}</p>
        {elsewhere && (
          <ul>
            {elsewhere.differences.map(differenceText).map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        )}
      </div>
    )
  )
}

/** What is known of the order in the form (rule 509). It has the focus when the form comes back. */
export function PendingNote({ known }: { known: PendingOrder }) {
  const note = PENDING_NOTES[known]
  return (
    note && (
      <p id={PENDING_NOTE_ID} className="notice" tabIndex={-1}>
        {note}
      </p>
    )
  )
}

export function LastOrder({ delivery }: { delivery: DeliveryFacts }) {
  const receipt = useClientStore($receipt, null)
  const [isOpen, setIsOpen] = useState(false)
  if (!receipt) return null
  return (
    <details className="last-order" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{OUTCOME.lastOrder(receipt.orderNumber)}</summary>
      {/* Shown only when opened, because it fetches the code that draws the QR code. */}
      {isOpen && <Details receipt={receipt} delivery={delivery} />}
    </details>
  )
}

/** Opens the receipt of the last order. Only beside an empty cart, where no filled-in form is lost. */
export function LastOrderButton() {
  const receipt = useClientStore($receipt, null)
  return (
    receipt && (
      <button type="button" className="link-button" onClick={() => reopenReceipt(receipt)}>
        {OUTCOME.lastOrder(receipt.orderNumber)}
      </button>
    )
  )
}
