import { formatPrice, type Cents } from './money.ts'

/**
 * A price without the euro sign, for texts that write the sign themselves.
 * @example formatAmount(1050) // '10,50'
 */
export function formatAmount(cents: Cents): string {
  // Without the no-break space and the sign.
  return formatPrice(cents).slice(0, -2)
}
