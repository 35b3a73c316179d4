import { addLine, countOf, type Cart, type CartLine, type QuantityLimits } from './cart.ts'

/** A line that was taken out of the cart, and where it stood; 0 is the first. */
export interface RemovedLine {
  line: CartLine
  at: number
}

/** The cart with a removed line where it was; one that has been added anew meanwhile gets its count raised (rule 316). */
export function putBack(cart: Cart, { line, at }: RemovedLine, limits: QuantityLimits): Cart {
  return countOf(cart, line) > 0 ? addLine(cart, line, limits) : cart.toSpliced(at, 0, line)
}
