import type { Receipt } from './receipt.ts'

/** The views of the checkout under the spec's numbers (section 4). */
export const ORDER_VIEW = { form: 1, sending: 3, success: 2, failure: -1 } as const

/** Why an order failed: the shop said no, nobody knows whether it arrived, or another tab is at it and nothing was sent. */
export type FailureReason = 'refused' | 'unknown' | 'busy'

/**
 * What the form has to say about a sending: the order had been changed elsewhere; the re-check found news while it
 * waited; or an earlier order, which is not the one in the form, was left without an answer.
 */
export type FormNotice = 'outdated' | 'news' | 'earlier'

/** The order that was to be sent, by which another tab's receipt of it is known. */
export interface SentOrder {
  /** `orderFingerprint`. */
  fingerprint: string
  /** The receipt that was already there: of an earlier order, though it may have been for the same. */
  lastReceipt: Receipt | null
}

export interface FormState {
  view: typeof ORDER_VIEW.form
  isTermsAccepted: boolean
  notice: FormNotice | null
}

export type OrderState =
  | FormState
  | { view: typeof ORDER_VIEW.sending; sent: SentOrder }
  | { view: typeof ORDER_VIEW.success; receipt: Receipt }
  | { view: typeof ORDER_VIEW.failure; reason: FailureReason; sent: SentOrder }

export type OrderEvent =
  | { type: 'terms'; isAccepted: boolean }
  | { type: 'submit'; sent: SentOrder }
  | { type: 'accepted'; receipt: Receipt }
  | { type: 'failed'; reason: FailureReason }
  /** The shopper has read of the failure; the receipt is the last one of any tab. */
  | { type: 'acknowledge'; receipt: Receipt | null }
  /** The page was left while it was sending, and is here again with that order in the form, or without. */
  | { type: 'interrupted'; sent: SentOrder; isSameOrder: boolean }
  /** What was to be sent is not in the cart any more, or not as it was; nothing was sent. */
  | { type: 'outdated'; receipt: Receipt | null }
  /** The re-check found something that the shopper has to see first; nothing was sent. */
  | { type: 'news' }
  /** The page of an order that was sent is reloaded. */
  | { type: 'reopened'; receipt: Receipt }

/** The form with the terms not ticked. */
export const INITIAL_ORDER_STATE: FormState = { view: ORDER_VIEW.form, isTermsAccepted: false, notice: null }

const success = (receipt: Receipt): OrderState => ({ view: ORDER_VIEW.success, receipt })

/** True when the receipt is the sent order's, written by another tab that sent the same. */
function isReceiptOf(receipt: Receipt | null, { fingerprint, lastReceipt }: SentOrder): receipt is Receipt {
  return receipt?.fingerprint === fingerprint && receipt.sentAt !== lastReceipt?.sentAt
}

/**
 * The checkout's state machine: 1 form, 3 sending, 2 success, -1 failure. An event that means nothing in a state
 * leaves it as it is, so a second submit while sending changes nothing.
 */
export function nextOrderState(state: OrderState, event: OrderEvent): OrderState {
  switch (state.view) {
    case ORDER_VIEW.form:
      if (event.type === 'terms') return { ...state, isTermsAccepted: event.isAccepted }
      if (event.type === 'submit' && state.isTermsAccepted)
        return { view: ORDER_VIEW.sending, sent: event.sent }
      if (event.type === 'interrupted')
        return event.isSameOrder
          ? { view: ORDER_VIEW.failure, reason: 'unknown', sent: event.sent }
          : { ...state, notice: 'earlier' }
      if (event.type === 'reopened') return success(event.receipt)
      return state
    case ORDER_VIEW.sending:
      if (event.type === 'accepted') return success(event.receipt)
      if (event.type === 'failed') return { view: ORDER_VIEW.failure, reason: event.reason, sent: state.sent }
      if (event.type === 'outdated')
        return isReceiptOf(event.receipt, state.sent)
          ? success(event.receipt)
          : { ...INITIAL_ORDER_STATE, notice: 'outdated' }
      if (event.type === 'news') return { view: ORDER_VIEW.form, isTermsAccepted: true, notice: 'news' }
      return state
    case ORDER_VIEW.failure:
      if (event.type !== 'acknowledge') return state
      return isReceiptOf(event.receipt, state.sent) ? success(event.receipt) : INITIAL_ORDER_STATE
    case ORDER_VIEW.success:
      return state
  }
}
