import { useEffect, useRef } from 'react'
import type { ShopSettings } from '../../domain/catalogue.ts'
import { INITIAL_ORDER_STATE, ORDER_VIEW } from '../../domain/order-state.ts'
import { CART } from '../../messages/cart.ts'
import { CHECKOUT } from '../../messages/checkout.ts'
import { $cart } from '../../stores/cart.ts'
import { $order, prepareOrder, submitOrder } from '../../stores/order.ts'
import { loadUser } from '../../stores/user.ts'
import { CartLines } from '../CartLines.tsx'
import { EmptyCart } from '../EmptyCart.tsx'
import { StorageNotice } from '../StorageNotice.tsx'
import { useClientStore, useIsHydrated } from '../use-client-store.ts'
import { CustomerForm } from './CustomerForm.tsx'
import { DeliveryAndPayment } from './DeliveryAndPayment.tsx'
import { OrderFailure, OrderSending, OrderSuccess } from './OrderOutcome.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { SubmitPanel } from './SubmitPanel.tsx'
import { useCheckout } from './use-checkout.ts'

/** The checkout in its four views (spec sections 2 and 4). */
export function CheckoutPage({ settings }: { settings: ShopSettings }) {
  const order = useClientStore($order, INITIAL_ORDER_STATE)
  const cart = useClientStore($cart, [])
  const checkout = useCheckout(settings)
  const isHydrated = useIsHydrated()
  useEffect(() => void loadUser(), [])

  // Back from the failure, the eye goes to the terms that are to be ticked again.
  const lastView = useRef(order.view)
  useEffect(() => {
    if (lastView.current === ORDER_VIEW.failure && order.view === ORDER_VIEW.form)
      document.getElementById('terms')?.focus()
    lastView.current = order.view
  }, [order.view])

  if (order.view === ORDER_VIEW.sending) return <OrderSending />
  if (order.view === ORDER_VIEW.success) return <OrderSuccess orderNumber={order.orderNumber} />
  if (order.view === ORDER_VIEW.failure) return <OrderFailure reason={order.reason} />
  if (isHydrated && cart.length === 0) return <EmptyCart />
  return (
    <form
      className="checkout"
      noValidate
      onFocus={prepareOrder}
      onPointerMove={prepareOrder}
      onSubmit={(event) => {
        event.preventDefault()
        void submitOrder()
      }}
    >
      <div className="checkout-main">
        <StorageNotice />
        <section aria-label={CHECKOUT.lines}>
          {isHydrated ? <CartLines cart={cart} isEditable /> : <p className="loading">{CART.loading}</p>}
        </section>
        <DeliveryAndPayment checkout={checkout} />
        <CustomerForm />
      </div>
      <aside className="checkout-aside" aria-label={CHECKOUT.summary}>
        <h2>{CHECKOUT.summary}</h2>
        <OrderSummary costs={checkout.costs} />
        <SubmitPanel isTermsAccepted={order.isTermsAccepted} />
      </aside>
    </form>
  )
}
