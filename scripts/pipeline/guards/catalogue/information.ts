import { HEUREKA_CATEGORIES } from '../../../../src/config/checkout-settings.ts'
import { BRANDS } from '../../../../src/config/ids.ts'
import { GARMENT_CATEGORIES } from '../../../../src/config/product-rules.ts'
import { SHOP } from '../../../../src/config/shop.ts'
import { ALL_CATEGORY, type Catalogue } from '../../../../src/catalogue/rules/catalogue.ts'
import { isOwnPrint } from '../../../../src/catalogue/rules/product-information.ts'
import { productPath } from '../../../../src/catalogue/rules/product-path.ts'
import type { Product, ProductDetail } from '../../../../src/catalogue/rules/product.ts'
import type { Finding } from '../../report/finding.ts'

export const aboutProduct = ({ name, slug }: Product) => ({ about: name, href: productPath(slug) })

/** Makers without an address or an e-mail, each with the number of its products: the law asks for both (rule 131). */
function unreachableMakers(products: readonly ProductDetail[]): Finding[] {
  const names = products.flatMap(({ information: { manufacturer, responsible } }) =>
    [manufacturer, responsible].flatMap((maker) =>
      maker && (maker.address === '' || maker.email === '') ? [maker.name] : [],
    ),
  )
  return [...Map.groupBy(names, (name) => name)].map(([about, { length }]) => ({
    kind: 'maker',
    about,
    count: length,
  }))
}

/** Products that lack information for the law or feeds (rules 131 and 919), and categories without a path on Heureka. */
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
      .filter(
        (product) =>
          !product.information.manufacturer && !(SHOP.asManufacturer && isOwnPrint(product, BRANDS)),
      )
      .map(toFinding('manufacturer')),
    ...products
      .filter(
        (product) => !product.information.manufacturer && SHOP.asManufacturer && isOwnPrint(product, BRANDS),
      )
      .map(toFinding('own-maker')),
    ...unreachableMakers(products),
  ]
}
