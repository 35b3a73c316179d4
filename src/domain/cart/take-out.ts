import { countOf, setItemCount, type Cart, type QuantityLimits } from './cart.ts'

/** The cart without what was ordered: each line has as many pieces less; a line with none left is gone. */
export function takeOut(cart: Cart, ordered: Cart, limits: QuantityLimits): Cart {
  return ordered.reduce(
    (left, line) => setItemCount(left, line, countOf(left, line) - line.count, limits),
    cart,
  )
}
