import { lineKey, type Cart } from '../../domain/cart/cart.ts'
import type { CartChanges } from '../../domain/cart/cart-changes.ts'
import { CartLineRow } from './CartLineRow.tsx'
import { LineChangesLater } from './changes-later.tsx'

interface Props {
  cart: Cart
  /** The popup only shows the lines; the cart and the checkout let them be changed and know their changes. */
  changes?: CartChanges
}

/** The cart's lines as a list. */
export function CartLines({ cart, changes }: Props) {
  return (
    <ul className="cart-lines">
      {cart.map((line) => (
        <CartLineRow key={lineKey(line)} line={line} isEditable={changes !== undefined}>
          {changes && <LineChangesLater line={line} changes={changes} />}
        </CartLineRow>
      ))}
    </ul>
  )
}
