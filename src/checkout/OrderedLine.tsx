import { PRODUCT_HINTS } from '../catalogue/texts/product-words.ts'
import { type CartLine, linePriceCents } from '../cart/rules/cart.ts'
import { lineFacts } from '../cart/texts/cart-texts.ts'
import { LinePicture } from '../cart/LinePicture.tsx'
import { formatPrice } from '../text/money.ts'
import { tieSpaces } from '../text/tie-spaces.ts'

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
