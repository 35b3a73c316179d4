import { lineKey, type Cart } from './cart.ts'
import { parseEuros, toEuros, type Cents } from '../money.ts'

/** By line key: the price that the shopper last knew, of lines that cost another now. */
export type OldPrices = Readonly<Record<string, Cents>>

/** What is known of the lines of a cart; what was known of others is left out. */
export function ofLines<T>(byLine: Readonly<Record<string, T>>, cart: Cart): Readonly<Record<string, T>> {
  const keys = new Set(cart.map(lineKey))
  const kept = Object.entries(byLine).filter(([key]) => keys.has(key))
  return kept.length === Object.keys(byLine).length ? byLine : Object.fromEntries(kept)
}

/** Old prices as they are stored: in euros. */
export function toStoredPrices(oldPrices: OldPrices): Record<string, number> {
  return Object.fromEntries(Object.entries(oldPrices).map(([key, cents]) => [key, toEuros(cents)]))
}

/** Reads stored old prices; what is no price is left out. */
export function parseStoredPrices(json: unknown): OldPrices {
  // The entries of a text would be its letters, however many there are.
  const stored = (json instanceof Object ? json : {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, euros]) => {
      const cents = parseEuros(euros)
      return cents === undefined ? [] : [[key, cents]]
    }),
  )
}
