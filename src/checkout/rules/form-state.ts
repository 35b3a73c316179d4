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

/** The events of the form, which happen before the code that sends orders is needed. */
export type FormEvent =
  | { type: 'terms'; isAccepted: boolean }
  | { type: 'submit'; pressed: ReceiptCheckout }
  /** Nothing was sent, because the shopper has to see `notice` first. */
  | { type: 'held'; notice: HeldReason }

export const INITIAL_ORDER_STATE: FormState = { view: ORDER_VIEW.form, isTermsAccepted: false, notice: null }

/** Events that mean nothing in a state are ignored: a second submit while sending changes nothing. */
export function nextFormState(state: OrderState, event: FormEvent): OrderState {
  if (state.view === ORDER_VIEW.sending && event.type === 'held')
    return { view: ORDER_VIEW.form, isTermsAccepted: true, notice: event.notice }
  if (state.view !== ORDER_VIEW.form) return state
  if (event.type === 'terms') return { ...state, isTermsAccepted: event.isAccepted }
  return event.type === 'submit' && state.isTermsAccepted
    ? { view: ORDER_VIEW.sending, pressed: event.pressed, mayBeUnkept: state.notice === 'unkept' }
    : state
}
