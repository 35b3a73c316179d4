import { useEffect } from 'react'
import type { DeliverySettings } from '../catalogue/rules/settings.ts'
import { formatPrice } from '../text/money.ts'
import type { ArtworkIds } from '../catalogue/rules/artwork.ts'
import type { DeliveryFacts } from './rules/delivery-day.ts'
import { CART } from './texts/cart-texts.ts'
import { DELIVERY_LINK, deliveryNote } from './texts/before-choice-texts.ts'
import { $cart } from './store/cart-store.ts'
import { $cartChanges, NO_CHANGES, startCartCheck } from './store/cart-changes-store.ts'
import { useCheckout } from './use-checkout.tsx'
import { CartLines } from './CartLines.tsx'
import { CartUnknown, EmptyCart, StorageNotice } from './EmptyCart.tsx'
import { DeliveryDays } from './DeliveryDays.tsx'
import { LazyFillUp } from './lazy-changes.tsx'
import { FreeDelivery } from './FreeDelivery.tsx'
import { LazyCartChangesNotice } from './lazy-changes.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'
import { DELIVERY_COUNTRIES } from '../config/checkout-settings.ts'
import { ErrorBoundary } from '../islands/ErrorBoundary.tsx'
import { useClientStore, useIsHydrated } from '../islands/use-client-store.tsx'

interface Props {
  settings: DeliverySettings
  /** Says whether prices include value added tax. */
  vatNote: string
  delivery: DeliveryFacts
  artworkIds: ArtworkIds
}

function Cart({ settings: built, vatNote, delivery, artworkIds }: Props) {
  const cart = useClientStore($cart, [])
  const changes = useClientStore($cartChanges, NO_CHANGES)
  const isHydrated = useIsHydrated()
  const { costs, settings } = useCheckout(built, artworkIds)
  useEffect(startCartCheck, [])
  if (!isHydrated) return <CartUnknown />
  return (
    <>
      <RemovedNotice />
      {cart.length === 0 ? (
        <EmptyCart />
      ) : (
        <div className="cart-page">
          <StorageNotice />
          <LazyCartChangesNotice changes={changes} />
          <CartLines cart={cart} changes={changes} isEditable />
          <div className="cart-page-end">
            <p className="total-row" role="status">
              <span>{CART.goodsTotal}</span>
              <strong className="price">{formatPrice(costs.goodsCents)}</strong>
            </p>
            <p className="fine-print">{vatNote}</p>
            <a className="button" href="/checkout">
              {CART.goToCheckout}
            </a>
            <a className="button button-quiet" href="/produkty">
              {CART.continueShopping}
            </a>
            <FreeDelivery
              goodsCents={costs.goodsCents}
              freeFromCents={settings.deliveryFreeFromCents}
              note={deliveryNote(settings.deliveryOptions)}
            />
            <DeliveryDays cart={cart} settings={settings} delivery={delivery} />
            <p className="fine-print">{CART.deliveredTo(DELIVERY_COUNTRIES)}</p>
            <a href={DELIVERY_LINK.path}>{DELIVERY_LINK.text}</a>
            <LazyFillUp goodsCents={costs.goodsCents} freeFromCents={settings.deliveryFreeFromCents} />
          </div>
        </div>
      )}
    </>
  )
}

export function CartPage(props: Props) {
  return (
    <ErrorBoundary>
      <Cart {...props} />
    </ErrorBoundary>
  )
}
