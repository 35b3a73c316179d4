import { totalPriceCents } from '../domain/cart.ts'
import { formatPrice } from '../domain/money.ts'
import { CART } from '../messages/cart.ts'
import { $cart } from '../stores/cart.ts'
import '../stores/old-prices.ts'
import { CartLines } from './CartLines.tsx'
import { useClientStore } from './use-client-store.ts'

/** What the header's cart popup holds below its title (spec section 2, 'Cart popup'). */
export function CartPopup() {
  const cart = useClientStore($cart, [])
  if (cart.length === 0) return <p className="cart-popup-empty">{CART.isEmpty}</p>
  return (
    <>
      <CartLines cart={cart} />
      <div className="cart-popup-footer">
        <p className="total-row" role="status">
          <span>{CART.total}</span>
          <strong className="price">{formatPrice(totalPriceCents(cart))}</strong>
        </p>
        <a className="button" href="/checkout">
          {CART.order}
        </a>
        <a className="button button-quiet" href="/cart">
          {CART.showCart}
        </a>
      </div>
    </>
  )
}
