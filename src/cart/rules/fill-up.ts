import type { Cents } from '../../text/money.ts'
import type { ListingRow } from '../../catalogue/rules/product.ts'
import type { Cart } from './cart.ts'

/** What a product may cost that is offered to whoever misses a sum until delivery is free. */
export interface FillUpLimits {
  /** How much more than that sum. */
  maxAboveCents: Cents
  /** How many are offered. */
  most: number
}

/** Products of a little more than what is missing for free delivery, the cheapest first; none that is in the cart (rule 404). */
export function fillUps(
  rows: readonly ListingRow[],
  missingCents: Cents,
  cart: Cart,
  { maxAboveCents, most }: FillUpLimits,
): ListingRow[] {
  const above = ({ priceCents }: ListingRow) => priceCents - missingCents
  return rows
    .filter((row) => row.isAvailable && above(row) >= 0 && above(row) <= maxAboveCents)
    .filter(({ id }) => !cart.some((line) => line.id === id))
    .sort((one, other) => above(one) - above(other))
    .slice(0, most)
}
