import { totalPriceCents } from '../../domain/cart/cart-totals.ts'
import { orderableLines } from '../../domain/cart/cart-news.ts'
import { formatPrice } from '../../domain/money.ts'
import { CART } from '../../messages/cart/cart.ts'
import { $cart } from '../../stores/cart/cart.ts'
import { $cartNews, NO_NEWS } from '../../stores/cart/cart-news.ts'
import { CartLines } from './CartLines.tsx'
import { IntentIsland } from '../IntentIsland.tsx'
import { useClientStore, useIsHydrated } from '../use-client-store.ts'

function PopupContent() {
  const cart = useClientStore($cart, [])
  const news = useClientStore($cartNews, NO_NEWS)
  if (!useIsHydrated())
    return (
      <>
        <p className="fine-print">{CART.loading}</p>
        <a className="button button-quiet" href="/cart">
          {CART.showCart}
        </a>
      </>
    )
  if (cart.length === 0) return <p className="cart-popup-empty">{CART.isEmpty}</p>
  return (
    <>
      <CartLines cart={cart} />
      <div className="cart-popup-footer">
        <p className="total-row" role="status">
          <span>{CART.total}</span>
          <strong className="price">{formatPrice(totalPriceCents(orderableLines(cart, news)))}</strong>
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

/** What the header's cart popup holds below its title (rule 310). */
export function CartPopup() {
  return (
    <IntentIsland>
      <PopupContent />
    </IntentIsland>
  )
}
