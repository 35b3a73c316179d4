import { computed } from 'nanostores'
import type { Cart } from '../../cart/rules/cart.ts'
import { ORDER_MEMORY_MS, MAX_KEPT_ATTEMPTS } from '../../config/order-limits.ts'
import type { Cents } from '../../text/money.ts'
import {
  attemptAt,
  freshAttempts,
  pendingOrderOf,
  parseAttempts,
  withAttempt,
  withoutAccepted,
  withRefusal,
  withSending,
  type OrderAttempt,
  type OrderAttempts,
  type PendingOrder,
} from '../rules/order-attempts.ts'
import { orderFingerprint } from '../rules/order-payload.ts'
import { toOrder } from './to-order.ts'
import { $cart, readCart } from '../../cart/store/cart-store.ts'
import { $customer } from './customer-store.ts'
import { $checkout } from '../../cart/store/checkout-store.ts'
import { endsWithPage, storedAtom } from '../../storage/persistence.ts'

/** The fingerprint of the order that has left. Not part of `attempts`, because an interruption is told only once. */
const pending = storedAtom<string | null>('orderPending', {
  initial: null,
  encode: (value) => value ?? undefined,
  decode: (json) => (typeof json === 'string' ? json : null),
})

/** Kept so that the same order goes out under the same key, also after a reload: the API then stores it once. */
const attempts = storedAtom<OrderAttempts>('orderAttempts', {
  initial: [],
  encode: (value) => (value.length > 0 ? value : undefined),
  decode: (json) =>
    freshAttempts(parseAttempts(json), {
      now: Date.now(),
      maxAgeMs: ORDER_MEMORY_MS,
      pending: pending.read(),
      inCart: new Set(readCart().map(({ id }) => id)),
    }),
})

/** Stores the attempts without those that are too old. */
export function dateAttempts(): void {
  attempts.update((current) => current)
}

/**
 * Stores the attempt before anything is sent, so that a retry finds its key: the order's earlier key, else `newKey`.
 * @returns whether a reload would find it
 */
export function beginAttempt(fingerprint: string, cart: Cart, totalCents: Cents, newKey: string): boolean {
  const goods = [...new Set(cart.map(({ id }) => id))]
  const sent = { fingerprint, goods, totalCents, at: Date.now(), newKey }
  attempts.update((current) => withAttempt(current, sent, MAX_KEPT_ATTEMPTS))
  return !endsWithPage('orderAttempts')
}

/** Stores that the order leaves now. A page that is left before has sent nothing, and the next one says nothing (rule 512). */
export function leaveAttempt(fingerprint: string): void {
  attempts.update((current) => withSending(current, fingerprint))
  pending.update(() => fingerprint)
}

/** The stored attempt at an order. Another tab may have sent the same order at the same moment. */
export function readAttempt(fingerprint: string): OrderAttempt | undefined {
  return attemptAt(attempts.read(), fingerprint)
}

/** Forgets the key of an order that the shop has accepted. */
export function acceptAttempt(fingerprint: string): void {
  attempts.update((current) => withoutAccepted(current, fingerprint))
  endPending()
}

export function dropAttempt(fingerprint: string): void {
  attempts.update((current) => current.filter((one) => one.fingerprint !== fingerprint))
}

export function readPendingOrder(fingerprint: string): PendingOrder {
  return pendingOrderOf(attempts.read(), fingerprint)
}

export const $pendingOrder = computed(
  [attempts.$value, $cart, $customer, $checkout],
  (current, cart, customer, checkout) =>
    current.length === 0
      ? 'none'
      : pendingOrderOf(current, orderFingerprint(toOrder({ cart, customer, ...checkout }))),
)

/** The fingerprint of the order that is being sent, or was being sent when its page was left; `null` for none. */
export const readPending = pending.read

/** Ends the pending order: the shopper knows its outcome, or has read that nobody knows it. */
export function endPending(): void {
  dateAttempts()
  pending.update(() => null)
}

export function refuseAttempt(fingerprint: string): void {
  attempts.update((current) => withRefusal(current, fingerprint))
  endPending()
}
