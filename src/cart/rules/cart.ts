import type { Cents } from '../../text/money.ts'

export interface CartLine {
  id: number
  slug: string
  name: string
  priceCents: Cents
  /** The picture's path below `web_files/`; '' for none. Only its file name is sent, as `image`. */
  imagePath: string
  /** The file name of a picture in an unknown folder. `imagePath` is '' until the re-check finds the folder. */
  unplacedImage?: string
  count: number
  size: string
  color: string
  /** The cut's name for shoppers. */
  cut: string
  /** The cut's code, such as `damsky_strih`; '' for none. */
  selectedCut: string
  /** The id of the artwork that a customer sends for it. It is not sent with an order. */
  artwork?: string
  /** True for goods with the customer's own print (rule 135), a choice as size and colour are; else missing. */
  isPrinted?: true
}

export type Cart = readonly CartLine[]
/** The fields that tell lines apart (rule 302). */
export type LineIdentity = Pick<CartLine, 'id' | 'size' | 'color' | 'selectedCut' | 'isPrinted'>

/** The limits of a line's quantity (rule 109). */
export interface QuantityLimits {
  min: number
  max: number
}

/** The key of a plain line is as it was before lines could be printed, so that stored keys still fit. */
export function lineKey({ id, size, color, selectedCut, isPrinted }: LineIdentity): string {
  return JSON.stringify([id, size, color, selectedCut, ...(isPrinted ? ['print'] : [])])
}

export function isSameLine(a: LineIdentity, b: LineIdentity): boolean {
  return lineKey(a) === lineKey(b)
}

/** A whole number within the limits. Anything but a number becomes the minimum. */
function clampCount(count: number, { min, max }: QuantityLimits): number {
  return Math.min(Math.max(Math.trunc(count) || min, min), max)
}

/**
 * Adds to the count of the same line, or appends the line. The maximum of pieces is not exceeded, nor that of lines.
 * @param maxLines a cart with so many lines takes no further line
 */
export function addLine(cart: Cart, added: CartLine, limits: QuantityLimits, maxLines = Infinity): Cart {
  const known = cart.find((line) => isSameLine(line, added))
  const count = clampCount(added.count, limits)
  if (!known) return cart.length < maxLines ? [...cart, { ...added, count }] : cart
  return withCount(cart, added, known.count + count, limits)
}

/** Sets a line's count, up to the maximum. A count of 0 or less removes the line. */
export function withCount(cart: Cart, item: LineIdentity, count: number, limits: QuantityLimits): Cart {
  if (!(count > 0)) return withoutItem(cart, item)
  const whole = clampCount(count, limits)
  return cart.map((line) => (isSameLine(line, item) ? { ...line, count: whole } : line))
}

export function withoutItem(cart: Cart, item: LineIdentity): Cart {
  return cart.filter((line) => !isSameLine(line, item))
}

/** How many pieces a line has; 0 if it is not in the cart. */
export function piecesOf(cart: Cart, item: LineIdentity): number {
  return cart.find((line) => isSameLine(line, item))?.count ?? 0
}

export function totalItems(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.count, 0)
}

export function linePriceCents(line: CartLine): Cents {
  return line.count * line.priceCents
}

export function totalPriceCents(cart: Cart): Cents {
  return cart.reduce((sum, line) => sum + linePriceCents(line), 0)
}

/** The cart without these pieces. Empty lines are removed. */
export function withoutPieces(cart: Cart, pieces: Cart, limits: QuantityLimits): Cart {
  return pieces.reduce((left, line) => withCount(left, line, piecesOf(left, line) - line.count, limits), cart)
}
