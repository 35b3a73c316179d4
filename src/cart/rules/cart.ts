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
  /** How many of its pieces get the customer's own print (rule 135); missing for none. The order's note says it. */
  printed?: number
  /** The keys (`lineKey`) that it had before the shopper changed its choice. They are not sent with an order. */
  changedFrom?: readonly string[]
}

export type Cart = readonly CartLine[]
/** The fields that tell lines apart (rule 302). */
export type LineIdentity = Pick<CartLine, 'id' | 'size' | 'color' | 'selectedCut'>

/** The limits of a line's quantity (rule 109). */
export interface QuantityLimits {
  min: number
  max: number
}

export function lineKey({ id, size, color, selectedCut }: LineIdentity): string {
  return JSON.stringify([id, size, color, selectedCut])
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
  const grown = withCount(cart, added, known.count + count, limits)
  return withPrinted(grown, added, printedOf(known) + printedOf(added))
}

const printedOf = ({ printed = 0 }: Pick<CartLine, 'printed'>): number => printed

/** Sets how many pieces of a line get own print: at most all. */
function withPrinted(cart: Cart, item: LineIdentity, printed: number): Cart {
  return cart.map((line) => {
    if (!isSameLine(line, item)) return line
    const { printed: _, ...plain } = line
    return printed > 0 ? { ...plain, printed: Math.min(printed, line.count) } : plain
  })
}

/** Sets a line's count, up to the maximum. A count of 0 or less removes the line. If all its pieces have own print, they still do. */
export function withCount(cart: Cart, item: LineIdentity, count: number, limits: QuantityLimits): Cart {
  if (!(count > 0)) return withoutItem(cart, item)
  const whole = clampCount(count, limits)
  const changed = cart.map((line) => (isSameLine(line, item) ? { ...line, count: whole } : line))
  const old = cart.find((line) => isSameLine(line, item))
  if (!old?.printed) return changed
  return withPrinted(changed, item, old.printed === old.count ? whole : old.printed)
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
  return pieces.reduce((left, line) => {
    const old = left.find((one) => isSameLine(one, line))
    const fewer = withCount(left, line, piecesOf(left, line) - line.count, limits)
    return old?.printed ? withPrinted(fewer, line, old.printed - printedOf(line)) : fewer
  }, cart)
}

/**
 * The cart after an order, with what came after it. A line whose choice was changed while its order was under way
 * is the ordered one.
 */
export function cartAfterOrder(cart: Cart, ordered: Cart, limits: QuantityLimits): Cart {
  const missing = ordered.map((line) => ({ ...line, count: line.count - piecesOf(cart, line) }))
  const left = missing.reduce(
    (rest, line) => {
      const changed = rest.find(({ changedFrom = [] }) => changedFrom.includes(lineKey(line)))
      return line.count > 0 && changed ? withCount(rest, changed, changed.count - line.count, limits) : rest
    },
    withoutPieces(cart, ordered, limits),
  )
  return left.map(({ changedFrom: _, ...line }) => line)
}
