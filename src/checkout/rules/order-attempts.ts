import { cartBlock, type CartBlock, type CartChanges } from '../../cart/rules/cart-changes.ts'
import type { Cents } from '../../text/money.ts'

/** A UUID has 36 characters; what is longer is damaged. */
const MAX_KEY_LENGTH = 64

/** An order that was sent, and that the shop has not confirmed. */
export interface OrderAttempt {
  /** The `order_key` it was sent under. */
  key: string
  /** Which order it was (`orderFingerprint`). */
  fingerprint: string
  /** When it was last sent, in milliseconds. */
  at: number
  /** The total that the shopper saw; `null` once the same order was sent at two totals, for either may be stored. */
  totalCents: Cents | null
  /** The last response was a refusal. Its key is kept: an earlier sending, which got no response, may be stored. */
  isRefused: boolean
}

/** The last attempts, oldest first. */
export type OrderAttempts = readonly OrderAttempt[]

/**
 * What may have become of the order in the form. `none`: nothing is open. `same`: this very order was sent and got no
 * response, so it may be stored. `changed`: an order that was different got no response.
 */
export type OrderFate = 'none' | 'same' | 'changed'

/** The attempt at this very order; `undefined` when there was none. */
export function attemptAt(attempts: OrderAttempts, fingerprint: string): OrderAttempt | undefined {
  return attempts.find((attempt) => attempt.fingerprint === fingerprint)
}

/** The fate of the order with this fingerprint. */
export function orderFate(attempts: OrderAttempts, fingerprint: string): OrderFate {
  const unknown = attempts.filter((attempt) => !attempt.isRefused)
  if (attemptAt(unknown, fingerprint)) return 'same'
  return unknown.length > 0 ? 'changed' : 'none'
}

/**
 * The changes of the cart that keep the order from being sent. Goods that have run out do not keep back an order that may
 * be stored already: it may itself have taken the last piece, and under its key the shop repeats its first response.
 */
export function orderChanges(changes: CartChanges, fate: OrderFate): CartChanges {
  return fate === 'same' ? { ...changes, unavailable: [] } : changes
}

/** The most urgent of what keeps the order from being sent; `null` when nothing does. */
export function orderBlock(changes: CartChanges, fate: OrderFate): CartBlock | null {
  return cartBlock(orderChanges(changes, fate))
}

/** Adds an attempt. The same order keeps the key that it was first sent under; of more than `max` the oldest are dropped. */
export function withAttempt(
  attempts: OrderAttempts,
  sent: Pick<OrderAttempt, 'fingerprint' | 'at'> & { newKey: string; totalCents: Cents },
  max: number,
): OrderAttempts {
  const { fingerprint, at, newKey } = sent
  const known = attemptAt(attempts, fingerprint)
  const totalCents = known && known.totalCents !== sent.totalCents ? null : sent.totalCents
  const attempt = { key: known?.key ?? newKey, fingerprint, at, totalCents, isRefused: false }
  return [...attempts.filter((one) => one !== known), attempt].slice(-max)
}

/** The attempts after the shop has refused this one. */
export function withRefusal(attempts: OrderAttempts, fingerprint: string): OrderAttempts {
  return attempts.map((one) => (one.fingerprint === fingerprint ? { ...one, isRefused: true } : one))
}

/**
 * The attempts younger than `maxAgeMs`; an older one is over, and the same goods again are a new order. A clock may have been
 * wrong when one was made: what lies in the future counts as made now, and so does the pending one, however old it looks.
 */
export function freshAttempts(
  attempts: OrderAttempts,
  now: number,
  maxAgeMs: number,
  pending: string | null,
): OrderAttempts {
  return attempts
    .map((one) => ({ ...one, at: one.fingerprint === pending ? now : Math.min(one.at, now) }))
    .filter(({ at }) => now - at < maxAgeMs)
}

/** Reads stored attempts; what is none is left out. */
export function parseAttempts(json: unknown): OrderAttempts {
  if (!Array.isArray(json)) return []
  return json.flatMap((one: unknown) => {
    const { key, fingerprint, at, totalCents, isRefused } = (one ?? {}) as Record<keyof OrderAttempt, unknown>
    if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_LENGTH) return []
    if (typeof fingerprint !== 'string' || typeof at !== 'number') return []
    const cents = Number.isSafeInteger(totalCents) ? (totalCents as Cents) : null
    return [{ key, fingerprint, at, totalCents: cents, isRefused: isRefused === true }]
  })
}
