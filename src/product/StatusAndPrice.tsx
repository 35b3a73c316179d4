import { discountPercent, shownStatus, type Product } from '../catalogue/rules/product.ts'
import { PRICE_BEFORE } from '../catalogue/texts/price.ts'
import { discountName, STATUS_NAMES } from './texts/product-texts.ts'
import { formatPrice } from '../text/money.ts'

/** A price before a reduction, as text; `null` without a reduction. */
export function priceBefore({ priceBeforeCents: cents }: Pick<Product, 'priceBeforeCents'>): string | null {
  return cents === null ? null : formatPrice(cents)
}

interface LargePriceProps {
  price: string
  before: string | null
  /** True in a form of offers, which shows the price of the choice (offer-price.ts). It then has all parts from the start. */
  isOfOffers?: boolean
}

/** The price on a product's page and in the quick view: the price before beside it, the law's sentence below. */
export function LargePrice({ price, before, isOfOffers = false }: LargePriceProps) {
  const hasBefore = before !== null
  const parts = (
    <>
      <div className="price-row" role={isOfOffers ? 'status' : undefined}>
        <p className="price price-large">{price}</p>
        {(hasBefore || isOfOffers) && <s hidden={!hasBefore}>{before}</s>}
      </div>
      {(hasBefore || isOfOffers) && (
        <p className="price-before fine-print" hidden={!hasBefore}>
          <span>{`${PRICE_BEFORE} `}</span>
          <s>{before}</s>
        </p>
      )}
    </>
  )
  return isOfOffers ? <offer-price>{parts}</offer-price> : parts
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
