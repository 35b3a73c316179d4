import { atom, onMount } from 'nanostores'
import { CART_CHECK_PATIENCE_MS, ORDER_TIMEOUT_MS } from '../config/limits.ts'
import { QUANTITY } from '../config/quantity.ts'
import type { Cart } from '../domain/cart.ts'
import type { Checkout } from '../domain/checkout.ts'
import { isEmail } from '../domain/customer.ts'
import { orderBlock } from '../domain/order-attempts.ts'
import { orderFingerprint, toEshopData, type EshopData } from '../domain/order-payload.ts'
import {
  INITIAL_ORDER_STATE,
  nextOrderState,
  ORDER_VIEW,
  type OrderEvent,
  type OrderState,
} from '../domain/order-state.ts'
import { toReceipt } from '../domain/receipt.ts'
import { takeOut } from '../domain/take-out.ts'
import { $cart, updateCart } from './cart.ts'
import { $cartNews, finishCartCheck, forgetCartNews } from './cart-news.ts'
import { $checkout, $customer, clearCheckout, readCheckout } from './checkout.ts'
import {
  beginAttempt,
  endPending,
  forgetAttempts,
  readFate,
  readPending,
  refuseAttempt,
  wasAttempted,
} from './order-attempts.ts'
import { inTurn, isAnotherSending } from './order-turn.ts'
import { pause } from './pause.ts'
import { loadSender } from './prepare-order.ts'
import { $receipt, keepReceipt, markPage, readPageReceipt, readReceipt } from './receipt.ts'

/** The checkout's view and what belongs to it. */
export const $order = atom<OrderState>(INITIAL_ORDER_STATE)

/** Moves the machine; false when the event meant nothing in the state it is in. */
function dispatch(event: OrderEvent): boolean {
  const before = $order.get()
  const after = nextOrderState(before, event)
  if (after === before) return false
  if (after.view === ORDER_VIEW.success) markPage(after.receipt)
  $order.set(after)
  return true
}

/** An order that is in the form, with the last receipt that this tab was told of: any other came since. */
function toSent(fingerprint: string) {
  return { fingerprint, lastReceipt: $receipt.get() }
}

/** Says so when the page was left or reloaded while an order was on its way. */
async function noticeInterruption(): Promise<void> {
  if (readPending() === null || (await isAnotherSending())) return
  const fingerprint = readPending()
  if (fingerprint === null) return
  const isSameOrder =
    orderFingerprint(toEshopData(readCheckout())) === fingerprint && wasAttempted(fingerprint)
  // Of another order, the notice in the form is all there is to tell; this one's failure is to be acknowledged.
  if (dispatch({ type: 'interrupted', sent: toSent(fingerprint), isSameOrder }) && !isSameOrder) endPending()
}

onMount($order, () => {
  const receipt = readPageReceipt()
  if (receipt && $cart.get().length === 0) dispatch({ type: 'reopened', receipt })
  void noticeInterruption()
})

/** Ticks or unticks the consent to the terms. */
export function acceptTerms(isAccepted: boolean): void {
  dispatch({ type: 'terms', isAccepted })
}

/** OK on the failure page: back to the form, or to the order's own page when another tab has sent it meanwhile. */
export function acknowledgeFailure(): void {
  const state = $order.get()
  // An order that another tab is sending is still its to tell of.
  if (state.view === ORDER_VIEW.failure && state.reason !== 'busy') endPending()
  dispatch({ type: 'acknowledge', receipt: readReceipt() })
}

/** An order as it is to be sent. */
interface Submission {
  order: EshopData
  cart: Cart
  checkout: Checkout
  fingerprint: string
  /** The shop has said that the prices are these. */
  arePricesChecked: boolean
}

/** One attempt at an order, and what came of it. Only one tab at a time is here. */
async function attempt(submission: Submission): Promise<OrderEvent> {
  const { order, cart, checkout, fingerprint } = submission
  // Another tab has ordered it or changed it, and this one was not told yet: nothing goes out that nobody has seen.
  if (orderFingerprint(toEshopData(readCheckout())) !== fingerprint)
    return { type: 'outdated', receipt: readReceipt() }

  const sender = await Promise.race([loadSender().catch(() => undefined), pause(ORDER_TIMEOUT_MS)])
  // Not even the code that sends could be fetched, or not in time: nothing was sent, unless it was before.
  if (!sender) return { type: 'failed', reason: readFate(fingerprint) === 'same' ? 'unknown' : 'refused' }

  const { key, totalCents } = beginAttempt(fingerprint, checkout.costs.totalCents, sender.randomUuid())
  const outcome = await sender.sendOrder(order, key)
  if (outcome.type === 'accepted') {
    const receipt = toReceipt(
      {
        orderNumber: outcome.orderNumber,
        // An order that was sent with more than one total may be stored with any of them.
        isTotalSure: submission.arePricesChecked && totalCents !== null,
        fingerprint,
        sentAt: Date.now(),
      },
      checkout,
    )
    keepReceipt(receipt)
    updateCart((current) => takeOut(current, cart, QUANTITY))
    forgetCartNews()
    clearCheckout()
    endPending()
    // Last, so that whatever interrupts this leaves a key, and not an order that could be sent under a new one.
    forgetAttempts()
    return { type: 'accepted', receipt }
  }
  if (outcome.type === 'refused') refuseAttempt(fingerprint)
  return { type: 'failed', reason: outcome.type }
}

/** The browser asks before it leaves the page, which would leave the outcome unknown. */
function askBeforeLeaving(): () => void {
  const ask = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

/** Sends the order when it is this tab's turn, and says what came of it. */
async function sendInTurn(submission: Submission): Promise<OrderEvent> {
  let event: OrderEvent = { type: 'failed', reason: 'busy' }
  const send = async () => {
    event = await attempt(submission)
  }
  // The other tab may be frozen. This very order can be sent all the same: the API knows it by its key.
  await inTurn(send, async () => {
    if (wasAttempted(submission.fingerprint)) await send()
  })
  return event
}

/**
 * Sends the order and moves to the view that its outcome asks for. The view changes to 'sending' in the same tick,
 * so a second call sends nothing. What the re-check of the cart finds out before the order has gone out is shown
 * first. On success the form and the choices are forgotten and what was ordered is taken out of the cart; what
 * another tab has put there meanwhile stays.
 */
export async function submitOrder(): Promise<void> {
  const cart = $cart.get()
  const customer = $customer.get()
  const checkout = $checkout.get()
  const order = toEshopData({ cart, customer, ...checkout })
  const fingerprint = orderFingerprint(order)
  const isBlocked = () => orderBlock($cartNews.get(), readFate(fingerprint)) !== null
  if (cart.length === 0 || !isEmail(customer.email) || isBlocked()) return
  if (!dispatch({ type: 'submit', sent: toSent(fingerprint) })) return

  const stopAsking = askBeforeLeaving()
  const check = await finishCartCheck(CART_CHECK_PATIENCE_MS)
  const event: OrderEvent = isBlocked()
    ? { type: 'news' }
    : await sendInTurn({ order, cart, checkout, fingerprint, arePricesChecked: check === 'checked' })
  stopAsking()
  dispatch(event)
}
