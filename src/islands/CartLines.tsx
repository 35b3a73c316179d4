import { lineKey, type Cart } from '../domain/cart.ts'
import { CartLineRow } from './CartLineRow.tsx'

/** The cart's lines as a list. */
export function CartLines({ cart, isEditable }: { cart: Cart; isEditable: boolean }) {
  return (
    <ul className="cart-lines">
      {cart.map((line) => (
        <CartLineRow key={lineKey(line)} line={line} isEditable={isEditable} />
      ))}
    </ul>
  )
}
