import { isAvailable, type ProductRules } from '../../catalogue/rules/product-choices.ts'
import type { Product } from '../../catalogue/rules/product.ts'

export function availableProducts<TProduct extends Product>(
  products: readonly TProduct[],
  rules: ProductRules,
): TProduct[] {
  return products.filter((product) => isAvailable(product, rules))
}

/** Products of `available`, those first that share most tags with this one. Equal ones keep their order (rule 122). */
export function othersToBuy<TProduct extends Product>(
  { id, tags }: Pick<Product, 'id' | 'tags'>,
  available: readonly TProduct[],
  most: number,
): TProduct[] {
  // A list for each number of shared tags.
  const alike: TProduct[][] = [...tags, ''].map(() => [])
  const wanted = new Set(tags)
  for (const product of available) {
    let shared = 0
    for (const tag of product.tags) if (wanted.has(tag)) shared += 1
    if (product.id !== id) alike[shared]?.push(product)
  }
  return alike.reverse().flat().slice(0, most)
}
