import { productChoices, type ProductRules } from './product-choices.ts'
import type { Product } from './product.ts'

/**
 * Products that can be bought in place of one that cannot (rule 122), those that share most of its tags first, equal ones
 * in their own order.
 * @param products where they are looked for, such as the products of its category
 */
export function othersToBuy<TProduct extends Product>(
  { id, tags }: Pick<Product, 'id' | 'tags'>,
  products: readonly TProduct[],
  rules: ProductRules,
  most: number,
): TProduct[] {
  const likeness = (product: Product) => product.tags.filter((tag) => tags.includes(tag)).length
  return products
    .filter((product) => product.id !== id && productChoices(product, rules).notOrderable === null)
    .map((product) => ({ product, shared: likeness(product) }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, most)
    .map(({ product }) => product)
}
