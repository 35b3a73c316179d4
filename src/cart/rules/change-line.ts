import {
  isSameLine,
  piecesOf,
  withoutItem,
  type Cart,
  type CartLine,
  type LineIdentity,
  type QuantityLimits,
} from './cart.ts'
import { insertLine, type RemovedLine } from './removed-line.ts'
import { colorImagePath, type LineProduct } from './to-cart-line.ts'

/** The choices that a shopper makes for a product. */
export type LineChoice = Pick<CartLine, 'size' | 'color' | 'cut' | 'selectedCut' | 'isPrinted'>

/** The line with another choice and the picture of its colour. */
export function withChoice(
  line: CartLine,
  choice: LineChoice,
  product: Pick<LineProduct, 'variants' | 'imagePath'>,
): CartLine {
  const { isPrinted: _, ...plain } = line
  const changed = { ...plain, ...choice }
  if (changed.color === line.color) return changed
  const { unplacedImage: __, ...placed } = changed
  return { ...placed, imagePath: colorImagePath(product, changed.color) }
}

/**
 * Changes a line at its position (rule 319). It keeps the price that the shopper agreed to.
 * @returns `removed` is `null` if the line is not in the cart
 */
export function changeLine(
  cart: Cart,
  old: LineIdentity,
  change: (line: CartLine) => CartLine,
  limits: QuantityLimits,
): { cart: Cart; removed: RemovedLine | null } {
  const at = cart.findIndex((one) => isSameLine(one, old))
  const line = cart[at]
  if (!line) return { cart, removed: null }
  const now = change(line)
  const left = withoutItem(cart, line)
  const changed = insertLine(left, { line: now, at }, limits)
  const total = piecesOf(changed, now)
  const moved = { ...now, count: total - piecesOf(left, now) }
  return { cart: changed, removed: { line, at, changed: { line: moved, total } } }
}
