import { MAX_SAVED } from '../../storage/stored.ts'
import { storedAtom } from '../../storage/persistence.ts'

/** Reads product ids of anybody, from storage or an address. An id that no product has does no harm: it is told as gone. */
export function parseIds(json: unknown): readonly number[] {
  const ids = (Array.isArray(json) ? (json as unknown[]) : []).filter((id) => Number.isSafeInteger(id))
  return [...new Set(ids as number[])].slice(0, MAX_SAVED)
}

const stored = storedAtom<readonly number[]>('saved', {
  initial: [],
  encode: (ids) => (ids.length > 0 ? ids : undefined),
  decode: parseIds,
})

/** The ids of the goods that the shopper keeps for later, newest first (rule 138). */
export const $saved = stored.$value

/** Keeps a product, or keeps it no longer. */
export function toggleSaved(id: number): void {
  stored.update((saved) =>
    saved.includes(id) ? saved.filter((other) => other !== id) : parseIds([id, ...saved]),
  )
}

/** Adds the goods of somebody's list to those that are kept. */
export function saveAll(ids: readonly number[]): void {
  stored.update((saved) => parseIds([...saved, ...ids]))
}
