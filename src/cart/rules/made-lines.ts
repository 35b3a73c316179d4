import type { Artwork } from '../../catalogue/rules/artwork.ts'
import type { Cart } from './cart.ts'
import { requiredArtwork } from './cart-artwork.ts'

/** How much of an order is made to order. Nobody knows the day of these goods. */
export type MadeToOrder = 'none' | 'some' | 'all'

/** The lines that are made to order: because of their product, or because they need photos or a design. */
function madeLines(cart: Cart, madeToOrderIds: readonly number[], artworks: readonly Artwork[]): Cart {
  return cart.filter(
    (line) => madeToOrderIds.includes(line.id) || requiredArtwork(line, artworks) !== undefined,
  )
}

/** Divides a cart into the goods that nobody may return, and the others. */
export function splitByReturn(
  cart: Cart,
  madeToOrderIds: readonly number[],
  artworks: readonly Artwork[],
): { made: Cart; others: Cart } {
  const made = madeLines(cart, madeToOrderIds, artworks).filter((line) => {
    const artwork = requiredArtwork(line, artworks)
    return madeToOrderIds.includes(line.id) || artwork?.isRequired || !artwork?.offer?.isReturnable
  })
  const others = cart.filter((line) => !made.includes(line))
  return { made, others }
}

export function madeToOrderIn(
  cart: Cart,
  madeToOrderIds: readonly number[],
  artworks: readonly Artwork[],
): MadeToOrder {
  const made = madeLines(cart, madeToOrderIds, artworks).length
  return made === 0 ? 'none' : made < cart.length ? 'some' : 'all'
}
