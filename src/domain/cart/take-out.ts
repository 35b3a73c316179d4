import { countOf, setItemCount, type Cart, type QuantityLimits } from './cart.ts'

/** The cart after an order: each line loses the pieces that were ordered, and a line without pieces is removed. */
export function takeOut(cart: Cart, ordered: Cart, limits: QuantityLimits): Cart {
  return ordered.reduce(
    (left, line) => setItemCount(left, line, countOf(left, line) - line.count, limits),
    cart,
  )
}
