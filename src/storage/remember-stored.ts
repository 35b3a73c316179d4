import { readStored, restoreStored } from './persistence.ts'
import type { StoredKey } from './stored-keys.ts'

/**
 * Remembers what is stored under some keys.
 * @returns a function that puts back deleted values, unless the shopper has cleared everything
 */
export function rememberStored(keys: readonly StoredKey[]): () => void {
  const stamp = readStored('cleared')
  const texts = keys.map((key) => [key, readStored(key)] as const)
  return () => {
    if (![null, stamp].includes(readStored('cleared'))) return
    for (const [key, text] of texts) if (text !== null && readStored(key) === null) restoreStored(key, text)
  }
}
