import { lineKey, type Cart } from './cart.ts'
import { parseEuros, toEuros, type Cents } from '../../text/money.ts'

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
