import type { Catalogue } from '../../catalogue/rules/catalogue.ts'
import { isAvailable, type ProductRules } from '../../catalogue/rules/product-choices.ts'
import type { Product } from '../../catalogue/rules/product.ts'

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
