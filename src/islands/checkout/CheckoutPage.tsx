import { useEffect, useRef } from 'react'
import { cartBlock } from '../../domain/cart-news.ts'
import type { ShopSettings } from '../../domain/catalogue.ts'
import { INITIAL_ORDER_STATE, ORDER_VIEW } from '../../domain/order-state.ts'
import { CART } from '../../messages/cart.ts'
import { CHECKOUT } from '../../messages/checkout.ts'
import { $cart } from '../../stores/cart.ts'
import { $cartNews, NO_NEWS, startCartCheck } from '../../stores/cart-news.ts'
import { $order, prepareOrder, submitOrder } from '../../stores/order.ts'
import { $receipt, forgetReceipt } from '../../stores/receipt.ts'
import { loadUser } from '../../stores/user.ts'
import { CartLines } from '../CartLines.tsx'
import { CartNewsNotice } from '../CartNewsNotice.tsx'
import { EmptyCart } from '../EmptyCart.tsx'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { StorageNotice } from '../StorageNotice.tsx'
import { useClientStore, useIsHydrated } from '../use-client-store.ts'
import { CustomerForm } from './CustomerForm.tsx'
import { DeliveryAndPayment } from './DeliveryAndPayment.tsx'
import { OrderFailure, OrderSending } from './OrderOutcome.tsx'
import { OrderStatus } from './OrderStatus.tsx'
import { OrderSuccess } from './OrderSuccess.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { SubmitPanel } from './SubmitPanel.tsx'
import { useCheckout } from './use-checkout.ts'

function Checkout({ settings }: { settings: ShopSettings }) {
  const order = useClientStore($order, INITIAL_ORDER_STATE)
  const cart = useClientStore($cart, [])
  const news = useClientStore($cartNews, NO_NEWS)
  const receipt = useClientStore($receipt, null)
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

  // Prices are asked about when the form opens, and again when the shop said no: that may be why. An order whose fate
  // nobody knows stays as it is, so that sending it again is sending the same.
  const isForm = order.view === ORDER_VIEW.form
  const isFateUnknown = useRef(false)
  useEffect(() => {
    if (order.view === ORDER_VIEW.failure) isFateUnknown.current = order.reason === 'unknown'
  }, [order])
  useEffect(() => {
    if (isForm && !isFateUnknown.current) return startCartCheck(settings.sizeLabels)
    return undefined
  }, [isForm, settings])

  // A new order has begun: the last one's page is over.
  const isBegun = isForm && cart.length > 0
  useEffect(() => {
    if (isBegun) forgetReceipt()
  }, [isBegun])

  if (order.view === ORDER_VIEW.sending) return <OrderSending />
  if (order.view === ORDER_VIEW.success) return receipt && <OrderSuccess receipt={receipt} />
  if (order.view === ORDER_VIEW.failure) return <OrderFailure reason={order.reason} />
  if (isHydrated && cart.length === 0) return receipt ? <OrderSuccess receipt={receipt} /> : <EmptyCart />
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
        <CartNewsNotice news={news} />
        <section aria-label={CHECKOUT.lines}>
          {isHydrated ? <CartLines cart={cart} news={news} /> : <p className="loading">{CART.loading}</p>}
        </section>
        <DeliveryAndPayment checkout={checkout} />
        <CustomerForm />
      </div>
      <aside className="checkout-aside" aria-label={CHECKOUT.summary}>
        <h2>{CHECKOUT.summary}</h2>
        <OrderSummary costs={checkout.costs} />
        <SubmitPanel isTermsAccepted={order.isTermsAccepted} cartBlock={cartBlock(news)} />
      </aside>
    </form>
  )
}

/** The checkout in its four views (spec sections 2 and 4). */
export function CheckoutPage({ settings }: { settings: ShopSettings }) {
  return (
    <ErrorBoundary>
      <OrderStatus />
      <Checkout settings={settings} />
    </ErrorBoundary>
  )
}
