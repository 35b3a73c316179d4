import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import { atom, type WritableAtom } from 'nanostores'

/** True once something could not be kept: the shop then works in memory, for this page only. */
export const $isStorageLost = atom(false)

/** What storage refused; it wins over storage until the page ends. */
const memory = new Map<string, string | undefined>()

/** `localStorage` may be missing, null, full, or throw at the mere mention (privacy modes). */
function storage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}

/** Reads a key; never throws. */
export function readStored(key: string): string | undefined {
  if (memory.has(key)) return memory.get(key)
  try {
    return storage()?.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Writes a key, or removes it for `undefined`; never throws: what cannot be kept stays in memory. */
function writeStored(key: string, value: string | undefined): void {
  try {
    const store = storage()
    if (!store) throw new Error('no storage')
    if (value === undefined) store.removeItem(key)
    else store.setItem(key, value)
    memory.delete(key)
  } catch {
    memory.set(key, value)
    if (typeof window !== 'undefined') $isStorageLost.set(true)
  }
}

setPersistentEngine(
  new Proxy<Record<string, string>>(
    {},
    {
      has: (_, key) => readStored(String(key)) !== undefined,
      get: (_, key) => readStored(String(key)),
      set: (_, key, value: string) => (writeStored(String(key), value), true),
      deleteProperty: (_, key) => (writeStored(String(key), undefined), true),
    },
  ),
  typeof window === 'undefined'
    ? { addEventListener: () => undefined, removeEventListener: () => undefined }
    : windowPersistentEvents,
)

/** How a store's value is written to storage and read back. */
export interface StoredForm<T> {
  initial: T
  /** `undefined` removes the key. */
  encode: (value: T) => unknown
  /** Parses what JSON held; anything untrusted may come in, nothing may be thrown. */
  decode: (json: unknown) => T
}

export interface StoredAtom<T> {
  $value: WritableAtom<T>
  /** Changes what is stored now, so that another tab's change of a moment ago is not lost. */
  update: (change: (current: T) => T) => void
}

/** A store kept in `localStorage` under `key` and in step with other tabs. */
export function storedAtom<T>(key: string, { initial, encode, decode }: StoredForm<T>): StoredAtom<T> {
  const parse = (text: string): T => {
    try {
      return decode(JSON.parse(text))
    } catch {
      return initial
    }
  }
  const $value = persistentAtom<T>(key, initial, {
    // The library removes the key for `undefined`, which its types do not say.
    encode: (value) => {
      const json = encode(value)
      return json === undefined ? undefined : JSON.stringify(json)
    },
    decode: parse,
  })
  return {
    $value,
    update: (change) => {
      const stored = readStored(key)
      $value.set(change(stored === undefined ? initial : parse(stored)))
    },
  }
}
