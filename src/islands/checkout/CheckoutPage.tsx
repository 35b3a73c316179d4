import { useEffect } from 'react'
import type { ShopSettings } from '../../domain/shop/settings.ts'
import type { Checkout as CheckoutData } from '../../domain/checkout/checkout.ts'
import { orderBlock, orderChanges } from '../../domain/checkout/order-attempts.ts'
import { INITIAL_ORDER_STATE, ORDER_VIEW, type FormState } from '../../domain/checkout/order-state.ts'
import { CHECKOUT } from '../../messages/checkout/checkout.ts'
import { CHANGED_ORDER } from '../../messages/checkout/order-notices.ts'
import { $cart } from '../../stores/cart/cart.ts'
import { $cartChanges, NO_CHANGES, startCartCheck } from '../../stores/cart/cart-changes.ts'
import { $checkout } from '../../stores/cart/checkout.ts'
import { $order, submitOrder } from '../../stores/checkout/order.ts'
import { $fate } from '../../stores/checkout/order-attempts.ts'
import { prepareOrder } from '../../stores/checkout/prepare-order.ts'
import { CartLines } from '../cart/CartLines.tsx'
import { CartUnknown, EmptyCart, StorageNotice } from '../cart/EmptyCart.tsx'
import { RemovedNotice } from '../cart/RemovedNotice.tsx'
import { LazyCartChangesNotice } from '../cart/lazy-changes.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { useClientStore, useIsHydrated } from '../use-client-store.ts'
import { CustomerForm } from './CustomerForm.tsx'
import { DeliveryAndPayment } from './DeliveryAndPayment.tsx'
import { FormNotice, useViewFocus } from './FormNotice.tsx'
import { LastOrder, LastOrderButton } from './LastOrder.tsx'
import { MissingAddress, SubmitPanel } from './SubmitPanel.tsx'
import { OrderFailure, OrderSending, OrderSuccess } from './OrderOutcome.tsx'
import { OrderCostRows } from './OrderSummary.tsx'
import { loadReceiptDetails } from './LazyReceiptDetails.tsx'
import { useCheckout } from './use-checkout.ts'

interface Props {
  settings: ShopSettings
  vatNote: string
  /** When goods can be picked up (rule 408); `null` where nothing is said of it. */
  pickupHours: string | null
}

interface FormProps extends Props {
  order: FormState
  shown: CheckoutData
}

function showLegalGuarantee(place: HTMLElement | null): void {
  const template = document.querySelector<HTMLTemplateElement>('#legal-guarantee')
  if (template) place?.replaceChildren(template.content.cloneNode(true))
}

function CheckoutForm({ order, shown, settings, vatNote, pickupHours }: FormProps) {
  const cart = useClientStore($cart, [])
  const allChanges = useClientStore($cartChanges, NO_CHANGES)
  const fate = useClientStore($fate, 'none')
  const changes = orderChanges(allChanges, fate)
  // An order that may have arrived already is sent again whole, also with lines that have sold out since.
  const whole = useClientStore($checkout, shown)
  const checkout = fate === 'same' ? whole : shown
  return (
    <form
      className="checkout"
      noValidate
      onFocus={() => prepareOrder(loadReceiptDetails)}
      onPointerMove={() => prepareOrder(loadReceiptDetails)}
      onSubmit={(event) => {
        event.preventDefault()
        void submitOrder(loadReceiptDetails)
      }}
    >
      <div className="checkout-main">
        <p className="fine-print">{CHECKOUT.noAccount}</p>
        <LastOrder />
        <StorageNotice />
        <FormNotice notice={order.notice} />
        <LazyCartChangesNotice changes={changes} />
        <section aria-labelledby="checkout-lines">
          <h2 id="checkout-lines" className="visually-hidden">
            {CHECKOUT.lines}
          </h2>
          <CartLines cart={cart} changes={changes} />
        </section>
        <DeliveryAndPayment
          checkout={checkout}
          freeFromCents={settings.deliveryFreeFromCents}
          pickupHours={pickupHours}
        />
        <CustomerForm deliveryId={checkout.deliveryId} />
      </div>
      <aside className="checkout-side" aria-labelledby="checkout-summary">
        <SubmitPanel
          isTermsAccepted={order.isTermsAccepted}
          checkout={checkout}
          cartBlock={orderBlock(allChanges, fate)}
        >
          <h2 id="checkout-summary">{CHECKOUT.summary}</h2>
          <div className="order-summary">
            <OrderCostRows costs={checkout.costs} />
          </div>
          <p className="fine-print">{vatNote}</p>
          <div ref={showLegalGuarantee} />
          <MissingAddress deliveryId={checkout.deliveryId} />
          <div className="form-notice" role="status">
            {fate === 'changed' && <p className="notice">{CHANGED_ORDER}</p>}
          </div>
        </SubmitPanel>
      </aside>
    </form>
  )
}

function Checkout(props: Props) {
  const { settings } = props
  const order = useClientStore($order, INITIAL_ORDER_STATE)
  const cart = useClientStore($cart, [])
  const isHydrated = useIsHydrated()
  const checkout = useCheckout(settings)
  useViewFocus(order)

  // Prices are checked again while the form is open and the order is being sent, and after a refusal, of which they may be
  // the cause. An order whose outcome is unknown stays as it is, so that a retry sends the same order.
  const isChecking = order.view === ORDER_VIEW.form || order.view === ORDER_VIEW.sending
  useEffect(() => {
    if (isChecking && $fate.get() !== 'same') return startCartCheck(settings.sizeLabels)
    return undefined
  }, [isChecking, settings])

  if (order.view === ORDER_VIEW.sending) return <OrderSending />
  if (order.view === ORDER_VIEW.success) return <OrderSuccess receipt={order.receipt} />
  if (order.view === ORDER_VIEW.failure) return <OrderFailure reason={order.reason} />
  if (!isHydrated) return <CartUnknown />
  return (
    <>
      <RemovedNotice />
      {cart.length === 0 ? (
        <>
          <FormNotice notice={order.notice} />
          <EmptyCart>
            <LastOrderButton />
          </EmptyCart>
        </>
      ) : (
        <CheckoutForm order={order} shown={checkout} {...props} />
      )}
    </>
  )
}

/** The checkout in its four views (rule 501). */
export function CheckoutPage(props: Props) {
  return (
    <ErrorBoundary>
      <Checkout {...props} />
    </ErrorBoundary>
  )
}
