import { addLine, piecesOf, withoutPieces, type Cart, type CartLine, type QuantityLimits } from './cart.ts'

/** A removed or changed line as it was, and its position in the cart; 0 is the first. */
export interface RemovedLine {
  line: CartLine
  at: number
  /** After a change: the line with the pieces that it got, and all its pieces in the cart. Missing after a removal. */
  changed?: { line: CartLine; total: number } | undefined
}

/** Puts a line at its position. If the same line is in the cart, it gets the pieces. */
export function insertLine(cart: Cart, { line, at }: RemovedLine, limits: QuantityLimits): Cart {
  return piecesOf(cart, line) > 0 ? addLine(cart, line, limits) : cart.toSpliced(at, 0, line)
}

/** Puts a removed or changed line back at its position. Pieces that were added meanwhile stay (rule 316). */
export function undoRemoval(cart: Cart, removed: RemovedLine, limits: QuantityLimits): Cart {
  const { changed } = removed
  return insertLine(changed ? withoutPieces(cart, [changed.line], limits) : cart, removed, limits)
}
