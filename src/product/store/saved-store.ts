import { MAX_SAVED, MAX_SAVED_NAME } from '../../storage/stored.ts'
import { storedAtom } from '../../storage/persistence.ts'

/** A kept product: its id, and the name that tells what it was when the shop no longer has it; '' for unknown. */
export type Saved = readonly [id: number, name: string]

/** Reads kept goods of anybody, or bare ids. An id that no product has does no harm: it is told as gone. */
export function parseSaved(json: unknown): readonly Saved[] {
  const names = new Map<number, string>()
  for (const one of Array.isArray(json) ? (json as unknown[]) : []) {
    const [id, name] = [one].flat()
    if (typeof id === 'number' && Number.isSafeInteger(id) && !names.has(id))
      names.set(id, typeof name === 'string' ? name.slice(0, MAX_SAVED_NAME) : '')
  }
  return [...names].slice(0, MAX_SAVED)
}

/** Reads a list of an address. @example parseShared('7,x,7,12') // [[7, ''], [12, '']] */
export function parseShared(list: string): readonly Saved[] {
  return parseSaved(list.split(',').flatMap((id) => (/^\d+$/.test(id) ? Number(id) : [])))
}

const stored = storedAtom<readonly Saved[]>('saved', {
  initial: [],
  encode: (saved) => (saved.length > 0 ? saved : undefined),
  decode: parseSaved,
})

/** The goods that the shopper keeps for later, newest first (rule 138). */
export const $saved = stored.$value

export function isKept(saved: readonly Saved[], id: number): boolean {
  return saved.some(([one]) => one === id)
}

/** Keeps a product, or keeps it no longer. */
export function toggleSaved(id: number, name: string): void {
  stored.update((saved) =>
    isKept(saved, id) ? saved.filter(([one]) => one !== id) : parseSaved([[id, name], ...saved]),
  )
}

/** Adds somebody's list to the goods that are kept. */
export function saveAll(list: readonly Saved[]): void {
  stored.update((saved) => parseSaved([...saved, ...list]))
}
