import { SHOP } from '../config/shop.ts'
import { QUANTITY_LIMIT } from './texts/quantity-texts.ts'

interface Props {
  /** What became of a typed number; '' for nothing. */
  said?: string
  isFull?: boolean
}

/** Says beside a quantity, and aloud, why it is lower than asked for, and who sells more (rule 109). `<buy-form>` shows its parts, too. */
export function QuantityNote({ said = '', isFull = false }: Props) {
  return (
    <div className="quantity-note fine-print" role="status">
      <p hidden={said === ''}>{said}</p>
      <p hidden={!isFull}>
        <span>{`${QUANTITY_LIMIT} `}</span>
        <a href={SHOP.phone.href}>{SHOP.phone.label}</a>
        <span>, </span>
        <a href={SHOP.email.href}>{SHOP.email.label}</a>
      </p>
    </div>
  )
}
