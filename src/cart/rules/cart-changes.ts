import { lineKey, type Cart, type CartLine } from './cart.ts'
import type { Cents } from '../../text/money.ts'
import type { CostChange } from './compare-settings.ts'
import type { LineToday, OtherProduct, UnavailableReason } from './price-check.ts'

/** By line key: the shop's answers of today. They lie beside the cart, whose lines keep what the shopper agreed to. */
export type Today = Readonly<Record<string, LineToday>>

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

/** The answer about a line. One about another price does not count: another tab has agreed to a newer one. */
export function todayOf(line: CartLine, today: Today): LineToday | undefined {
  const answer = today[lineKey(line)]
  return answer && [answer.agreedCents, answer.priceCents].includes(line.priceCents) ? answer : undefined
}

/** The line as it is shown and ordered: at the price and with the code of today, and with its picture in the product's folder (rule 803). */
export function atToday(line: CartLine, today: Today): CartLine {
  const { priceCents = line.priceCents, imagePath = '', code = line.code } = todayOf(line, today) ?? {}
  const { unplacedImage, code: was, ...placed } = line
  if (!imagePath && priceCents === line.priceCents && (code ?? '') === (was ?? '')) return line
  const unplaced = unplacedImage !== undefined && !imagePath && { unplacedImage }
  return { ...placed, priceCents, ...(imagePath ? { imagePath } : unplaced), ...(code && { code }) }
}

/** The lines that can still be ordered. Only these are charged. */
export function availableLines(cart: Cart, { unavailable }: Pick<CartChanges, 'unavailable'>): Cart {
  if (unavailable.length === 0) return cart
  const gone = new Set(unavailable.map(({ line }) => lineKey(line)))
  return cart.filter((line) => !gone.has(lineKey(line)))
}

/** The most urgent reason why the cart cannot be ordered; `null` without one. */
export function cartBlock(changes: CartChanges): CartBlock | null {
  if (changes.unavailable.length > 0) return 'unavailable'
  if (changes.others.length + changes.prints.length > 0) return 'products'
  return changes.prices.length + changes.costs.length > 0 ? 'prices' : null
}
