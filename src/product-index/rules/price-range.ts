import { parseEuros, toEuros, type Cents } from '../../text/money.ts'

/** A range of prices in cents, both ends included. `null` leaves a side open; at most one side is open. */
export interface PriceRange {
  fromCents: Cents | null
  toCents: Cents | null
}

/** A range that the listing offers, with the number of products it would show. */
export interface PriceStep extends PriceRange {
  count: number
}

export function isInRange(cents: Cents, { fromCents, toCents }: PriceRange): boolean {
  return cents >= (fromCents ?? 0) && cents <= (toCents ?? Infinity)
}

/**
 * Reads a range in an address; `null` for one that is unreadable, above `maxCents` or from more to less.
 * @example parsePriceRange('9.9-25', 1_000_000) // { fromCents: 990, toCents: 2500 }
 */
export function parsePriceRange(text: string, maxCents: Cents): PriceRange | null {
  const [from, to, ...rest] = text.split('-').map((side) => (side === '' ? null : parseEuros(side)))
  const [fromCents, toCents] = [from || null, to ?? null]
  if (from === undefined || to === undefined || rest.length > 0) return null
  if ((fromCents === null && toCents === null) || toCents === 0) return null
  if (Math.max(fromCents ?? 0, toCents ?? 0) > maxCents) return null
  return (fromCents ?? 0) > (toCents ?? Infinity) ? null : { fromCents, toCents }
}

/** Writes a range for an address. @example formatPriceRange({ fromCents: 990, toCents: null }) // '9.9-' */
export function formatPriceRange({ fromCents, toCents }: PriceRange): string {
  return [fromCents, toCents].map((cents) => (cents === null ? '' : toEuros(cents))).join('-')
}

/** The range between two typed amounts, in either order. An unreadable text leaves its side open; `null` if both are. */
export function toPriceRange(from: string, to: string, maxCents: Cents): PriceRange | null {
  const amounts = [from, to]
    .map((text) => text.replaceAll(/[\s€]/g, ''))
    .map((text) => (parseEuros(text) === undefined ? '' : text))
  const range = (sides: readonly string[]) => parsePriceRange(sides.join('-'), maxCents)
  return range(amounts) ?? range([...amounts].reverse())
}
