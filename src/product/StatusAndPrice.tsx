import { discountPercent, shownStatus, type Product } from '../catalogue/rules/product.ts'
import { discountName, PRODUCT, STATUS_NAMES } from './texts/product-texts.ts'
import { formatPrice, type Cents } from '../text/money.ts'

/** The price on a product's page and in the quick view: the price before beside it, the law's sentence below. */
export function LargePrice({ price, beforeCents }: { price: string; beforeCents: Cents | null }) {
  return (
    <>
      <div className="price-row">
        <p className="price price-large">{price}</p>
        {beforeCents !== null && <s>{formatPrice(beforeCents)}</s>}
      </div>
      <PriceBefore cents={beforeCents} />
    </>
  )
}

/** The law's sentence with the price before a reduction; nothing without a reduction. */
function PriceBefore({ cents }: { cents: Cents | null }) {
  return cents === null ? null : (
    <p className="price-before fine-print">
      <span>{`${PRODUCT.priceBefore} `}</span>
      <s>{formatPrice(cents)}</s>
    </p>
  )
}

/** The badge of a product's status (rule 112); nothing without a status. */
export function StatusBadge({
  product,
}: {
  product: Pick<Product, 'status' | 'priceCents' | 'priceBeforeCents'>
}) {
  const status = shownStatus(product, import.meta.env.SHOW_UNPROVEN_DISCOUNTS)
  return status === null ? null : (
    <span className="badge" data-status={status}>
      {status === '50% Discount' ? discountName(discountPercent(product)) : STATUS_NAMES[status]}
    </span>
  )
}
