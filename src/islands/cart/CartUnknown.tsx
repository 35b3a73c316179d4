import { CART } from '../../messages/cart/cart.ts'
import { EmptyCart } from './EmptyCart.tsx'

/**
 * What stands on the cart's and the checkout's page before the browser's cart is read: one of the two, as CartAtStart.astro
 * has seen. Nothing that depends on the cart is there yet, so that nothing moves when it is.
 */
export function CartUnknown() {
  return (
    <div className="cart-unknown">
      <EmptyCart />
      <p className="loading">{CART.loading}</p>
    </div>
  )
}
