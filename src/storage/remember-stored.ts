import { readStored, restoreStored } from './persistence.ts'
import type { StoredKey } from './stored-keys.ts'

/**
 * Remembers what is stored under some keys.
 * @param texts what was stored under them earlier
 * @param stamp what was stored then under 'cleared'
 * @returns a function that puts back deleted values, unless the shopper has cleared everything
 */
export function rememberStored(
  keys: readonly StoredKey[],
  texts = keys.map((key) => readStored(key)),
  stamp = readStored('cleared'),
): () => void {
  return () => {
    if (![null, stamp].includes(readStored('cleared'))) return
    for (const [at, key] of keys.entries()) {
      const text = texts[at] ?? null
      if (text !== null && readStored(key) === null) restoreStored(key, text)
    }
  }
}
