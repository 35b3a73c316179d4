import { formatPrice, type Cents } from '../../domain/money.ts'
import { PRODUCT } from '../../messages/product/product.ts'

/** What a reduced product cost before (rule 124); nothing for any other. */
export function PriceBefore({ cents }: { cents: Cents | null }) {
  return cents === null ? null : (
    <p className="price-before fine-print">
      {PRODUCT.priceBefore} <s>{formatPrice(cents)}</s>
    </p>
  )
}
