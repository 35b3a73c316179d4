import type { OrderCosts } from '../cart/rules/delivery.ts'
import { useSettled } from '../islands/use-settled.tsx'
import { formatPrice } from '../text/money.ts'
import { CHECKOUT } from './texts/checkout-texts.ts'

export function OrderCostRows({ costs }: { costs: OrderCosts }) {
  const rows = [
    [CHECKOUT.goods, costs.goodsCents],
    ...(costs.isDeliveryFree
      ? []
      : ([
          [CHECKOUT.deliveryFee, costs.deliveryFeeCents],
          [CHECKOUT.paymentFee, costs.paymentFeeCents],
        ] as const)),
  ] as const
  return (
    <>
      {rows.map(([label, cents]) => (
        <p key={label} className="total-row">
          <span>{label}</span>
          <span className="price">{cents > 0 ? formatPrice(cents) : CHECKOUT.free}</span>
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
