import { cartBlock, type CartBlock, type CartNews } from './cart-news.ts'
import type { Cents } from './money.ts'

/** A UUID has 36 characters; what is longer is damaged. */
const MAX_KEY_LENGTH = 64

/** An order that was sent and not heard of as accepted. */
export interface OrderAttempt {
  /** The `order_key` it was sent under. */
  key: string
  /** Which order it was (`orderFingerprint`). */
  fingerprint: string
  /** When it was last sent, in milliseconds. */
  at: number
  /** What the shopper was told that it costs; `null` once it was sent with more than one total. */
  totalCents: Cents | null
  /** The last that was heard of it is a no. Its key stays: an earlier sending of it may still be stored. */
  isRefused: boolean
}

/** The last ones sent, oldest first. */
export type OrderAttempts = readonly OrderAttempt[]

/** How many attempts are remembered, and for how long. */
export interface AttemptLimits {
  max: number
  maxAgeMs: number
}

/**
 * What is known of the order that the form holds now: nothing of its kind was sent; this very one was, and nobody
 * knows whether it arrived; or another one was, of which nobody knows.
 */
export type OrderFate = 'none' | 'same' | 'changed'

/** The attempt at this very order; `undefined` when there was none. */
export function attemptAt(attempts: OrderAttempts, fingerprint: string): OrderAttempt | undefined {
  return attempts.find((attempt) => attempt.fingerprint === fingerprint)
}

/** What is known of the order with this fingerprint. */
export function orderFate(attempts: OrderAttempts, fingerprint: string): OrderFate {
  const unknown = attempts.filter((attempt) => !attempt.isRefused)
  if (attemptAt(unknown, fingerprint)) return 'same'
  return unknown.length > 0 ? 'changed' : 'none'
}

/**
 * What of the cart's news keeps the order from being sent. One that may already be stored is not kept by goods that
 * have run out: it may be what took the last piece, and the same key gives the first answer.
 */
export function orderNews(news: CartNews, fate: OrderFate): CartNews {
  return fate === 'same' ? { ...news, unavailable: [] } : news
}

/** {@link orderNews}, most urgent first; `null` when nothing does. */
export function orderBlock(news: CartNews, fate: OrderFate): CartBlock | null {
  return cartBlock(orderNews(news, fate))
}

/** Adds an attempt, or repeats it under the key that it already has; what is too old or too many is forgotten. */
export function withAttempt(
  attempts: OrderAttempts,
  sent: Pick<OrderAttempt, 'fingerprint' | 'at'> & { newKey: string; totalCents: Cents },
  { max, maxAgeMs }: AttemptLimits,
): OrderAttempts {
  const { fingerprint, at, newKey } = sent
  const fresh = freshAttempts(attempts, at, maxAgeMs)
  const known = attemptAt(fresh, fingerprint)
  const totalCents = known && known.totalCents !== sent.totalCents ? null : sent.totalCents
  const attempt = { key: known?.key ?? newKey, fingerprint, at, totalCents, isRefused: false }
  return [...fresh.filter((one) => one !== known), attempt].slice(-max)
}

/** The attempts, with this one's last answer a no. */
export function withRefusal(attempts: OrderAttempts, fingerprint: string): OrderAttempts {
  return attempts.map((one) => (one.fingerprint === fingerprint ? { ...one, isRefused: true } : one))
}

/** Those that are not too old; after that, the same order is another one. */
export function freshAttempts(attempts: OrderAttempts, now: number, maxAgeMs: number): OrderAttempts {
  return attempts.filter(({ at }) => now - at < maxAgeMs)
}

/** Reads kept attempts; what is none is left out. */
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
