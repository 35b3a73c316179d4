import { nameProduct } from '../../../../src/api/readings.ts'
import { HEUREKA_CATEGORIES } from '../../../../src/config/checkout/settings.ts'
import { BRANDS, GARMENT_CATEGORIES } from '../../../../src/config/product/product-rules.ts'
import { USUAL_PRICE_CENTS } from '../../../../src/config/build-limits.ts'
import { formatPrice } from '../../../../src/domain/money.ts'
import { isOwnPrint } from '../../../../src/domain/product/product-information.ts'
import { productPath } from '../../../../src/domain/product/product-path.ts'
import type { ProductDetail, Product } from '../../../../src/domain/product/product.ts'
import { ALL_CATEGORY, type Catalogue } from '../../../../src/domain/shop/catalogue.ts'
import { printable, quote } from '../../../../src/domain/quote.ts'
import type { Finding, FindingKind } from '../../report/finding.ts'
import { LANDING_PAGES, MIN_LANDING_PRODUCTS } from '../../../../src/config/shop/landing-pages.ts'
import { withFilters } from '../../../../src/domain/listing/landing-pages.ts'
import { listingPath } from '../../../../src/domain/listing/listing-pages.ts'

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
  const toFinding = (kind: FindingKind, detail: string) => (product: ProductDetail) => ({
    kind,
    detail,
    name: nameProduct(product),
    about: product.name,
    path: productPath(product.slug),
  })
  return [
    ...products
      .filter(({ id, information }) => garments.has(id) && information.material === '')
      .map(toFinding('material', 'give material, such as "100 % bavlna" (Regulation (EU) 1007/2011)')),
    ...products
      .filter(
        ({ id, variants, information }) =>
          garments.has(id) && variants.length === 0 && information.color === '',
      )
      .map(toFinding('color', 'give colour, such as "biela": Google and Meta want one of each garment')),
    ...categories
      .filter(
        ({ slug, productIds }) =>
          slug !== ALL_CATEGORY && productIds.length > 0 && !Object.hasOwn(HEUREKA_CATEGORIES, slug),
      )
      .map(({ slug, name }) => ({
        kind: 'feed-category' as const,
        name: `category ${quote(slug)}`,
        about: name,
        fact: printable(slug),
        detail: 'name its path in HEUREKA_CATEGORIES (src/config/checkout/settings.ts)',
      })),
    ...products
      .filter((product) => !product.information.manufacturer && !isOwnPrint(product, BRANDS))
      .map(
        toFinding(
          'manufacturer',
          'give manufacturer with name, address and email (Regulation (EU) 2023/988, article 19)',
        ),
      ),
  ]
}

/** Products whose badge promises a discount and that have no previous price (rule 124). */
export function unprovenDiscounts(products: readonly Product[]): Finding[] {
  return products
    .filter(({ status, priceBeforeCents }) => status === '50% Discount' && priceBeforeCents === null)
    .map((product) => ({
      kind: 'discount',
      name: nameProduct(product),
      about: product.name,
      path: productPath(product.slug),
      detail:
        'its badge is not shown: give price_before, the lowest price of the 30 days before it, which must be above its price; SHOW_UNPROVEN_DISCOUNTS=1 shows it all the same',
    }))
}

/** Products that cost far more than is usual in this shop. */
export function unusualPrices(products: readonly Product[]): Finding[] {
  return products
    .filter(({ priceCents }) => priceCents > USUAL_PRICE_CENTS)
    .map((product) => ({
      kind: 'price',
      name: nameProduct(product),
      about: product.name,
      path: productPath(product.slug),
      fact: formatPrice(product.priceCents),
      detail: `it costs ${formatPrice(product.priceCents)}: see whether that is right`,
    }))
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
        name: listingPath(slug),
        about: name,
        fact: `${length} < ${MIN_LANDING_PRODUCTS}`,
        detail:
          `it has ${length} of the ${MIN_LANDING_PRODUCTS} products that make a page, so it is not built: add products, or ` +
          'take it out of src/config/shop/landing-pages.ts',
      }
    })
  })
}
