import { lineKey, type Cart, type CartLine } from './cart.ts'
import type { Cents } from '../../text/money.ts'
import type { OldPrices } from './old-prices.ts'
import type { UnavailableReason } from './price-check.ts'

/** By line key: why a line can no longer be ordered. */
export type Unavailable = Readonly<Record<string, UnavailableReason>>

export interface CartChanges {
  /** Lines whose price has changed and not been agreed to. */
  prices: readonly { line: CartLine; oldCents: Cents }[]
  unavailable: readonly { line: CartLine; reason: UnavailableReason }[]
  /** By how many lines the cart exceeds what one order may have. */
  excess: number
}

export type CartBlock = 'unavailable' | 'too-many' | 'prices'

export interface CheckedCart {
  cart: Cart
  oldPrices: OldPrices
  unavailable: Unavailable
}

/** The changes of the lines that are in the cart now; `maxLines` is for one order. */
export function toCartChanges({ cart, oldPrices, unavailable }: CheckedCart, maxLines: number): CartChanges {
  return {
    prices: cart.flatMap((line) => {
      const oldCents = oldPrices[lineKey(line)]
      return oldCents === undefined || oldCents === line.priceCents ? [] : [{ line, oldCents }]
    }),
    unavailable: cart.flatMap((line) => {
      const reason = unavailable[lineKey(line)]
      return reason ? [{ line, reason }] : []
    }),
    excess: Math.max(0, cart.length - maxLines),
  }
}

/** The lines that can still be ordered; only these are charged. */
export function orderableLines(cart: Cart, { unavailable }: Pick<CartChanges, 'unavailable'>): Cart {
  if (unavailable.length === 0) return cart
  const gone = new Set(unavailable.map(({ line }) => lineKey(line)))
  return cart.filter((line) => !gone.has(lineKey(line)))
}

/** The same lines at the prices that the shopper last knew. */
export function atOldPrices(cart: Cart, { prices }: Pick<CartChanges, 'prices'>): Cart {
  const old = new Map(prices.map(({ line, oldCents }) => [lineKey(line), oldCents]))
  return cart.map((line) => ({ ...line, priceCents: old.get(lineKey(line)) ?? line.priceCents }))
}

/** What keeps the cart from being ordered, most urgent first; `null` when nothing does. */
export function cartBlock(changes: CartChanges): CartBlock | null {
  if (changes.unavailable.length > 0) return 'unavailable'
  if (changes.excess > 0) return 'too-many'
  return changes.prices.length > 0 ? 'prices' : null
}
