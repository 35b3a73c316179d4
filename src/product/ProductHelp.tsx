import { EXCHANGE_LINK } from '../company/texts/exchange.ts'
import { UNLESS_PRINTED } from './OwnPrint.tsx'
import { PRODUCT } from './texts/product-texts.ts'
import { tieSpaces } from '../text/tie-spaces.ts'

interface Props {
  product: { name: string; code: string }
  /** The owner's sentence about exchange; `null` for goods that are not exchanged. */
  exchange: string | null
  /** `mailto:` with the shop's e-mail address. */
  email: string
  /** True while it is unknown whether goods are exchanged: the sentence only keeps its room. */
  isAwaited?: boolean
}

/** Links for exchanging a size and for asking about the product; the e-mail names the product (rule 133). */
export function ProductHelp({ product: { name, code }, exchange, email, isAwaited = false }: Props) {
  const subject = PRODUCT.questionAbout(name, code)
  const question = new URLSearchParams({ subject, body: `${subject}\n\n` }).toString().replaceAll('+', '%20')
  return (
    <ul className="buy-facts product-help">
      {exchange && (
        <li data-awaited={isAwaited ? '' : undefined} className={UNLESS_PRINTED}>
          <span>{`${tieSpaces(exchange)} `}</span>
          <a href={EXCHANGE_LINK.path}>{EXCHANGE_LINK.text}</a>
        </li>
      )}
      <li className="no-gain">
        <a href={`${email}?${question}`}>{PRODUCT.ask}</a>
      </li>
    </ul>
  )
}
