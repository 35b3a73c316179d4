import { formatCount, PIECES } from '../../text/slovak.ts'

export const CART_TITLE = 'Nákupný košík'

/** @example cartButtonName(2) // 'Nákupný košík, 2 kusy' */
export function cartButtonName(count: number): string {
  return `${CART_TITLE}, ${formatCount(count, PIECES)}`
}
