import { HEUREKA_CATEGORIES } from '../../../../src/config/checkout-settings.ts'
import { BRANDS } from '../../../../src/config/ids.ts'
import { GARMENT_CATEGORIES } from '../../../../src/config/product-rules.ts'
import { SHOP } from '../../../../src/config/shop.ts'
import { ALL_CATEGORY, type Catalogue } from '../../../../src/catalogue/rules/catalogue.ts'
import { isOwnPrint } from '../../../../src/catalogue/rules/product-information.ts'
import { productPath } from '../../../../src/catalogue/rules/product-path.ts'
import type { Product, ProductDetail } from '../../../../src/catalogue/rules/product.ts'
import { readWords } from '../../../../src/product-index/rules/read-words.ts'
import { ofNearestCategory } from '../../feeds/offers.ts'
import type { Finding } from '../../report/finding.ts'

export const aboutProduct = ({ name, slug }: Product) => ({ about: name, href: productPath(slug) })

/** A finding of this kind for each of these products. @param noteOf a fact about a product */
export function productFindings<TProduct extends Product>(
  kind: Finding['kind'],
  products: readonly TProduct[],
  noteOf?: (product: TProduct) => string,
): Finding[] {
  return products.map((product) => ({
    kind,
    ...aboutProduct(product),
    ...(noteOf && { note: noteOf(product) }),
  }))
}

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

const stemsOf = (text: string) => readWords(text).map(({ stem }) => stem)

/**
 * Goods that feeds send as another kind: their names have no word of their category's path on Heureka, though most names in
 * the category have one.
 */
function otherKinds({ products, categories }: Pick<Catalogue, 'products' | 'categories'>): Finding[] {
  return Object.entries(HEUREKA_CATEGORIES).flatMap(([slug, paths]) => {
    const category = categories.find((one) => one.slug === slug)
    if (!category) return []
    const kinds = stemsOf(
      Object.values(paths)
        .map((path) => path.replace(/.*\|/, ''))
        .join(' '),
    )
    const ids = new Set(category.productIds)
    const own = products.filter(
      ({ id, name }) =>
        ids.has(id) && ofNearestCategory(HEUREKA_CATEGORIES, { name, categories: [category] }) === paths,
    )
    const others = own.filter(({ name }) => !stemsOf(name).some((stem) => kinds.includes(stem)))
    return 2 * others.length > own.length ? [] : productFindings('feed-kind', others, () => slug)
  })
}

/** True for a name that shouts, which feeds refuse: most letters are capitals, or it has two exclamation marks. */
function isLoud(name: string): boolean {
  const letters = name.match(/\p{L}/gu) ?? []
  const capitals = letters.filter((letter) => letter !== letter.toLowerCase())
  return name.includes('!!') || (letters.length >= 8 && capitals.length > 0.8 * letters.length)
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
  const found = (kind: Finding['kind'], isOne: (product: ProductDetail) => boolean) =>
    productFindings(kind, products.filter(isOne))
  const isGarment = ({ id }: Product) => garments.has(id)
  const isOwn = (product: ProductDetail) => SHOP.asManufacturer !== null && isOwnPrint(product, BRANDS)
  return [
    ...found('material', (one) => isGarment(one) && one.information.material === ''),
    ...found('color', (one) => isGarment(one) && one.variants.length === 0 && one.information.color === ''),
    ...categories
      .filter(
        ({ slug, productIds }) =>
          slug !== ALL_CATEGORY && productIds.length > 0 && !Object.hasOwn(HEUREKA_CATEGORIES, slug),
      )
      .map(({ slug, name }) => ({ kind: 'feed-category' as const, about: name, note: slug })),
    ...otherKinds({ products, categories }),
    ...found('loud-name', ({ name }) => isLoud(name)),
    ...found('manufacturer', (one) => !one.information.manufacturer && !isOwn(one)),
    ...found('own-maker', (one) => !one.information.manufacturer && isOwn(one)),
    ...unreachableMakers(products),
  ]
}
