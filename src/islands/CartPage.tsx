import { totalPriceCents } from '../domain/cart.ts'
import { formatPrice } from '../domain/money.ts'
import { CART } from '../messages/cart.ts'
import { $cart } from '../stores/cart.ts'
import { CartLines } from './CartLines.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { StorageNotice } from './StorageNotice.tsx'
import { useClientStore, useIsHydrated } from './use-client-store.ts'

/** The cart (spec section 2, 'Cart screen'). */
export function CartPage() {
  const cart = useClientStore($cart, [])
  const isHydrated = useIsHydrated()
  if (!isHydrated) return <p className="loading">{CART.loading}</p>
  if (cart.length === 0) return <EmptyCart />
  return (
    <div className="cart-page">
      <StorageNotice />
      <CartLines cart={cart} isEditable />
      <div className="cart-page-end">
        <p className="total-row">
          <span>{CART.goodsTotal}</span>
          <strong className="price">{formatPrice(totalPriceCents(cart))}</strong>
        </p>
        <a className="button" href="/checkout">
          {CART.goToCheckout}
        </a>
        <a className="button button-quiet" href="/produkty">
          {CART.continueShopping}
        </a>
      </div>
    </div>
  )
}
