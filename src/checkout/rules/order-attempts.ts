import type { Cents } from '../../text/money.ts'

/** A UUID has 36 characters. A longer stored key than this is damaged. */
const MAX_KEY_LENGTH = 64

/** An order that was sent, or is about to be, and that the shop has not confirmed. */
export interface OrderAttempt {
  /** The `order_key` it was sent under. */
  key: string
  /** Which order it was (`orderFingerprint`). */
  fingerprint: string
  /** When it was last sent, in milliseconds. Only an order whose goods have left the cart grows old. */
  at: number
  /** The ids of its products. */
  goods: readonly number[]
  /** The total that the shopper saw; `null` once the same order was sent at two totals, as either may be stored. */
  totalCents: Cents | null
  /**
   * Whether no sending awaits its outcome: the last one was refused, or none has left the page yet. The key is kept: an
   * earlier sending without a response may be stored.
   */
  isRefused: boolean
  /** Whether another order was accepted since. */
  isPast: boolean
}

/** Oldest first. */
export type OrderAttempts = readonly OrderAttempt[]

/** `same`: this very order was sent, with unknown outcome. `changed`: another order was. */
export type PendingOrder = 'none' | 'same' | 'changed'

export function attemptAt(attempts: OrderAttempts, fingerprint: string): OrderAttempt | undefined {
  return attempts.find((attempt) => attempt.fingerprint === fingerprint)
}

/** What is known of an order. Attempts from before the last accepted order do not count as `changed` (rule 509). */
export function pendingOrderOf(attempts: OrderAttempts, fingerprint: string): PendingOrder {
  const unknown = attempts.filter((attempt) => !attempt.isRefused)
  if (attemptAt(unknown, fingerprint)) return 'same'
  return unknown.some(({ isPast }) => !isPast) ? 'changed' : 'none'
}

/**
 * Adds an attempt that has not left yet. The same order keeps its first key, and what is known of it. Beyond `max`
 * attempts, the oldest are dropped.
 */
export function withAttempt(
  attempts: OrderAttempts,
  sent: Pick<OrderAttempt, 'fingerprint' | 'at' | 'goods'> & { newKey: string; totalCents: Cents },
  max: number,
): OrderAttempts {
  const { fingerprint, at, goods, newKey } = sent
  const known = attemptAt(attempts, fingerprint)
  const totalCents = known && known.totalCents !== sent.totalCents ? null : sent.totalCents
  const { key = newKey, isRefused = true, isPast = false } = known ?? {}
  const attempt = { key, fingerprint, at, goods, totalCents, isRefused, isPast }
  return [...attempts.filter((one) => one !== known), attempt].slice(-max)
}

function withChange(
  attempts: OrderAttempts,
  fingerprint: string,
  change: Partial<OrderAttempt>,
): OrderAttempts {
  return attempts.map((one) => (one.fingerprint === fingerprint ? { ...one, ...change } : one))
}

/** The order leaves the page. Until its outcome comes, nobody knows whether it is stored. */
export function withSending(attempts: OrderAttempts, fingerprint: string): OrderAttempts {
  return withChange(attempts, fingerprint, { isRefused: false, isPast: false })
}

export function withRefusal(attempts: OrderAttempts, fingerprint: string): OrderAttempts {
  return withChange(attempts, fingerprint, { isRefused: true })
}

/** Drops an accepted attempt. The others were made before it. */
export function withoutAccepted(attempts: OrderAttempts, fingerprint: string): OrderAttempts {
  return attempts.filter((one) => one.fingerprint !== fingerprint).map((one) => ({ ...one, isPast: true }))
}

/**
 * Keeps the attempts whose goods lie in the cart (`inCart`: product ids), whatever the clock says, the pending one, and
 * others for `maxAgeMs`. A future date (wrong clock) counts as now.
 */
export function freshAttempts(
  attempts: OrderAttempts,
  {
    now,
    maxAgeMs,
    pending,
    inCart,
  }: { now: number; maxAgeMs: number; pending: string | null; inCart: ReadonlySet<number> },
): OrderAttempts {
  const isHere = ({ fingerprint, goods }: OrderAttempt) =>
    fingerprint === pending || goods.some((id) => inCart.has(id))
  return attempts
    .map((one) => ({ ...one, at: isHere(one) ? now : Math.min(one.at, now) }))
    .filter(({ at }) => now - at < maxAgeMs)
}

export function parseAttempts(json: unknown): OrderAttempts {
  if (!Array.isArray(json)) return []
  return json.flatMap((one: unknown) => {
    const { key, fingerprint, at, goods, totalCents, ...is } = (one ?? {}) as Record<
      keyof OrderAttempt,
      unknown
    >
    if (typeof key !== 'string' || key === '' || key.length > MAX_KEY_LENGTH) return []
    if (typeof fingerprint !== 'string' || typeof at !== 'number') return []
    const cents = Number.isSafeInteger(totalCents) ? (totalCents as Cents) : null
    const ids = (Array.isArray(goods) ? goods : []).filter((id) => Number.isSafeInteger(id)) as number[]
    const [isRefused, isPast] = [is.isRefused === true, is.isPast === true]
    return [{ key, fingerprint, at, goods: ids, totalCents: cents, isRefused, isPast }]
  })
}
