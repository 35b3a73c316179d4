import type { Cents } from '../money.ts'

/** One line of the cart (rule 301). */
export interface CartLine {
  id: number
  slug: string
  name: string
  priceCents: Cents
  /**
   * The picture's path below `web_files/`; '' for none. Its file name alone is stored and sent as `image` (rule 301).
   */
  imagePath: string
  /** The file name of a picture whose folder is not known yet; `imagePath` is '' until the re-check finds it (rule 311). */
  unplacedImage?: string
  count: number
  size: string
  color: string
  /** The cut as a shopper reads it. */
  cut: string
  /** The cut's code, `damsky_strih` and so on; empty when there is none. */
  selectedCut: string
}

export type Cart = readonly CartLine[]
/** The fields that tell one line from another (rule 302). */
export type LineIdentity = Pick<CartLine, 'id' | 'size' | 'color' | 'selectedCut'>

/** The quantities a line may have (rule 109). */
export interface QuantityLimits {
  min: number
  max: number
}

/** A text that identifies a line, for list keys and records. */
export function lineKey({ id, size, color, selectedCut }: LineIdentity): string {
  return JSON.stringify([id, size, color, selectedCut])
}

/** True when both are the same product in the same size, colour and cut. */
function isSameLine(a: LineIdentity, b: LineIdentity): boolean {
  return lineKey(a) === lineKey(b)
}

/** A count as a whole number within the limits; what is not a number becomes the minimum. */
function clampCount(count: number, { min, max }: QuantityLimits): number {
  return Math.min(Math.max(Math.trunc(count) || min, min), max)
}

/** Raises the matching line's count by the given line's count, or appends it; never past the maximum. */
export function addLine(cart: Cart, added: CartLine, limits: QuantityLimits): Cart {
  const known = cart.find((line) => isSameLine(line, added))
  const count = clampCount(added.count, limits)
  if (!known) return [...cart, { ...added, count }]
  return setItemCount(cart, added, known.count + count, limits)
}

/** Sets a line's count, at most the maximum; a count of 0 or less removes the line. */
export function setItemCount(cart: Cart, item: LineIdentity, count: number, limits: QuantityLimits): Cart {
  if (!(count > 0)) return removeItem(cart, item)
  const whole = clampCount(count, limits)
  return cart.map((line) => (isSameLine(line, item) ? { ...line, count: whole } : line))
}

/** Removes a line. */
export function removeItem(cart: Cart, item: LineIdentity): Cart {
  return cart.filter((line) => !isSameLine(line, item))
}

/** How many pieces a line has; 0 when it is not in the cart. */
export function countOf(cart: Cart, item: LineIdentity): number {
  return cart.find((line) => isSameLine(line, item))?.count ?? 0
}

/** The sum of the counts. */
export function totalItems(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.count, 0)
}
