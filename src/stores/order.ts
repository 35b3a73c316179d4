import { atom, onMount } from 'nanostores'
import { ORDER_TIMEOUT_MS } from '../config/limits.ts'
import { QUANTITY } from '../config/quantity.ts'
import type { Cart } from '../domain/cart.ts'
import { cartBlock } from '../domain/cart-news.ts'
import type { Checkout } from '../domain/checkout.ts'
import { isEmail } from '../domain/customer.ts'
import { orderFingerprint, toEshopData, type EshopData } from '../domain/order-payload.ts'
import { INITIAL_ORDER_STATE, nextOrderState, type OrderEvent } from '../domain/order-state.ts'
import { toReceipt } from '../domain/receipt.ts'
import { takeOut } from '../domain/take-out.ts'
import { $cart, updateCart } from './cart.ts'
import { $cartNews, forgetCartNews } from './cart-news.ts'
import { $checkout, $customer, clearCheckout, readCheckout } from './checkout.ts'
import { beginAttempt, endAttempt, forgetKey, isAttemptPending, wasAttempted } from './order-key.ts'
import { inTurn, isAnotherSending } from './order-turn.ts'
import { pause } from './pause.ts'
import { keepReceipt } from './receipt.ts'

/** The checkout's view and what belongs to it. */
export const $order = atom(INITIAL_ORDER_STATE)

/** Moves the machine; false when the event meant nothing in the state it is in. */
function dispatch(event: OrderEvent): boolean {
  const before = $order.get()
  $order.set(nextOrderState(before, event))
  return $order.get() !== before
}

/** Says so when the page was left or reloaded while an order was on its way. */
async function noticeInterruption(): Promise<void> {
  if (isAttemptPending() && !(await isAnotherSending()) && isAttemptPending())
    dispatch({ type: 'interrupted' })
}

onMount($order, () => void noticeInterruption())

/** Ticks or unticks the consent to the terms. */
export function acceptTerms(isAccepted: boolean): void {
  dispatch({ type: 'terms', isAccepted })
}

/** OK on the failure page: back to the form. */
export function acknowledgeFailure(): void {
  endAttempt()
  dispatch({ type: 'acknowledge' })
}

/** Fetches what sending takes, which the page does not need before a shopper is at the form. */
const loadSender = () => import('./send-order.ts')

/** Has the order's sending ready before it is asked for. */
export function prepareOrder(): void {
  // Offline just now: sending tries again.
  loadSender().catch(() => undefined)
}

/** One attempt at an order, and what came of it. Only one tab at a time is here. */
async function attempt(order: EshopData, ordered: Cart, checkout: Checkout): Promise<OrderEvent> {
  const fingerprint = orderFingerprint(order)
  // Another tab has ordered it or changed it, and this one was not told yet: nothing goes out that nobody has seen.
  if (orderFingerprint(toEshopData(readCheckout())) !== fingerprint) return { type: 'outdated' }

  const sender = await Promise.race([loadSender().catch(() => undefined), pause(ORDER_TIMEOUT_MS)])
  // Not even the code that sends could be fetched, or not in time: nothing was sent, unless it was before.
  if (!sender) return { type: 'failed', reason: wasAttempted(fingerprint) ? 'unknown' : 'refused' }

  const outcome = await sender.sendOrder(order, beginAttempt(fingerprint))
  if (outcome.type === 'accepted') {
    keepReceipt(toReceipt(outcome.orderNumber, checkout))
    updateCart((cart) => takeOut(cart, ordered, QUANTITY))
    forgetCartNews()
    clearCheckout()
    // Last, so that whatever interrupts this leaves a key, and not an order that could be sent under a new one.
    forgetKey()
    return outcome
  }
  if (outcome.type === 'refused') endAttempt()
  return { type: 'failed', reason: outcome.type }
}

/** The browser asks before it leaves the page, which would leave the outcome unknown. */
function askBeforeLeaving(): () => void {
  const ask = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

/**
 * Sends the order and moves to the view that its outcome asks for. The view changes to 'sending' in the same tick,
 * so a second call sends nothing. On success the form and the choices are forgotten and what was ordered is taken
 * out of the cart; what another tab has put there meanwhile stays.
 */
export async function submitOrder(): Promise<void> {
  const cart = $cart.get()
  const customer = $customer.get()
  const checkout = $checkout.get()
  if (cart.length === 0 || !isEmail(customer.email) || cartBlock($cartNews.get()) !== null) return
  if (!dispatch({ type: 'submit' })) return

  const order = toEshopData({ cart, customer, ...checkout })
  const stopAsking = askBeforeLeaving()
  await inTurn(
    async () => {
      const event = await attempt(order, cart, checkout)
      stopAsking()
      dispatch(event)
    },
    () => {
      stopAsking()
      dispatch({ type: 'failed', reason: 'unknown' })
    },
  )
}
