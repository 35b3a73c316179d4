import { nameProduct } from '../../../../src/api/readings.ts'
import { HEUREKA_CATEGORIES } from '../../../../src/config/checkout/settings.ts'
import { BRANDS, GARMENT_CATEGORIES } from '../../../../src/config/product/product-rules.ts'
import { isOwnPrint } from '../../../../src/domain/product/product-information.ts'
import { productPath } from '../../../../src/domain/product/product-path.ts'
import type { ProductDetail } from '../../../../src/domain/product/product.ts'
import { ALL_CATEGORY, type Catalogue } from '../../../../src/domain/shop/catalogue.ts'
import { printable, quote } from '../../../../src/domain/quote.ts'
import type { Finding, FindingKind } from '../../report/finding.ts'

/** Products of which something is not known that the law or feeds want said (rules 131 and 919), and categories that Heureka is not told of. */
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
    ...{ kind, detail, name: nameProduct(product) },
    ...{ about: product.name, path: productPath(product.slug) },
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
