import { computed } from 'nanostores'
import { ORDER_MEMORY_MS, MAX_KEPT_ATTEMPTS } from '../../config/order-limits.ts'
import type { Cents } from '../../text/money.ts'
import {
  attemptAt,
  freshAttempts,
  pendingOrderOf,
  parseAttempts,
  withAttempt,
  withRefusal,
  type OrderAttempt,
  type OrderAttempts,
  type PendingOrder,
} from '../rules/order-attempts.ts'
import { orderFingerprint, toEshopData } from '../rules/order-payload.ts'
import { $cart } from '../../cart/store/cart-store.ts'
import { $customer } from './customer-store.ts'
import { $lastSent } from './receipt-store.ts'
import { $checkout } from '../../cart/store/checkout-store.ts'
import { endsWithPage, storedAtom } from '../../storage/persistence.ts'

/** Apart from the attempts, because the shopper is told of it once. */
const pending = storedAtom<string | null>('orderPending', {
  initial: null,
  encode: (value) => value ?? undefined,
  decode: (json) => (typeof json === 'string' ? json : null),
})

/** The same order is sent again under the same key, also after a reload, so that the API stores it once. */
const attempts = storedAtom<OrderAttempts>('orderAttempts', {
  initial: [],
  encode: (value) => (value.length > 0 ? value : undefined),
  decode: (json) => freshAttempts(parseAttempts(json), Date.now(), ORDER_MEMORY_MS, pending.read()),
})

/** Stores the attempts that still count, so that what a wrong clock has dated grows old from now on. */
export function dateAttempts(): void {
  attempts.update((current) => current)
}

/**
 * Before anything is sent, so that the next attempt finds its key (`newKey` unless the order has one).
 * @returns whether a reload would find it
 */
export function beginAttempt(fingerprint: string, totalCents: Cents, newKey: string): boolean {
  const sent = { fingerprint, totalCents, at: Date.now(), newKey }
  attempts.update((current) => withAttempt(current, sent, MAX_KEPT_ATTEMPTS))
  pending.update(() => fingerprint)
  return !endsWithPage('orderAttempts')
}

/** The attempt at an order as it is stored now; another tab may have taken the same order at the same moment. */
export function readAttempt(fingerprint: string): OrderAttempt | undefined {
  return attemptAt(attempts.read(), fingerprint)
}

export function dropAttempt(fingerprint: string): void {
  attempts.update((current) => current.filter((one) => one.fingerprint !== fingerprint))
  endPending()
}

export function readPendingOrder(fingerprint: string): PendingOrder {
  return pendingOrderOf(attempts.read(), fingerprint, $lastSent.get()?.sentAt ?? null)
}

export const $pendingOrder = computed(
  [attempts.$value, $lastSent, $cart, $customer, $checkout],
  (current, lastSent, cart, customer, checkout) =>
    current.length === 0
      ? 'none'
      : pendingOrderOf(
          current,
          orderFingerprint(toEshopData({ cart, customer, ...checkout })),
          lastSent?.sentAt ?? null,
        ),
)

/** The fingerprint of the order that is being sent, or was when its page was left; `null` for none. */
export const readPending = pending.read

/** The shopper knows the outcome, or knows that nobody does. */
export function endPending(): void {
  dateAttempts()
  pending.update(() => null)
}

export function refuseAttempt(fingerprint: string): void {
  attempts.update((current) => withRefusal(current, fingerprint))
  endPending()
}
