import { useEffect, useState } from 'react'
import { SHOP } from '../config/shop.ts'
import type { DeliverySettings } from '../catalogue/rules/settings.ts'
import type { ArtworkIds } from '../catalogue/rules/artwork.ts'
import type { DeliveryFacts } from '../cart/rules/delivery-day.ts'
import type { Checkout as CheckoutData } from '../cart/rules/checkout.ts'
import { orderBlock, orderChanges } from './rules/submit-block.ts'
import { INITIAL_ORDER_STATE, ORDER_VIEW, type FormState } from './rules/form-state.ts'
import { CHECKOUT, pickupPointLine } from './texts/checkout-texts.ts'
import { lineKey } from '../cart/rules/cart.ts'
import { FREE_DELIVERY } from '../cart/texts/delivery-texts.ts'
import { $shownCart } from '../cart/store/today-store.ts'
import { $cartChanges, NO_CHANGES } from '../cart/store/cart-changes-store.ts'
import { startCartCheck } from '../cart/store/start-cart-check.ts'
import { $checkout } from '../cart/store/checkout-store.ts'
import { $elsewhere, $knownOrder, $order } from './store/order-view.ts'
import { CartUnknown, EmptyCart, StorageNotice } from '../cart/EmptyCart.tsx'
import { useDeliveryDay } from '../cart/use-delivery-day.tsx'
import { GoodsNotes } from '../cart/GoodsNotes.tsx'
import { RemovedNotice } from '../cart/RemovedNotice.tsx'
import { LazyCartChangesNotice } from '../cart/lazy-parts.tsx'
import { ErrorBoundary } from '../islands/ErrorBoundary.tsx'
import { useClientStore, useIsHydrated } from '../islands/use-client-store.tsx'
import { CustomerForm } from './CustomerForm.tsx'
import { storeFields, useStoredFields } from './form-fields.tsx'
import { DeliveryAndPayment } from './DeliveryAndPayment.tsx'
import { Goods, useIsWide } from './Goods.tsx'
import { OrderSending } from './OrderSending.tsx'
import { useOtherTabs } from './use-other-tabs.tsx'
import { useViewFocus } from './use-view-focus.tsx'
import { SubmitPanel } from './SubmitPanel.tsx'
import { OrderCostRows, OrderedLine } from './OrderSummary.tsx'
import { $orderCode, fetchOrderCode, isOrderStored, prepareOrder } from './order-code.tsx'
import { useCheckout } from '../cart/use-checkout.tsx'

interface Props {
  settings: DeliverySettings
  vatNote: string
  /** When goods can be picked up (rule 408); `null` where that is not shown. */
  pickupHours: string | null
  delivery: DeliveryFacts
  artworkIds: ArtworkIds
}

interface FormProps extends Props {
  order: FormState
  shown: CheckoutData
}

function showLegalGuarantee(place: HTMLElement | null): void {
  const template = document.querySelector<HTMLTemplateElement>('#legal-guarantee')
  if (template) place?.replaceChildren(template.content.cloneNode(true))
}

/** More than the height of the header, which covers the window's top. */
const COVERED_PX = 100

/** The side sticks by its lower end. So what is above the window comes into it only at the page's top. */
function showFromTop(target: Element): void {
  if (target.getBoundingClientRect().top > COVERED_PX) return
  scrollTo({ top: 0, behavior: 'instant' })
  target.scrollIntoView({ block: 'nearest' })
}

