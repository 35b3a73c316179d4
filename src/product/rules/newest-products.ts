import type { Catalogue } from '../../catalogue/rules/catalogue.ts'
import type { Product } from '../../catalogue/rules/product.ts'

/**
 * The shop's newest products, newest first and each once; ids that the catalogue does not list are left out.
 * @param exceptIds products that the page shows elsewhere
 */
export function newestProducts(
  { newestIds, products }: Pick<Catalogue, 'newestIds' | 'products'>,
  limit: number,
  exceptIds: readonly number[] = [],
): Product[] {
  return [...new Set(newestIds)]
    .flatMap((id) => (exceptIds.includes(id) ? [] : (products.find((product) => product.id === id) ?? [])))
    .slice(0, limit)
}
