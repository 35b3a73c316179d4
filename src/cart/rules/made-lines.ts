import type { Artwork } from '../../catalogue/rules/artwork.ts'
import type { Cart } from './cart.ts'
import { requiredArtwork } from './cart-artwork.ts'

/** How much of an order is made to order. All goods come in one parcel, so nobody knows its day if any are. */
export type MadeToOrder = 'none' | 'some' | 'all'

/** The lines that are made to order: because of their product, or because they need photos or a design. */
export function madeLines(cart: Cart, madeToOrderIds: readonly number[], artworks: readonly Artwork[]): Cart {
  return cart.filter(
    (line) => madeToOrderIds.includes(line.id) || requiredArtwork(line, artworks) !== undefined,
  )
}

export function madeToOrderIn(
  cart: Cart,
  madeToOrderIds: readonly number[],
  artworks: readonly Artwork[],
): MadeToOrder {
  const made = madeLines(cart, madeToOrderIds, artworks).length
  return made === 0 ? 'none' : made < cart.length ? 'some' : 'all'
}
