import type { Cents } from '../../text/money.ts'
import type { IndexRow } from '../../product-index/rules/product-index.ts'
import type { Cart } from './cart.ts'

/** Buyable, not in the cart, priced between `missingCents` and `missingCents + maxAboveCents`, cheapest first. */
export function fillUps(
  rows: readonly IndexRow[],
  missingCents: Cents,
  cart: Cart,
  { maxAboveCents, most }: { maxAboveCents: Cents; most: number },
): IndexRow[] {
  const fits = ({ id, isAvailable, priceCents }: IndexRow) =>
    isAvailable &&
    priceCents >= missingCents &&
    priceCents <= missingCents + maxAboveCents &&
    !cart.some((line) => line.id === id)
  return rows
    .filter(fits)
    .sort((one, other) => one.priceCents - other.priceCents)
    .slice(0, most)
}
