/** The views of the checkout under the spec's numbers (section 4). */
export const ORDER_VIEW = { form: 1, sending: 3, success: 2, failure: -1 } as const

/** Why an order failed: the shop said no, or nobody knows whether it arrived. */
export type FailureReason = 'refused' | 'unknown'

export type OrderState =
  | { view: typeof ORDER_VIEW.form; isTermsAccepted: boolean }
  | { view: typeof ORDER_VIEW.sending }
  | { view: typeof ORDER_VIEW.success; orderNumber: string | null }
  | { view: typeof ORDER_VIEW.failure; reason: FailureReason }

export type OrderEvent =
  | { type: 'terms'; isAccepted: boolean }
  | { type: 'submit' }
  | { type: 'accepted'; orderNumber: string | null }
  | { type: 'failed'; reason: FailureReason }
  | { type: 'acknowledge' }
  /** The page was left while it was sending, and is here again. */
  | { type: 'interrupted' }
  /** What was to be sent is not in the cart any more, or not as it was; nothing was sent. */
  | { type: 'outdated' }

/** The form with the terms not ticked. */
export const INITIAL_ORDER_STATE: OrderState = { view: ORDER_VIEW.form, isTermsAccepted: false }

/**
 * The checkout's state machine: 1 form, 3 sending, 2 success, -1 failure. An event that means nothing in a state
 * leaves it as it is, so a second submit while sending changes nothing.
 */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState {
  switch (state.view) {
    case ORDER_VIEW.form:
      if (event.type === 'terms') return { view: ORDER_VIEW.form, isTermsAccepted: event.isAccepted }
      if (event.type === 'submit' && state.isTermsAccepted) return { view: ORDER_VIEW.sending }
      if (event.type === 'interrupted') return { view: ORDER_VIEW.failure, reason: 'unknown' }
      return state
    case ORDER_VIEW.sending:
      if (event.type === 'accepted') return { view: ORDER_VIEW.success, orderNumber: event.orderNumber }
      if (event.type === 'failed') return { view: ORDER_VIEW.failure, reason: event.reason }
      if (event.type === 'outdated') return INITIAL_ORDER_STATE
      return state
    case ORDER_VIEW.failure:
      return event.type === 'acknowledge' ? INITIAL_ORDER_STATE : state
    case ORDER_VIEW.success:
      return state
  }
}
