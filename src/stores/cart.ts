import { computed } from 'nanostores'
import * as v from 'valibot'
import { QUANTITY } from '../config/limits.ts'
import * as cart from '../domain/cart.ts'
import { parseEuros } from '../domain/money.ts'
import { toStoredCart } from '../domain/order-payload.ts'
import { storedAtom } from './persistence.ts'

const text = v.fallback(v.string(), '')

/** A line as it is stored (spec section 3): the price in euros. */
const storedLineSchema = v.pipe(
  v.object({
    id: v.pipe(v.number(), v.safeInteger()),
    slug: text,
    name: v.pipe(v.string(), v.nonEmpty()),
    price: v.pipe(v.union([v.number(), v.string()]), v.transform(parseEuros), v.number()),
    image: text,
    count: v.pipe(v.number(), v.safeInteger(), v.minValue(QUANTITY.min)),
    size: text,
    color: text,
    cut: text,
    selectedCut: text,
  }),
  v.transform(({ price, ...line }): cart.CartLine => ({ ...line, priceCents: price })),
)

/** Saves every line that can still be read and merges lines that are one. */
function parseStoredCart(json: unknown): cart.Cart {
  const lines = Array.isArray(json) ? json : []
  return lines.reduce<cart.Cart>((kept, line) => {
    const parsed = v.safeParse(storedLineSchema, line)
    return parsed.success ? cart.addLine(kept, parsed.output, QUANTITY) : kept
  }, [])
}

const stored = storedAtom<cart.Cart>('cart', {
  initial: [],
  encode: (value) => (value.length > 0 ? toStoredCart(value) : undefined),
  decode: parseStoredCart,
})

/** The cart; kept under the key 'cart'. */
export const $cart = stored.$value

/** How many pieces are in the cart. */
export const $totalItems = computed($cart, cart.totalItems)

/** Puts a line into the cart; a line that is already there gets its count raised. */
export function addToCart(line: cart.CartLine): void {
  stored.update((current) => cart.addLine(current, line, QUANTITY))
}

/** Sets a line's count; 0 or less removes the line. */
export function setItemCount(item: cart.LineIdentity, count: number): void {
  stored.update((current) => cart.setItemCount(current, item, count, QUANTITY))
}

/** Removes a line. */
export function removeItem(item: cart.LineIdentity): void {
  stored.update((current) => cart.removeItem(current, item))
}

/** Empties the cart and removes it from storage. */
export function clearCart(): void {
  stored.update(() => [])
}
