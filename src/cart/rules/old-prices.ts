import { lineKey, type Cart } from './cart.ts'
import { parseEuros, toEuros, type Cents } from '../../text/money.ts'

/** By line key: the price that the shopper last knew, of lines that cost another now. */
export type OldPrices = Readonly<Record<string, Cents>>

/** Keeps only the entries whose lines are in the cart. Returns the same object when all of them are. */
export function ofLines<T>(byLine: Readonly<Record<string, T>>, cart: Cart): Readonly<Record<string, T>> {
  const keys = new Set(cart.map(lineKey))
  const kept = Object.entries(byLine).filter(([key]) => keys.has(key))
  return kept.length === Object.keys(byLine).length ? byLine : Object.fromEntries(kept)
}

/** In euros. */
export function toStoredPrices(oldPrices: OldPrices): Record<string, number> {
  return Object.fromEntries(Object.entries(oldPrices).map(([key, cents]) => [key, toEuros(cents)]))
}

export function parseStoredPrices(json: unknown): OldPrices {
  // A stored text has entries too: its characters, however many there are.
  const stored = (json instanceof Object ? json : {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, euros]) => {
      const cents = parseEuros(euros)
      return cents === undefined ? [] : [[key, cents]]
    }),
  )
}
