import type { OrderCosts } from '../../cart/rules/delivery.ts'
import type { Cents } from '../../text/money.ts'
import { CHECKOUT } from './checkout-texts.ts'

/** The names of delivery and payment; `undefined` for none. */
export interface CostNames {
  delivery: string | undefined
  payment: string | undefined
}

interface CostRow {
  label: string
  name: string | undefined
  /** `null` where only the name is said. */
  cents: Cents | null
}

/** The parts of a sum. Fees are left out where delivery is free (rule 403), and where nothing can be ordered. */
export function costRows(costs: OrderCosts, names?: CostNames): CostRow[] {
  const { isDeliveryFree, goodsCents, deliveryFeeCents, paymentFeeCents } = costs
  const fees: CostRow[] = [
    { label: CHECKOUT.deliveryFee, name: names?.delivery, cents: isDeliveryFree ? null : deliveryFeeCents },
    { label: CHECKOUT.paymentFee, name: names?.payment, cents: isDeliveryFree ? null : paymentFeeCents },
  ]
  return [
    { label: CHECKOUT.goods, name: undefined, cents: goodsCents },
    ...fees.filter(({ name, cents }) => costs.totalCents > 0 && (name || cents !== null)),
  ]
}
