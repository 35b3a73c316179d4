import type { Cart, CartLine } from './cart.ts'
import type { Cents } from '../money.ts'

/** The price of one line, in cents. */
export function linePriceCents(line: CartLine): Cents {
  return line.count * line.priceCents
}

/** The goods' price, in cents: the sum of count times price. */
export function totalPriceCents(cart: Cart): Cents {
  return cart.reduce((sum, line) => sum + linePriceCents(line), 0)
}
