import type { Artwork } from '../../catalogue/rules/artwork.ts'
import { isPrintedOn } from './cart-artwork.ts'
import { lineKey, type Cart, type CartLine } from './cart.ts'
import { type Cents, parseEuros, toEuros } from '../../text/money.ts'
import type { CostChange } from './compare-settings.ts'
import type { OtherProduct, UnavailableReason } from './price-check.ts'

/** By line key: the reason why the line can no longer be ordered. */
export type Unavailable = Readonly<Record<string, UnavailableReason>>

/** By line key: the product that now has the line's product id. */
export type Others = Readonly<Record<string, OtherProduct>>

export interface CartChanges {
  /** Lines with a new price that the shopper has not agreed to. */
  prices: readonly { line: CartLine; oldCents: Cents }[]
  unavailable: readonly { line: CartLine; reason: UnavailableReason }[]
  /** Lines with own print on goods for which the shop no longer offers it. */
  prints: readonly { line: CartLine }[]
  /** Lines whose product id now means another product that the shopper has not accepted. */
  others: readonly { line: CartLine; other: OtherProduct }[]
  /** Costs of delivery and payment that differ from the built page. */
  costs: readonly CostChange[]
}

export type CartBlock = 'unavailable' | 'products' | 'prices'

export interface CheckedCart {
  cart: Cart
  oldPrices: OldPrices
  unavailable: Unavailable
  others: Others
}

/** The changes of those lines that are in the cart now. */
export function toCartChanges(
  { cart, oldPrices, unavailable, others }: CheckedCart,
  costs: CartChanges['costs'],
  artworks: readonly Artwork[] = [],
): CartChanges {
  return {
    prices: cart.flatMap((line) => {
      const oldCents = oldPrices[lineKey(line)]
      return oldCents === undefined || oldCents === line.priceCents ? [] : [{ line, oldCents }]
    }),
    unavailable: cart.flatMap((line) => {
      const reason = unavailable[lineKey(line)]
      return reason ? [{ line, reason }] : []
    }),
    prints: cart.filter((line) => line.isPrinted && !isPrintedOn(line, artworks)).map((line) => ({ line })),
    others: cart.flatMap((line) => {
      const other = others[lineKey(line)]
      return other ? [{ line, other }] : []
    }),
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

/** The lines that can still be ordered. Only these are charged. */
export function availableLines(cart: Cart, { unavailable }: Pick<CartChanges, 'unavailable'>): Cart {
  if (unavailable.length === 0) return cart
  const gone = new Set(unavailable.map(({ line }) => lineKey(line)))
  return cart.filter((line) => !gone.has(lineKey(line)))
}

/** The same lines at the prices that the shopper last agreed to. */
export function atOldPrices(cart: Cart, { prices }: Pick<CartChanges, 'prices'>): Cart {
  const old = new Map(prices.map(({ line, oldCents }) => [lineKey(line), oldCents]))
  return cart.map((line) => ({ ...line, priceCents: old.get(lineKey(line)) ?? line.priceCents }))
}

/** The most urgent reason why the cart cannot be ordered; `null` without one. */
export function cartBlock(changes: CartChanges): CartBlock | null {
  if (changes.unavailable.length > 0) return 'unavailable'
  if (changes.others.length + changes.prints.length > 0) return 'products'
  return changes.prices.length + changes.costs.length > 0 ? 'prices' : null
}

/** By line key, for lines with a new price: the price that the shopper last agreed to. */
export type OldPrices = Readonly<Record<string, Cents>>

/** Keeps the entries of lines that are in the cart. Returns the same object if that is all of them. */
export function ofLines<T>(byLine: Readonly<Record<string, T>>, cart: Cart): Readonly<Record<string, T>> {
  const keys = new Set(cart.map(lineKey))
  const kept = Object.entries(byLine).filter(([key]) => keys.has(key))
  return kept.length === Object.keys(byLine).length ? byLine : Object.fromEntries(kept)
}

/** Prices in euros. */
export function toStoredPrices(oldPrices: OldPrices): Record<string, number> {
  return Object.fromEntries(Object.entries(oldPrices).map(([key, cents]) => [key, toEuros(cents)]))
}

export function parseStoredPrices(json: unknown): OldPrices {
  // A stored string would also have entries: its characters, perhaps very many.
  const stored = (json instanceof Object ? json : {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, euros]) => {
      const cents = parseEuros(euros)
      return cents === undefined ? [] : [[key, cents]]
    }),
  )
}
