import { atom } from 'nanostores'
import type { OrderOutcome } from '../api/post-order.ts'
import { cartBlock } from '../domain/cart-news.ts'
import { isEmail } from '../domain/customer.ts'
import { orderFingerprint, toEshopData, type EshopData } from '../domain/order-payload.ts'
import { INITIAL_ORDER_STATE, nextOrderState, type OrderEvent } from '../domain/order-state.ts'
import { toReceipt } from '../domain/receipt.ts'
import { $cart, clearCart } from './cart.ts'
import { $cartNews, forgetCartNews } from './cart-news.ts'
import { $checkout, $customer, clearCheckout } from './checkout.ts'
import { storedAtom } from './persistence.ts'
import { keepReceipt } from './receipt.ts'

/** The checkout's view and what belongs to it. */
export const $order = atom(INITIAL_ORDER_STATE)

interface OrderKey {
  key: string
  /** What the key was made for. */
  fingerprint: string
}

/** The key of the order being sent, across reloads, until it has succeeded or its contents changed (api.md). */
const orderKey = storedAtom<OrderKey | null>('orderKey', {
  initial: null,
  encode: (value) => value ?? undefined,
  decode: (json) => {
    const { key, fingerprint } = (json ?? {}) as Partial<Record<keyof OrderKey, unknown>>
    return typeof key === 'string' && typeof fingerprint === 'string' ? { key, fingerprint } : null
  },
})

/** The kept key when it belongs to this very order, else a new one, kept before anything is sent. */
function keyFor(order: EshopData): string {
  const fingerprint = orderFingerprint(order)
  let key = ''
  orderKey.update((kept) => {
    key = kept?.fingerprint === fingerprint ? kept.key : randomUuid()
    return { key, fingerprint }
  })
  return key
}

/** `crypto.randomUUID` exists on https and localhost only; a shop under test may have neither. */
function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}

/** Moves the machine; false when the event meant nothing in the state it is in. */
function dispatch(event: OrderEvent): boolean {
  const before = $order.get()
  $order.set(nextOrderState(before, event))
  return $order.get() !== before
}

/** Ticks or unticks the consent to the terms. */
export function acceptTerms(isAccepted: boolean): void {
  dispatch({ type: 'terms', isAccepted })
}

/** OK on the failure page: back to the form. */
export function acknowledgeFailure(): void {
  dispatch({ type: 'acknowledge' })
}

/** Fetches what sending takes, which the page does not need before a shopper is at the form. */
const loadSender = () => import('./send-order.ts')

/** Has the order's sending ready before it is asked for. */
export function prepareOrder(): void {
  // Offline just now: sending tries again.
  loadSender().catch(() => undefined)
}

async function send(order: EshopData, key: string): Promise<OrderOutcome> {
  try {
    return await (await loadSender()).sendOrder(order, key)
  } catch (error) {
    // Nothing was sent: not even the code that sends could be fetched.
    return { type: 'refused', status: String(error) }
  }
}

/**
 * Sends the order and moves to the view that its outcome asks for. The view changes to 'sending' in the same tick,
 * so a second call sends nothing. On success the cart, the form and the choices are forgotten.
 */
export async function submitOrder(): Promise<void> {
  const cart = $cart.get()
  const customer = $customer.get()
  const checkout = $checkout.get()
  if (cart.length === 0 || !isEmail(customer.email) || cartBlock($cartNews.get()) !== null) return
  if (!dispatch({ type: 'submit' })) return

  const order = toEshopData({ cart, customer, ...checkout })
  const outcome = await send(order, keyFor(order))
  if (outcome.type === 'accepted') {
    keepReceipt(toReceipt(outcome.orderNumber, checkout))
    dispatch(outcome)
    orderKey.update(() => null)
    clearCart()
    forgetCartNews()
    clearCheckout()
  } else {
    dispatch({ type: 'failed', reason: outcome.type })
  }
}
