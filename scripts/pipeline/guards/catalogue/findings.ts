import { HEUREKA_CATEGORIES } from '../../../../src/config/checkout-settings.ts'
import { BRANDS } from '../../../../src/config/ids.ts'
import { GARMENT_CATEGORIES } from '../../../../src/config/product-rules.ts'
import { MOVED_PRICE_TIMES, USUAL_PRICE_CENTS } from '../../../../src/config/build-limits.ts'
import { formatPrice } from '../../../../src/text/money.ts'
import { isOwnPrint } from '../../../../src/catalogue/rules/product-information.ts'
import { productPath } from '../../../../src/catalogue/rules/product-path.ts'
import type { ProductDetail, Product } from '../../../../src/catalogue/rules/product.ts'
import { ALL_CATEGORY, type Catalogue } from '../../../../src/catalogue/rules/catalogue.ts'
import type { Finding } from '../../report/finding.ts'
import type { Measures } from './falls.ts'
import { LANDING_PAGES, MIN_LANDING_PRODUCTS } from '../../../../src/config/landing-pages.ts'
import { withFilters } from '../../../../src/listing/rules/landing-pages.ts'
import { listingPath } from '../../../../src/listing/rules/listing-pages.ts'

const aboutProduct = ({ name, slug }: Product) => ({ about: name, href: productPath(slug) })

/** Products without information that the law or feeds ask for (rules 131 and 919), and categories without a path on Heureka. */
export function missingInformation({
  products,
  categories,
}: Pick<Catalogue, 'products' | 'categories'>): Finding[] {
  const garments = new Set(
    categories
      .filter(({ slug }) => GARMENT_CATEGORIES.includes(slug))
      .flatMap(({ productIds }) => productIds),
  )
  const toFinding = (kind: Finding['kind']) => (product: ProductDetail) => ({
    kind,
    ...aboutProduct(product),
  })
  return [
    ...products
      .filter(({ id, information }) => garments.has(id) && information.material === '')
      .map(toFinding('material')),
    ...products
      .filter(
        ({ id, variants, information }) =>
          garments.has(id) && variants.length === 0 && information.color === '',
      )
      .map(toFinding('color')),
    ...categories
      .filter(
        ({ slug, productIds }) =>
          slug !== ALL_CATEGORY && productIds.length > 0 && !Object.hasOwn(HEUREKA_CATEGORIES, slug),
      )
      .map(({ slug, name }) => ({ kind: 'feed-category' as const, about: name, note: slug })),
    ...products
      .filter((product) => !product.information.manufacturer && !isOwnPrint(product, BRANDS))
      .map(toFinding('manufacturer')),
  ]
}

/** Products whose badge promises a discount and that have no previous price (rule 124). */
export function unprovenDiscounts(products: readonly Product[]): Finding[] {
  return products
    .filter(({ status, priceBeforeCents }) => status === '50% Discount' && priceBeforeCents === null)
    .map((product) => ({ kind: 'discount', ...aboutProduct(product) }))
}

export function unusualPrices(products: readonly Product[]): Finding[] {
  return products
    .filter(({ priceCents }) => priceCents > USUAL_PRICE_CENTS)
    .map((product) => ({
      kind: 'price',
      ...aboutProduct(product),
      note: formatPrice(product.priceCents),
    }))
}

/** Products that cost over three times, or under a third, of what they cost in the shop online. */
export function movedPrices(products: readonly Product[], online?: Pick<Measures, 'products'>): Finding[] {
  const prices = new Map(online?.products.map(([id, , cents]) => [id, cents]))
  return products.flatMap((product): Finding[] => {
    const { id, priceCents: now } = product
    const before = prices.get(id) ?? now
    if (Math.max(before, now) <= MOVED_PRICE_TIMES * Math.min(before, now)) return []
    return [
      { kind: 'moved-price', ...aboutProduct(product), note: `${formatPrice(before)} → ${formatPrice(now)}` },
    ]
  })
}

/** Landing pages that the shop plans for its categories, and that have too few products to be built (rule 224). */
export function missingLandings({ categories, products }: Catalogue): Finding[] {
  return categories.flatMap(({ slug: category, productIds, landings }) => {
    const ids = new Set(productIds)
    const own = products.filter(({ id }) => ids.has(id))
    return LANDING_PAGES.filter(
      (planned) => planned.category === category && !landings.some(({ slug }) => slug === planned.slug),
    ).map(({ slug, name, filters }): Finding => {
      const { length } = withFilters(own, filters)
      return {
        kind: 'landing',
        about: name,
        note: `${listingPath(slug)}, ${length} < ${MIN_LANDING_PRODUCTS}`,
      }
    })
  })
}
