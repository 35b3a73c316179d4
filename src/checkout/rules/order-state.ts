import type { Receipt, SentOrder } from './receipt.ts'
import {
  INITIAL_ORDER_STATE,
  nextFormState,
  ORDER_VIEW,
  type FailureReason,
  type FormEvent,
  type OrderState,
} from './form-state.ts'

export type OrderEvent =
  | FormEvent
  | { type: 'accepted'; receipt: Receipt }
  | { type: 'failed'; reason: FailureReason; sent: SentOrder }
  /** OK was pressed on the failure page. `receipt` is set when another tab has sent the same order meanwhile. */
  | { type: 'acknowledge'; receipt: Receipt | null }
  /** The page was left or reloaded while an order was being sent. The form may hold the same order or another one. */
  | { type: 'interrupted'; sent: SentOrder; isSameOrder: boolean }
  /** The stored order is no longer the pressed one; `receipt` is set if another tab has sent it. This tab has sent nothing. */
  | { type: 'outdated'; receipt: Receipt | null }
  /** The page that shows the receipt was reloaded. */
  | { type: 'reopened'; receipt: Receipt }

const success = (receipt: Receipt): OrderState => ({ view: ORDER_VIEW.success, receipt })

/** Events that mean nothing in a state are ignored. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState {
  if (event.type === 'terms' || event.type === 'submit' || event.type === 'held')
    return nextFormState(state, event)
  switch (state.view) {
    case ORDER_VIEW.form:
      if (event.type === 'interrupted')
        return event.isSameOrder
          ? { view: ORDER_VIEW.failure, reason: 'unknown', sent: event.sent }
          : { ...state, notice: 'earlier' }
      return event.type === 'reopened' ? success(event.receipt) : state
    case ORDER_VIEW.sending:
      if (event.type === 'accepted') return success(event.receipt)
      if (event.type === 'failed') return { view: ORDER_VIEW.failure, reason: event.reason, sent: event.sent }
      if (event.type === 'outdated')
        return event.receipt ? success(event.receipt) : { ...INITIAL_ORDER_STATE, notice: 'outdated' }
      return state
    case ORDER_VIEW.failure:
      if (event.type !== 'acknowledge') return state
      if (event.receipt) return success(event.receipt)
      return state.reason === 'refused' ? { ...INITIAL_ORDER_STATE, notice: 'refused' } : INITIAL_ORDER_STATE
    case ORDER_VIEW.success:
      return state
  }
}
