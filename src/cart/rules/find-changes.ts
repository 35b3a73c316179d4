import type { Artwork } from '../../catalogue/rules/artwork.ts'
import { isPrintedOn } from './cart-artwork.ts'
import { atToday, todayOf, type CartChanges, type Today } from './cart-changes.ts'
import type { Cart } from './cart.ts'
import type { CostChange } from './compare-settings.ts'
import type { OrderCosts } from './delivery.ts'

/** The differences between the stored cart and today's answers. Its lines are as shown. */
export function toCartChanges(
  cart: Cart,
  today: Today,
  costs: CartChanges['costs'],
  artworks: readonly Artwork[] = [],
): CartChanges {
  const lines = cart.map((stored) => ({
    line: atToday(stored, today),
    oldCents: stored.priceCents,
    ...todayOf(stored, today),
  }))
  return {
    prices: lines.flatMap(({ line, oldCents }) => (line.priceCents === oldCents ? [] : [{ line, oldCents }])),
    unavailable: lines.flatMap(({ line, reason }) => (reason ? [{ line, reason }] : [])),
    prints: lines.flatMap(({ line }) => (line.isPrinted && !isPrintedOn(line, artworks) ? [{ line }] : [])),
    others: lines.flatMap(({ line, other }) => (other && other.slug !== line.slug ? [{ line, other }] : [])),
    costs,
  }
}

/** The changes without other names and times of options that are not chosen. */
export function ofChosen(
  changes: readonly CostChange[],
  chosen: { delivery: number; payment: number | undefined },
): readonly CostChange[] {
  return changes.filter((change) => !('of' in change) || chosen[change.of] === change.now.id)
}

/** Whether new prices added the fees or removed them; `null` for neither. */
export function feeChange(before: OrderCosts, now: OrderCosts): 'charged' | 'free' | null {
  const fees = (costs: OrderCosts) => costs.totalCents - costs.goodsCents
  if (before.isDeliveryFree === now.isDeliveryFree || fees(before) === fees(now)) return null
  return now.isDeliveryFree ? 'free' : 'charged'
}
