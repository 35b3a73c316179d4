import { useEffect, useRef, type RefObject } from 'react'
import { totalPriceCents } from './rules/cart.ts'
import { missingForFree, type FreeLimit } from './rules/delivery.ts'
import { availableLines } from './rules/cart-changes.ts'
import { formatPrice } from '../text/money.ts'
import { $deliveryNote, $freshSettings } from './store/settings-store.ts'
import { CART } from './texts/cart-texts.ts'
import { POPUP } from './texts/popup-texts.ts'
import { $shownCart } from './store/today-store.ts'
import { $cartChanges, NO_CHANGES } from './store/cart-changes-store.ts'
import { CartLines } from './CartLines.tsx'
import { LazyFillUp } from './lazy-parts.tsx'
import { FreeDelivery } from './FreeDelivery.tsx'
import { IntentIsland } from '../islands/IntentIsland.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'
import { useClientStore, useIsHydrated } from '../islands/use-client-store.tsx'

/** With the built page's limit for free delivery. */
interface Props extends FreeLimit {
  /** Says what delivery costs below it. */
  deliveryNote: string
}

function PopupContent({ deliveryNote: builtNote, ...limit }: Props) {
  const cart = useClientStore($shownCart, [])
  const changes = useClientStore($cartChanges, NO_CHANGES)
  const settings = useClientStore($freshSettings, null)
  const note = useClientStore($deliveryNote, null) ?? builtNote
  if (!useIsHydrated())
    return (
      <>
        <p className="fine-print">{CART.loading}</p>
        <a className="button button-quiet" href="/cart">
          {POPUP.showCart}
        </a>
      </>
    )
  const goodsCents = totalPriceCents(availableLines(cart, changes))
  const missingCents = missingForFree(goodsCents, settings ?? limit)
  return (
    <>
      <RemovedNotice />
      {cart.length === 0 ? (
        <p className="cart-popup-empty">{POPUP.isEmpty}</p>
      ) : (
        <>
          <CartLines cart={cart} changes={changes} />
          <FreeDelivery {...{ goodsCents, missingCents, note }} />
          <div className="cart-popup-footer">
            <p className="total-row" role="status">
              <span>{POPUP.total}</span>
              <strong className="price">{formatPrice(goodsCents)}</strong>
            </p>
            <a className="button" href="/checkout">
              {POPUP.order}
            </a>
            <a className="button button-quiet" href="/cart">
              {POPUP.showCart}
            </a>
          </div>
          <LazyFillUp missingCents={missingCents} />
        </>
      )}
    </>
  )
}

/** With the last line, the cart's button disappears and cannot take the focus back. The page's heading gets it. */
function useFocusAfterwards(): RefObject<HTMLSpanElement | null> {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const popup = place.current?.closest('[popover]')
    const focusHeading = (event: Event) => {
      const focused = document.activeElement
      const isLost = focused === document.body || popup?.contains(focused)
      const heading = document.querySelector('h1')
      if ((event as ToggleEvent).newState === 'open' || !isLost || !heading) return
      heading.tabIndex = -1
      heading.focus()
    }
    popup?.addEventListener('toggle', focusHeading)
    return () => popup?.removeEventListener('toggle', focusHeading)
  }, [])
  return place
}

export function CartPopup(props: Props) {
  const place = useFocusAfterwards()
  return (
    <IntentIsland>
      <PopupContent {...props} />
      <span ref={place} hidden />
    </IntentIsland>
  )
}
