import { formatCount, PIECES } from '../../text/plural.ts'

export const CART_TITLE = 'Nákupný košík'

/**
 * The name of the header's cart button. In a file of its own, because every page loads it.
 * @example cartButtonName(2) // 'Nákupný košík, 2 kusy'
 */
export function cartButtonName(count: number): string {
  return `${CART_TITLE}, ${formatCount(count, PIECES)}`
}
