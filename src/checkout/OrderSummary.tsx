import type { OrderCosts } from '../cart/rules/delivery.ts'
import { useSettled } from '../islands/use-client-store.tsx'
import { formatPrice } from '../text/money.ts'
import { costRows, type CostNames } from './texts/cost-rows.ts'
import { CHECKOUT } from './texts/checkout-texts.ts'

interface RowsProps {
  costs: OrderCosts
  /** The names of delivery and payment, where nothing else beside the sums shows them. */
  names?: CostNames
}

/** The parts of the sum (rule 403). */
export function OrderCostRows({ costs, names }: RowsProps) {
  return costRows(costs, names).map(({ label, name, sum }) => (
    <p key={label} className="total-row">
      <span>{name ? `${label}: ${name}` : label}</span>
      {sum !== null && <span className="price">{sum}</span>}
    </p>
  ))
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
