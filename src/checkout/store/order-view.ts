import { atom } from 'nanostores'
import type { PendingOrder } from '../rules/order-attempts.ts'
import { INITIAL_ORDER_STATE, nextOrderState, type OrderState } from '../rules/order-state.ts'

/** The order as the page shows it. Only `acceptTerms` changes it before the code of submit-order.ts has come. */
export const $order = atom<OrderState>(INITIAL_ORDER_STATE)

/** What is known of the order in the form (rule 509); `none` until that code has read what is stored. */
export const $knownOrder = atom<PendingOrder>('none')

export function acceptTerms(isAccepted: boolean): void {
  $order.set(nextOrderState($order.get(), { type: 'terms', isAccepted }))
}
