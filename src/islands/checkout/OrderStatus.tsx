import { INITIAL_ORDER_STATE, ORDER_VIEW } from '../../domain/checkout/order-state.ts'
import { CHECKOUT } from '../../messages/checkout/checkout.ts'
import { $order } from '../../stores/checkout/order.ts'
import { useClientStore } from '../use-client-store.ts'

const TEXTS: Readonly<Record<number, string>> = {
  [ORDER_VIEW.sending]: CHECKOUT.sending,
  [ORDER_VIEW.success]: CHECKOUT.success,
  [ORDER_VIEW.failure]: CHECKOUT.failure,
}

/** What became of the order, for screen readers: a region that is there before it has anything to say, in every view. */
export function OrderStatus() {
  const { view } = useClientStore($order, INITIAL_ORDER_STATE)
  return (
    <p className="visually-hidden" role="status">
      {TEXTS[view]}
    </p>
  )
}
