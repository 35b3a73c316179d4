import type { OrderCosts } from '../cart/rules/delivery.ts'
import { useSettled } from '../islands/use-client-store.tsx'
import { formatPrice } from '../text/money.ts'
import { costRows, type CostNames } from './texts/cost-rows.ts'
import { CHECKOUT } from './texts/checkout-texts.ts'
import { PRODUCT_HINTS } from '../catalogue/texts/product-words.ts'
import { type CartLine, linePriceCents } from '../cart/rules/cart.ts'
import { lineFacts } from '../cart/texts/cart-texts.ts'
import { LinePicture } from '../cart/LinePicture.tsx'
import { tieSpaces } from '../text/tie-spaces.ts'

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

/** The sum of the form. Each new one is said aloud. */
export function OrderTotal({ costs }: { costs: OrderCosts }) {
  const isSettled = useSettled(costs.totalCents)
  return (
    <p className="total-row total-row-final" role="status" aria-busy={!isSettled}>
      <strong>{CHECKOUT.total}</strong>
      <strong className="price">{formatPrice(costs.totalCents)}</strong>
    </p>
  )
}

interface Props {
  line: CartLine
  hasPicture?: boolean
  /** Its price is hidden where the total is not sure (rule 514). */
  isTotalSure: boolean
}

/** A line of the order with all choices and its quantity. */
export function OrderedLine({ line, hasPicture = false, isTotalSure }: Props) {
  const { count, priceCents } = line
  const facts = [
    ...lineFacts(line),
    [PRODUCT_HINTS.quantity, isTotalSure ? `${count}\u00A0×\u00A0${formatPrice(priceCents)}` : String(count)],
  ].filter(([, value]) => value)
  return (
    <li className="total-row">
      {hasPicture && <LinePicture path={line.imagePath} />}
      <span>
        <span>{tieSpaces(line.name)}</span>
        <small>{facts.map(([name, value]) => `${name}: ${value}`).join(' · ')}</small>
      </span>
      {isTotalSure && <span className="price">{formatPrice(linePriceCents(line))}</span>}
    </li>
  )
}
