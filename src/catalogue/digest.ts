import { createHash } from 'node:crypto'

const digests = new WeakMap<object, string>()

/** The digest of plain data; of an object that is asked for several times, it is made once. */
export function digestOf(shown: unknown): string {
  const isObject = typeof shown === 'object' && shown !== null
  const known = isObject ? digests.get(shown) : undefined
  if (known !== undefined) return known
  const digest = createHash('sha1')
    .update(JSON.stringify([shown]))
    .digest('base64url')
  if (isObject) digests.set(shown, digest)
  return digest
}
