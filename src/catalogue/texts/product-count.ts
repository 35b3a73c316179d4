import { formatCount, PRODUCTS } from '../../text/slovak.ts'

/** A number of products with its noun. @example formatProductCount(17) // '17 produktov' */
export function formatProductCount(count: number): string {
  return formatCount(count, PRODUCTS)
}
