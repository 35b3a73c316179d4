import { QUANTITY } from '../../config/product-limits.ts'
import { MAX_CART_LINES, MAX_LINE_TEXT } from '../../storage/stored.ts'
import * as cart from '../rules/cart.ts'
import { parseStoredCart, toStoredCart } from '../rules/stored-cart.ts'
import { storedAtom } from '../../storage/persistence.ts'

export const parseLines = (json: unknown): cart.Cart =>
  parseStoredCart(json, QUANTITY, MAX_CART_LINES, MAX_LINE_TEXT)

const stored = storedAtom<cart.Cart>('cart', {
  initial: [],
  encode: (value) => (value.length > 0 ? toStoredCart(value) : undefined),
  decode: parseLines,
})

/** The cart, stored under 'cart'. */
export const $cart = stored.$value

/** The cart as it is stored now. This tab may not show it yet. */
export const readCart = stored.read

/** Reads a stored text of a cart. */
export const readCartText = stored.parse

/** @returns how many pieces were added: fewer than asked for when the line, or the cart, is full */
export function addToCart(line: cart.CartLine): number {
  let added = 0
  stored.update((current) => {
    const changed = cart.addLine(current, line, QUANTITY, MAX_CART_LINES)
    added = cart.piecesOf(changed, line) - cart.piecesOf(current, line)
    return changed
  })
  return added
}

export function setItemCount(item: cart.LineIdentity, count: number): void {
  stored.update((current) => cart.withCount(current, item, count, QUANTITY))
}

/** Any other change of the cart, for the re-check and for orders. */
export const updateCart = stored.update

export function removeItem(item: cart.LineIdentity): void {
  stored.update((current) => cart.withoutItem(current, item))
}
