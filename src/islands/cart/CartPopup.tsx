import { totalPriceCents } from '../../domain/cart/cart.ts'
import { orderableLines } from '../../domain/cart/cart-changes.ts'
import { formatPrice, type Cents } from '../../domain/money.ts'
import { CART } from '../../messages/cart/cart.ts'
import { $cart } from '../../stores/cart/cart.ts'
import { $cartChanges, NO_CHANGES } from '../../stores/cart/cart-changes.ts'
import { CartLines } from './CartLines.tsx'
import { FreeDelivery } from './FreeDelivery.tsx'
import { IntentIsland } from '../IntentIsland.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'
import { useClientStore, useIsHydrated } from '../use-client-store.ts'

interface Props {
  /** From what goods' price on delivery is free. */
  freeFromCents: Cents
  /** What deliveries cost until then. */
  deliveryNote: string
}

function PopupContent({ freeFromCents, deliveryNote }: Props) {
  const cart = useClientStore($cart, [])
  const changes = useClientStore($cartChanges, NO_CHANGES)
  if (!useIsHydrated())
    return (
      <>
        <p className="fine-print">{CART.loading}</p>
        <a className="button button-quiet" href="/cart">
          {CART.showCart}
        </a>
      </>
    )
  const goodsCents = totalPriceCents(orderableLines(cart, changes))
  return (
    <>
      <RemovedNotice />
      {cart.length === 0 ? (
        <p className="cart-popup-empty">{CART.isEmpty}</p>
      ) : (
        <>
          <CartLines cart={cart} />
          <div className="cart-popup-footer">
            <p className="total-row" role="status">
              <span>{CART.total}</span>
              <strong className="price">{formatPrice(goodsCents)}</strong>
            </p>
            <FreeDelivery goodsCents={goodsCents} freeFromCents={freeFromCents} note={deliveryNote} />
            <a className="button" href="/checkout">
              {CART.order}
            </a>
            <a className="button button-quiet" href="/cart">
              {CART.showCart}
            </a>
          </div>
        </>
      )}
    </>
  )
}

export function CartPopup(props: Props) {
  return (
    <IntentIsland>
      <PopupContent {...props} />
    </IntentIsland>
  )
}