function CheckoutForm({ order, shown, settings, vatNote, pickupHours, delivery }: FormProps) {
  const cart = useClientStore($shownCart, [])
  const allChanges = useClientStore($cartChanges, NO_CHANGES)
  const pendingOrder = useClientStore($knownOrder, 'none')
  const code = useClientStore($orderCode, null)
  const changes = orderChanges(allChanges, pendingOrder)
  // An order that may have arrived is sent again whole, even if lines have sold out since.
  const whole = useClientStore($checkout, shown)
  const checkout = pendingOrder === 'same' ? whole : shown
  const { textOf } = useDeliveryDay({ cart, delivery })
  const chosen = checkout.deliveries.find(({ id }) => id === checkout.deliveryId)
  const payment = checkout.payments.find(({ id }) => id === checkout.paymentId)
  const day = textOf(chosen, payment?.kind === 'transfer')
  const { missingForFreeCents: missingCents } = checkout
  const isWide = useIsWide()
  const elsewhere = useClientStore($elsewhere, null)
  useOtherTabs()
  const goods = (
    <Goods
      {...{ cart, changes, goodsCents: checkout.costs.goodsCents }}
      isFolded={!isWide}
      mustOpen={elsewhere !== null}
    />
  )
  return (
    <form
      ref={useStoredFields()}
      className="checkout"
      noValidate
      // `dialog` outside a dialog submits nothing. Only a press on the button orders (rule 520).
      method="dialog"
      onFocus={prepareOrder}
      // Under a resting pointer, the browser says that it moved by nothing.
      onPointerMove={({ movementX, movementY }) => (movementX || movementY) && prepareOrder()}
      onInput={({ currentTarget }) => storeFields(currentTarget)}
      onBlurCapture={({ currentTarget }) => storeFields(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="checkout-main">
        <p className="fine-print">{CHECKOUT.noAccount}</p>
        {code && <code.LastOrder delivery={delivery} />}
        <StorageNotice />
        <div className="form-notice" role="status">
          {code && <code.FormNotice notice={order.notice} />}
        </div>
        <LazyCartChangesNotice changes={changes} />
        {!isWide && goods}
        <DeliveryAndPayment {...{ checkout, settings, pickupHours, textOf, delivery }} />
        <CustomerForm deliveryKind={checkout.deliveryKind} />
      </div>
      <aside
        className="checkout-side"
        aria-labelledby="checkout-summary"
        onFocus={isWide ? ({ target }) => showFromTop(target) : undefined}
      >
        <SubmitPanel
          isTermsAccepted={order.isTermsAccepted}
          isUnsent={order.notice === 'unsent'}
          checkout={checkout}
          cartBlock={orderBlock(allChanges, pendingOrder)}
          note={
            <div className="form-notice" role="status">
              {code && <code.PendingNote known={pendingOrder} />}
            </div>
          }
        >
          <h2 id="checkout-summary">{CHECKOUT.summary}</h2>
          <div className="order-summary">
            {isWide ? (
              goods
            ) : (
              <ul className="facts">
                {cart.map((line) => (
                  <OrderedLine key={lineKey(line)} line={line} isTotalSure />
                ))}
              </ul>
            )}
            <OrderCostRows
              costs={checkout.costs}
              names={{ delivery: chosen?.name, payment: payment?.name }}
            />
            {checkout.pickupPoint && <p className="order-point">{pickupPointLine(checkout.pickupPoint)}</p>}
            {day !== null && <p className="order-day">{day}</p>}
            {missingCents > 0 && <p className="fine-print">{FREE_DELIVERY.until(missingCents)}</p>}
          </div>
          <GoodsNotes cart={cart} madeToOrderIds={delivery.madeToOrderIds} />
          <p className="fine-print">{vatNote}</p>
          <div ref={showLegalGuarantee} />
        </SubmitPanel>
      </aside>
    </form>
  )
}

function Checkout(props: Props) {
  const order = useClientStore($order, INITIAL_ORDER_STATE)
  const cart = useClientStore($shownCart, [])
  const isHydrated = useIsHydrated()
  const checkout = useCheckout(props.settings, props.artworkIds)
  const code = useClientStore($orderCode, null)
  const [hasStoredOrder] = useState(isOrderStored)
  const [trouble, setTrouble] = useState<Error | null>(null)
  // Another tab may store an order meanwhile. A form that is shown stays.
  const isSending = order.view === ORDER_VIEW.sending
  const isAwaited = code === null && !isSending && (hasStoredOrder || order.view !== ORDER_VIEW.form)
  useViewFocus(order)
  useEffect(() => {
    if (isAwaited) fetchOrderCode().catch(setTrouble)
  }, [isAwaited])

  // Prices are re-checked while the form is open or the order is being sent, and after a refusal: a price may have
  // caused it. An order of unknown outcome is not changed, so that a retry sends the same order.
  const isChecking = !isAwaited && (order.view === ORDER_VIEW.form || isSending)
  useEffect(() => {
    if (isChecking && $knownOrder.get() !== 'same') return startCartCheck()
    return undefined
  }, [isChecking])

  if (isAwaited && trouble) throw trouble
  if (!isHydrated || isAwaited) return <CartUnknown />
  if (isSending) return <OrderSending />
  if (order.view !== ORDER_VIEW.form)
    return code && <code.OrderOutcome order={order} delivery={props.delivery} />
  return (
    <>
      <RemovedNotice />
      {cart.length === 0 ? (
        <>
          <div className="form-notice">{code && <code.FormNotice notice={order.notice} />}</div>
          <EmptyCart>{code && <code.LastOrderButton />}</EmptyCart>
        </>
      ) : (
        <CheckoutForm {...props} order={order} shown={checkout} settings={checkout.settings} />
      )}
    </>
  )
}

export function CheckoutPage(props: Props) {
  return (
    <ErrorBoundary contact={<a href={SHOP.phone.href}>{SHOP.phone.label}</a>}>
      <Checkout {...props} />
    </ErrorBoundary>
  )
}
