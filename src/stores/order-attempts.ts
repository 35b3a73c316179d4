import { computed } from 'nanostores'
import { MAX_KEPT_ATTEMPTS, ORDER_MEMORY_MS } from '../config/limits.ts'
import type { Cents } from '../domain/money.ts'
import {
  attemptAt,
  freshAttempts,
  orderFate,
  parseAttempts,
  withAttempt,
  withRefusal,
  type OrderAttempt,
  type OrderAttempts,
  type OrderFate,
} from '../domain/order-attempts.ts'
import { orderFingerprint, toEshopData } from '../domain/order-payload.ts'
import { $cart } from './cart.ts'
import { $checkout, $customer } from './checkout.ts'
import { ORDER_ATTEMPTS_KEY, storedAtom } from './persistence.ts'

/** The keys of orders, across reloads, until one of them has succeeded (api.md, 'order_key'). */
const attempts = storedAtom<OrderAttempts>(ORDER_ATTEMPTS_KEY, {
  initial: [],
  encode: (value) => (value.length > 0 ? value : undefined),
  decode: (json) => freshAttempts(parseAttempts(json), Date.now(), ORDER_MEMORY_MS),
})

/**
 * The fingerprint of an order that was sent, from then until its outcome is known or the shopper was told that it is
 * not. Under a key of its own: an emptied cart takes the keys along, and the shopper is told all the same.
 */
const pending = storedAtom<string | null>('orderPending', {
  initial: null,
  encode: (value) => value ?? undefined,
  decode: (json) => (typeof json === 'string' ? json : null),
})

// An order that is empty is never sent again; in other tabs, and on pages without this file, `cart.ts` has done it.
$cart.listen((cart) => {
  if (cart.length === 0) forgetAttempts()
})

/**
 * The attempt at this order, under the key of an earlier one at the same or under the new one; kept, as pending,
 * before anything is sent.
 */
export function beginAttempt(fingerprint: string, totalCents: Cents, newKey: string): OrderAttempt {
  const sent = { fingerprint, totalCents, at: Date.now(), newKey }
  attempts.update((current) =>
    withAttempt(current, sent, { max: MAX_KEPT_ATTEMPTS, maxAgeMs: ORDER_MEMORY_MS }),
  )
  pending.update(() => fingerprint)
  return attemptAt(attempts.$value.get(), fingerprint) as OrderAttempt
}

/** Whether this very order was sent before, and its key is still good. */
export function wasAttempted(fingerprint: string): boolean {
  return attemptAt(attempts.read(), fingerprint) !== undefined
}

/** What is known of this order. */
export function readFate(fingerprint: string): OrderFate {
  return orderFate(attempts.read(), fingerprint)
}

/** What is known of the order in the form. */
export const $fate = computed(
  [attempts.$value, $cart, $customer, $checkout],
  (current, cart, customer, checkout) =>
    current.length === 0
      ? 'none'
      : orderFate(current, orderFingerprint(toEshopData({ cart, customer, ...checkout }))),
)

/** The order that was sent and whose outcome nobody has been told, by its fingerprint; `null` for none. */
export const readPending = pending.read

/** The shopper has been told. */
export function endPending(): void {
  pending.update(() => null)
}

/** The shop has said no to it. */
export function refuseAttempt(fingerprint: string): void {
  attempts.update((current) => withRefusal(current, fingerprint))
  endPending()
}

/** Forgets all keys: the next order is another. */
export function forgetAttempts(): void {
  attempts.update(() => [])
}
