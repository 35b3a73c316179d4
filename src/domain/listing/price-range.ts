import { parseEuros, toEuros, type Cents } from '../money.ts'

/** Prices from one to another, both included, in cents; `null`: open on that side. One side is always there. */
export interface PriceRange {
  fromCents: Cents | null
  toCents: Cents | null
}

/** A range of a category's own prices, with how many products are in it. */
export interface PriceStep extends PriceRange {
  count: number
}

/** The most steps that a category's prices are divided into. */
const MAX_STEPS = 5

/** True for a price within a range. */
export function isInRange(cents: Cents, { fromCents, toCents }: PriceRange): boolean {
  return cents >= (fromCents ?? 0) && cents <= (toCents ?? Infinity)
}

/**
 * Reads a range of an address (rule 222): two amounts of euros with a hyphen between them, of which one may be missing.
 * @returns `null` for what is no range: unreadable, beyond `maxCents`, or from more to less
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

/**
 * The range that two typed amounts mean: what is no amount leaves its side open, and two in the wrong order change places.
 * @returns `null` when neither is an amount, or one is beyond `maxCents`
 */
export function toPriceRange(from: string, to: string, maxCents: Cents): PriceRange | null {
  const amounts = [from, to].map((text) => (parseEuros(text) === undefined ? '' : text))
  const range = (sides: readonly string[]) => parsePriceRange(sides.join('-'), maxCents)
  return range(amounts) ?? range([...amounts].reverse())
}

/**
 * Divides the prices of a category's products into at most five steps with about as many products each. A step begins and
 * ends at prices that occur, so that no product is in two steps and no step is empty; the first and the last are open to
 * one side. A single price makes no steps.
 */
export function toPriceSteps(prices: readonly Cents[]): PriceStep[] {
  const sorted = [...prices].sort((one, other) => one - other)
  const steps: { fromCents: Cents; toCents: Cents; count: number }[] = []
  let lastStep = 0
  for (let start = 0; start < sorted.length;) {
    const cents = sorted[start] as Cents
    let end = start
    while (sorted[end] === cents) end++
    const step = Math.floor((((start + end) / 2) * MAX_STEPS) / sorted.length)
    const last = steps.at(-1)
    if (last && step === lastStep) {
      last.toCents = cents
      last.count += end - start
    } else steps.push({ fromCents: cents, toCents: cents, count: end - start })
    lastStep = step
    start = end
  }
  if (steps.length < 2) return []
  return steps.map(({ fromCents, toCents, count }, i) => ({
    fromCents: i === 0 ? null : fromCents,
    toCents: i === steps.length - 1 ? null : toCents,
    count,
  }))
}
