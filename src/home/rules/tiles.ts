import { isAvailable, type ProductRules } from '../../catalogue/rules/product-choices.ts'
import type { Product } from '../../catalogue/rules/product.ts'

/** A category or collection with a page of its own. */
export interface Part {
  path: string
  name: string
  has: (product: Product) => boolean
}

/**
 * The parts that have products, each with a picture: of its first product that can be bought and whose picture no
 * earlier part shows, else of its first product with a picture; else ''.
 */
export function toTiles(products: readonly Product[], parts: readonly Part[], rules: ProductRules) {
  const used = new Set<string>()
  return parts.flatMap(({ path, name, has }) => {
    const own = products.filter(has)
    const pictured = own.filter(({ imagePath }) => imagePath !== '')
    const first = pictured.find((one) => !used.has(one.imagePath) && isAvailable(one, rules)) ?? pictured[0]
    const imagePath = first?.imagePath ?? ''
    used.add(imagePath)
    return own.length > 0 ? [{ path, name, imagePath }] : []
  })
}
