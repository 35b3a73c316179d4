import { useEffect } from 'react'
import { type DeliverySettings, hasKind } from '../catalogue/rules/settings.ts'
import { formatPrice } from '../text/money.ts'
import type { ArtworkIds } from '../catalogue/rules/artwork.ts'
import type { DeliveryFacts } from './rules/delivery-day.ts'
import { totalPriceCents } from './rules/cart.ts'
import { availableLines } from './rules/cart-changes.ts'
import { missingForFree } from './rules/delivery.ts'
import { CART_PAGE } from './texts/cart-page-texts.ts'
import { DELIVERY_LINK, DELIVERY_DAYS } from './texts/before-choice-texts.ts'
import { $shownCart } from './store/today-store.ts'
import { $deliveryNote } from './store/settings-store.ts'
import { $cartChanges, NO_CHANGES } from './store/cart-changes-store.ts'
import { startCartCheck } from './store/start-cart-check.ts'
import { useSettings } from './use-settings.tsx'
import { CartLines } from './CartLines.tsx'
import { CartUnknown, EmptyCart, StorageNotice } from './EmptyCart.tsx'
import { LazyCartChangesNotice, LazyFillUp } from './lazy-parts.tsx'
import { FreeDelivery } from './FreeDelivery.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'
import { DELIVERY_COUNTRIES } from '../config/countries.ts'
import { ErrorBoundary } from '../islands/ErrorBoundary.tsx'
import { useClientStore, useIsHydrated } from '../islands/use-client-store.tsx'
import { deliveryDayText } from './texts/delivery-day-texts.ts'
import { useDeliveryDay, type Question } from './use-delivery-day.tsx'

/** The days of all deliveries that promise one, before the shopper chooses. */
function DeliveryDays({ settings, ...question }: Question & { settings: DeliverySettings }) {
  const { dayOf, goods } = useDeliveryDay(question)
  const days = settings.deliveryOptions.flatMap((option) => {
    const day = dayOf(option)
    return day ? [{ ...option, day }] : []
  })
  const [first] = days
  if (!first) return null
  // What is true of every delivery about presents is said once. It is not true of goods that are made to order.
  const { present } = first.day
  const isShared = days.every(({ day }) => day.present === present)
  const length = isShared || goods.made !== 'none' ? 'listed' : 'full'
  return (
    <section className="delivery-days" aria-labelledby="delivery-days">
      <h2 id="delivery-days">{DELIVERY_DAYS.title}</h2>
      {goods.said !== null && <p>{goods.said}</p>}
      {goods.made === 'some' && <p>{goods.rest}</p>}
      {goods.made !== 'all' && (
        <>
          <dl>
            {days.map(({ id, name, day }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{deliveryDayText(day, { isAfterPayment: false, length })}</dd>
              </div>
            ))}
          </dl>
          {goods.made === 'none' && isShared && present !== null && <p>{present}</p>}
          {hasKind(settings.paymentOptions, 'transfer') && <p>{DELIVERY_DAYS.transfer}</p>}
        </>
      )}
    </section>
  )
}

interface Props {
  settings: DeliverySettings
  /** Says whether prices include value added tax. */
  vatNote: string
  /** Says what delivery costs below the free limit. */
  deliveryNote: string
  delivery: DeliveryFacts
  artworkIds: ArtworkIds
}

function Cart({ settings: built, vatNote, deliveryNote, delivery, artworkIds }: Props) {
  const cart = useClientStore($shownCart, [])
  const changes = useClientStore($cartChanges, NO_CHANGES)
  const isHydrated = useIsHydrated()
  const settings = useSettings(built, artworkIds)
  const note = useClientStore($deliveryNote, null) ?? deliveryNote
  const goodsCents = totalPriceCents(availableLines(cart, changes))
  const missingCents = missingForFree(goodsCents, settings)
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
              <span>{CART_PAGE.goodsTotal}</span>
              <strong className="price">{formatPrice(goodsCents)}</strong>
            </p>
            <p className="fine-print">{vatNote}</p>
            <a className="button" href="/checkout">
              {CART_PAGE.goToCheckout}
            </a>
            <a className="button button-quiet" href="/produkty">
              {CART_PAGE.continueShopping}
            </a>
            <FreeDelivery {...{ goodsCents, missingCents }} note={note} />
            <DeliveryDays cart={cart} settings={settings} delivery={delivery} />
            <p className="fine-print">{CART_PAGE.deliveredTo(DELIVERY_COUNTRIES)}</p>
            <a href={DELIVERY_LINK.path}>{DELIVERY_LINK.text}</a>
            <LazyFillUp missingCents={missingCents} />
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
