import { isAvailable, type ProductRules } from '../../catalogue/rules/product-choices.ts'
import type { Product } from '../../catalogue/rules/product.ts'
import { readWords } from '../../product-index/rules/read-words.ts'
import type { Catalogue } from '../../catalogue/rules/catalogue.ts'

/** A category or collection with a page of its own. */
export interface Part {
  path: string
  name: string
  has: (product: Product) => boolean
  /** The slug of the product whose picture the owner has chosen. */
  ownersChoice?: string | undefined
}

const stemsOf = (text: string) => readWords(text).map(({ stem }) => stem)

/**
 * The parts that have products, each with the picture that represents it best (rule 903); '' without pictures. Among
 * equal products the first wins.
 */
export function toTiles(products: readonly Product[], parts: readonly Part[], rules: ProductRules) {
  const used = new Set<string>()
  return parts.flatMap(({ path, name, has, ownersChoice }) => {
    const own = products.filter(has)
    const stems = stemsOf(name)
    const rated = own
      .filter(({ imagePath }) => imagePath !== '')
      .map((product) => ({
        product,
        // The most important mark first. A higher mark wins.
        marks: [
          Number(product.slug === ownersChoice),
          Number(!used.has(product.imagePath) && isAvailable(product, rules)),
          new Set(stemsOf(product.name).filter((stem) => stems.includes(stem))).size,
          -parts.filter((part) => part.has(product)).length,
        ],
      }))
    const [best] = rated.toSorted(({ marks: one }, { marks: other }) =>
      one.reduce((order, mark, i) => order || (other[i] ?? 0) - mark, 0),
    )
    const imagePath = best?.product.imagePath ?? ''
    used.add(imagePath)
    return own.length > 0 ? [{ path, name, imagePath }] : []
  })
}

/** Each once, those that are not for sale last (rule 111). */
export function newestProducts(
  { newestIds, products }: Pick<Catalogue, 'newestIds' | 'products'>,
  limit: number,
  rules: ProductRules,
): Product[] {
  return [...new Set(newestIds)]
    .flatMap((id) => products.find((product) => product.id === id) ?? [])
    .sort((one, other) => Number(isAvailable(other, rules)) - Number(isAvailable(one, rules)))
    .slice(0, limit)
}
