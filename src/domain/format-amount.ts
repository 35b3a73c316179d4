import { formatPrice, type Cents } from './money.ts'

/**
 * A price without the euro sign, for texts that write the sign themselves.
 * @example formatAmount(1050) // '10,50'
 */
export function formatAmount(cents: Cents): string {
  return formatPrice(cents).replace(/\s*€$/, '')
}
