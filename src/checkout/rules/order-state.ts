import type { Receipt, ReceiptCheckout, SentOrder } from './receipt.ts'

/** The checkout's views with their numbers (rule 501). */
export const ORDER_VIEW = { form: 1, sending: 3, success: 2, failure: -1 } as const

/** `unknown`: the order may be stored. `unkept`: the same, but its key is lost with the page. `busy`: it was not sent. */
export type FailureReason = 'refused' | 'unknown' | 'unkept' | 'busy'

/** Why nothing was sent, although the button was pressed. `unsent`: the code that sends did not come. */
export type HeldReason = 'changes' | 'point' | 'moved' | 'renumbered' | 'unkept' | 'unsent'

/** `earlier`: another order was sent, with unknown outcome. `refused`: the shop said no. With the others nothing was sent. */
export type OrderNotice = HeldReason | 'refused' | 'outdated' | 'earlier'

export interface FormState {
  view: typeof ORDER_VIEW.form
  isTermsAccepted: boolean
  notice: OrderNotice | null
}

export type OrderState =
  | FormState
  /**
   * `pressed`: what the screen showed at the press. `mayBeUnkept`: the shopper has read that a reload may lose the order's key.
   */
  | { view: typeof ORDER_VIEW.sending; pressed: ReceiptCheckout; mayBeUnkept: boolean }
  | { view: typeof ORDER_VIEW.success; receipt: Receipt }
  | { view: typeof ORDER_VIEW.failure; reason: FailureReason; sent: SentOrder }

export type OrderEvent =
  | { type: 'terms'; isAccepted: boolean }
  | { type: 'submit'; pressed: ReceiptCheckout }
  | { type: 'accepted'; receipt: Receipt }
  | { type: 'failed'; reason: FailureReason; sent: SentOrder }
  /** OK was pressed on the failure page. `receipt` is set when another tab has sent the same order meanwhile. */
  | { type: 'acknowledge'; receipt: Receipt | null }
  /** The page was left or reloaded while an order was being sent. The form may hold the same order or another one. */
  | { type: 'interrupted'; sent: SentOrder; isSameOrder: boolean }
  /** The stored order is no longer the pressed one; `receipt` is set if another tab has sent it. This tab has sent nothing. */
  | { type: 'outdated'; receipt: Receipt | null }
  /** Nothing was sent, because the shopper has to see `notice` first. */
  | { type: 'held'; notice: HeldReason }
  /** The page that shows the receipt was reloaded. */
  | { type: 'reopened'; receipt: Receipt }

export const INITIAL_ORDER_STATE: FormState = { view: ORDER_VIEW.form, isTermsAccepted: false, notice: null }

const success = (receipt: Receipt): OrderState => ({ view: ORDER_VIEW.success, receipt })

/** Events that mean nothing in a state are ignored: a second submit while sending changes nothing. */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState {
  switch (state.view) {
    case ORDER_VIEW.form:
      if (event.type === 'terms') return { ...state, isTermsAccepted: event.isAccepted }
      if (event.type === 'submit' && state.isTermsAccepted)
        return {
          view: ORDER_VIEW.sending,
          pressed: event.pressed,
          mayBeUnkept: state.notice === 'unkept',
        }
      if (event.type === 'interrupted')
        return event.isSameOrder
          ? { view: ORDER_VIEW.failure, reason: 'unknown', sent: event.sent }
          : { ...state, notice: 'earlier' }
      if (event.type === 'reopened') return success(event.receipt)
      return state
    case ORDER_VIEW.sending:
      if (event.type === 'accepted') return success(event.receipt)
      if (event.type === 'failed') return { view: ORDER_VIEW.failure, reason: event.reason, sent: event.sent }
      if (event.type === 'outdated')
        return event.receipt ? success(event.receipt) : { ...INITIAL_ORDER_STATE, notice: 'outdated' }
      if (event.type === 'held') return { view: ORDER_VIEW.form, isTermsAccepted: true, notice: event.notice }
      return state
    case ORDER_VIEW.failure:
      if (event.type !== 'acknowledge') return state
      if (event.receipt) return success(event.receipt)
      return state.reason === 'refused' ? { ...INITIAL_ORDER_STATE, notice: 'refused' } : INITIAL_ORDER_STATE
    case ORDER_VIEW.success:
      return state
  }
}
