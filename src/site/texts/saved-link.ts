import { formatCount, PRODUCTS } from '../../text/slovak.ts'

export const SAVED_LINK = 'Odložené'

/** @example savedLinkName(2) // 'Odložené, 2 produkty' */
export function savedLinkName(count: number): string {
  return `${SAVED_LINK}, ${formatCount(count, PRODUCTS)}`
}
