import type { OrderCosts } from '../../cart/rules/delivery.ts'
import { formatPrice, type Cents } from '../../text/money.ts'
import { CHECKOUT } from './checkout-texts.ts'

/** The names of delivery and payment; `undefined` for none. */
export interface CostNames {
  delivery: string | undefined
  payment: string | undefined
}

interface CostRow {
  label: string
  name: string | undefined
  /** The price, or 'zadarmo' for a fee of nothing; `null` where only the name is said. */
  sum: string | null
}

/** The parts of a sum. Fees are left out where delivery is free (rule 403), and where nothing can be ordered. */
export function costRows(costs: OrderCosts, names?: CostNames): CostRow[] {
  const { isDeliveryFree, goodsCents, deliveryFeeCents, paymentFeeCents } = costs
  const fee = (cents: Cents) => (isDeliveryFree ? null : cents > 0 ? formatPrice(cents) : CHECKOUT.free)
  const fees: CostRow[] = [
    { label: CHECKOUT.deliveryFee, name: names?.delivery, sum: fee(deliveryFeeCents) },
    { label: CHECKOUT.paymentFee, name: names?.payment, sum: fee(paymentFeeCents) },
  ]
  return [
    { label: CHECKOUT.goods, name: undefined, sum: formatPrice(goodsCents) },
    ...fees.filter(({ name, sum }) => costs.totalCents > 0 && (name || sum !== null)),
  ]
}
