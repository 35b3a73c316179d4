import { storedAtom } from './persistence.ts'

interface KeptKey {
  key: string
  /** Which order the key was made for (`orderFingerprint`). */
  fingerprint: string
  /** True from before an order is sent until its outcome is known or the shopper was told that it is not. */
  isPending: boolean
}

/** The key of the order being sent, across reloads, until it has succeeded or its contents changed (api.md). */
const kept = storedAtom<KeptKey | null>('orderKey', {
  initial: null,
  encode: (value) => value ?? undefined,
  decode: (json) => {
    const { key, fingerprint, isPending } = (json ?? {}) as Partial<Record<keyof KeptKey, unknown>>
    return typeof key === 'string' && /^[\w-]{1,64}$/.test(key) && typeof fingerprint === 'string'
      ? { key, fingerprint, isPending: isPending === true }
      : null
  },
})

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

/** The kept key when it was made for this very order, else a new one; kept, as pending, before anything is sent. */
export function beginAttempt(fingerprint: string): string {
  const known = kept.read()
  const key = known?.fingerprint === fingerprint ? known.key : randomUuid()
  kept.update(() => ({ key, fingerprint, isPending: true }))
  return key
}

/** Whether this very order was sent before. */
export function wasAttempted(fingerprint: string): boolean {
  return kept.read()?.fingerprint === fingerprint
}

/** Whether an order was sent whose outcome nobody has been told. */
export function isAttemptPending(): boolean {
  return kept.read()?.isPending ?? false
}

/** The outcome is known, or known to be unknown; the key stays for the next attempt. */
export function endAttempt(): void {
  kept.update((current) => current && { ...current, isPending: false })
}

/** The order has succeeded: the next one is another. */
export function forgetKey(): void {
  kept.update(() => null)
}
