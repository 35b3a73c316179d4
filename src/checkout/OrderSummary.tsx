import type { OrderCosts } from '../cart/rules/delivery.ts'
import { useSettled } from '../islands/use-settled.tsx'
import { formatPrice } from '../text/money.ts'
import { CHECKOUT } from './texts/checkout-texts.ts'

interface RowsProps {
  costs: OrderCosts
  /** The names of delivery and payment, where nothing else beside the sums shows them. */
  names?: { delivery: string | undefined; payment: string | undefined }
}

/** The parts of the sum. Fees are hidden where delivery is free (rule 403), and where nothing can be ordered. */
export function OrderCostRows({ costs, names }: RowsProps) {
  const { isDeliveryFree, goodsCents, deliveryFeeCents, paymentFeeCents } = costs
  const fees = [
    { label: CHECKOUT.deliveryFee, name: names?.delivery, cents: isDeliveryFree ? null : deliveryFeeCents },
    { label: CHECKOUT.paymentFee, name: names?.payment, cents: isDeliveryFree ? null : paymentFeeCents },
  ].filter(({ name, cents }) => costs.totalCents > 0 && (name || cents !== null))
  return (
    <>
      <p className="total-row">
        <span>{CHECKOUT.goods}</span>
        <span className="price">{formatPrice(goodsCents)}</span>
      </p>
      {fees.map(({ label, name, cents }) => (
        <p key={label} className="total-row">
          <span>{name ? `${label}: ${name}` : label}</span>
          {cents !== null && <span className="price">{cents > 0 ? formatPrice(cents) : CHECKOUT.free}</span>}
        </p>
      ))}
    </>
  )
}

export function OrderTotal({ costs }: { costs: OrderCosts }) {
  const isSettled = useSettled(costs.totalCents)
  return (
    <p className="total-row total-row-final" role="status" aria-busy={!isSettled}>
      <strong>{CHECKOUT.total}</strong>
      <strong className="price">{formatPrice(costs.totalCents)}</strong>
    </p>
  )
}

export function OrderSummary({ costs }: { costs: OrderCosts }) {
  return (
    <div className="order-summary">
      <OrderCostRows costs={costs} />
      <OrderTotal costs={costs} />
    </div>
  )
}
