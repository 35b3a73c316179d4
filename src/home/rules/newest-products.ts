import type { Catalogue } from '../../catalogue/rules/catalogue.ts'
import { isAvailable, type ProductRules } from '../../catalogue/rules/product-choices.ts'
import type { Product } from '../../catalogue/rules/product.ts'

/** Each once, those that are not for sale last (rule 111). @param exceptIds products shown elsewhere on the page */
export function newestProducts(
  { newestIds, products }: Pick<Catalogue, 'newestIds' | 'products'>,
  limit: number,
  rules: ProductRules,
  exceptIds: readonly number[] = [],
): Product[] {
  return [...new Set(newestIds)]
    .flatMap((id) => (exceptIds.includes(id) ? [] : (products.find((product) => product.id === id) ?? [])))
    .sort((one, other) => Number(isAvailable(other, rules)) - Number(isAvailable(one, rules)))
    .slice(0, limit)
}
