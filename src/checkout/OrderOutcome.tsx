import { useEffect, useRef, type ReactNode } from 'react'
import { SHOP } from '../config/shop.ts'
import type { DeliveryFacts } from '../cart/rules/delivery-day.ts'
import type { FailureReason } from './rules/order-state.ts'
import { FAILURE_LEADS } from './texts/order-notices.ts'
import { showTitle } from '../islands/show-title.ts'
import { acknowledgeFailure } from './store/order.ts'
import type { Receipt } from './rules/receipt.ts'
import { CHECKOUT } from './texts/checkout-texts.ts'
import { LazyReceiptDetails } from './LazyReceiptDetails.tsx'

function Outcome({ title, className, children }: { title: string; className: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    window.scrollTo({ top: 0 })
    return showTitle(title)
  }, [title])
  return (
    <div className={`outcome ${className}`}>
      <h2 ref={heading} className="seam" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  )
}

export function OrderSending() {
  return (
    <Outcome title={CHECKOUT.sending} className="outcome-sending">
      <p>{CHECKOUT.sendingHint}</p>
    </Outcome>
  )
}

/** View 2: the order is stored. Shows its number, the next steps and how to pay. */
export function OrderSuccess({ receipt, delivery }: { receipt: Receipt; delivery: DeliveryFacts }) {
  return (
    <Outcome title={CHECKOUT.success} className="outcome-success">
      <p className="thanks">{CHECKOUT.successHint}</p>
      {receipt.orderNumber !== null && (
        <p className="order-number">
          <span>{`${CHECKOUT.orderNumber} `}</span>
          <strong>{receipt.orderNumber}</strong>
        </p>
      )}
      <LazyReceiptDetails receipt={receipt} delivery={delivery} />
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

/** View -1: the order was refused, its outcome is unknown, or another tab sends it. Known facts come first (rule 504). */
export function OrderFailure({ reason }: { reason: FailureReason }) {
  const lead = FAILURE_LEADS[reason]
  return (
    <Outcome title={lead?.known ?? CHECKOUT.failure} className="outcome-failure">
      {lead && (
        <>
          <p>{lead.detail}</p>
          <h3>{CHECKOUT.failure}</h3>
        </>
      )}
      <p>
        <span>{`${CHECKOUT.failureHint} `}</span>
        <a href={SHOP.phone.href}>{SHOP.phone.label}</a>
      </p>
      <p className="fine-print">{CHECKOUT.okSendsNothing}</p>
      <button type="button" className="button" onClick={acknowledgeFailure}>
        {CHECKOUT.ok}
      </button>
    </Outcome>
  )
}
