import type { Catalogue } from '../../catalogue/rules/catalogue.ts'
import type { Product } from '../../catalogue/rules/product.ts'

/** Newest first and each once, those that are sold out last; `exceptIds` are products that the page shows elsewhere. */
export function newestProducts(
  { newestIds, products }: Pick<Catalogue, 'newestIds' | 'products'>,
  limit: number,
  exceptIds: readonly number[] = [],
): Product[] {
  return [...new Set(newestIds)]
    .flatMap((id) => (exceptIds.includes(id) ? [] : (products.find((product) => product.id === id) ?? [])))
    .sort((one, other) => Number(one.status === 'Sold Out') - Number(other.status === 'Sold Out'))
    .slice(0, limit)
}
