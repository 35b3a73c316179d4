import { shownStatus, type Product } from '../catalogue/rules/product.ts'
import { STATUS_NAMES, PRODUCT } from './texts/product.ts'
import { formatPrice, type Cents } from '../text/money.ts'

/** What a reduced product cost before (rule 124); nothing for any other. */
export function PriceBefore({ cents }: { cents: Cents | null }) {
  return cents === null ? null : (
    <p className="price-before fine-print">
      <span>{`${PRODUCT.priceBefore} `}</span>
      <s>{formatPrice(cents)}</s>
    </p>
  )
}

/** The badge of a product's status (rule 112); nothing when it has none. */
export function StatusBadge({ product }: { product: Pick<Product, 'status' | 'priceBeforeCents'> }) {
  const status = shownStatus(product, import.meta.env.SHOW_UNPROVEN_DISCOUNTS)
  return status === null ? null : (
    <span className="badge" data-status={status}>
      {STATUS_NAMES[status]}
    </span>
  )
}
