import type { Catalogue } from '../../catalogue/rules/catalogue.ts'
import type { Product } from '../../catalogue/rules/product.ts'

/** Newest first and each once; `exceptIds` are products that the page shows elsewhere. */
export function newestProducts(
  { newestIds, products }: Pick<Catalogue, 'newestIds' | 'products'>,
  limit: number,
  exceptIds: readonly number[] = [],
): Product[] {
  return [...new Set(newestIds)]
    .flatMap((id) => (exceptIds.includes(id) ? [] : (products.find((product) => product.id === id) ?? [])))
    .slice(0, limit)
}
