import { atom } from 'nanostores'
import type { PendingOrder } from '../rules/order-attempts.ts'
import { INITIAL_ORDER_STATE, nextFormState, type FormEvent, type OrderState } from '../rules/form-state.ts'
import type { OrderDifference } from '../rules/order-differences.ts'
import type { ReceiptCheckout } from '../rules/receipt.ts'
import { orderBlock, submitBlock } from '../rules/submit-block.ts'
import { $cartChanges } from '../../cart/store/cart-changes-store.ts'
import { $checkout } from '../../cart/store/checkout-store.ts'
import { $shownCart } from '../../cart/store/today-store.ts'
import { readStored } from '../../storage/persistence.ts'
import { $customer } from './customer-store.ts'

/** The order as the page shows it. Before the code of submit-order.ts has come, only this file changes it. */
export const $order = atom<OrderState>(INITIAL_ORDER_STATE)

/** What is known of the order in the form (rule 509); `none` until that code has read what is stored. */
export const $knownOrder = atom<PendingOrder>('none')

/**
 * Changes of the order in the form that this tab did not make; `null` for none. The list is empty while the code that finds
 * them cannot be fetched. `isSeen`: a press on the order button has led to them.
 */
export const $elsewhere = atom<{ differences: readonly OrderDifference[]; isSeen?: true } | null>(null)

/** The keys under which the order in the form is stored. */
export const FORM_KEYS = [
  'cart',
  'customerData',
  'customerDataChanged',
  'chosenDelivery',
  'chosenPayment',
  'chosenNames',
  'pickupPoints',
] as const

/** @returns false if the present state ignores the event */
export function changeForm(event: FormEvent): boolean {
  const before = $order.get()
  $order.set(nextFormState(before, event))
  return $order.get() !== before
}

export function acceptTerms(isAccepted: boolean): void {
  changeForm({ type: 'terms', isAccepted })
}

/** The order in the form, as this tab shows it. */
export const shownOrder = (): ReceiptCheckout => ({
  cart: $shownCart.get(),
  customer: $customer.get(),
  ...$checkout.get(),
})

/** Taken at the press, because the code that sends may come seconds later. */
export const atPress = {
  /** What was stored under `FORM_KEYS`, and under 'cleared'. */
  texts: [] as (string | null)[],
  stamp: null as string | null,
  /** The text of `$sentMark`. */
  lastSent: null as string | null,
}

/** The stored mark of the newest order of any tab, as this page knows it: of its opening, until receipt-store.ts has come. */
export const $sentMark = atom<string | null>(typeof window === 'undefined' ? null : readStored('orderSent'))

/**
 * Takes the whole order as the screen shows it. From then on the page shows that it is being sent (rule 520).
 * @returns false if something blocks the order, or another press was first
 */
export function pressOrder(): boolean {
  const pressed = shownOrder()
  const block = submitBlock(
    true,
    pressed.customer.email,
    $checkout.get(),
    orderBlock($cartChanges.get(), $knownOrder.get()),
  )
  if (pressed.cart.length === 0 || block !== null || !changeForm({ type: 'submit', pressed })) return false
  Object.assign(atPress, {
    texts: FORM_KEYS.map((key) => readStored(key)),
    stamp: readStored('cleared'),
    lastSent: $sentMark.get(),
  })
  $elsewhere.set(null)
  return true
}
