import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent'
import { atom, type WritableAtom } from 'nanostores'

/** True once something could not be kept: the shop then works in memory, for this page only. */
export const $isStorageLost = atom(false)

/** What storage refused; it wins over storage until the page ends. */
const memory = new Map<string, string | undefined>()

const isBrowser = typeof window !== 'undefined'

/** Does something with `localStorage`, which may be missing, null, full, or throw at the mere mention. */
function withStorage<T>(use: (storage: Storage) => T): { value: T } | undefined {
  try {
    // Null in some privacy modes, whatever its type says.
    return isBrowser ? { value: use(window.localStorage) } : undefined
  } catch {
    $isStorageLost.set(true)
    return undefined
  }
}

/** Reads a key; never throws. */
export function readStored(key: string): string | undefined {
  if (memory.has(key)) return memory.get(key)
  return withStorage((storage) => storage.getItem(key))?.value ?? undefined
}

/** Writes a key, or removes it for `undefined`; never throws: what cannot be kept stays in memory. */
function writeStored(key: string, value: string | undefined): void {
  const isKept = withStorage((storage) => {
    if (value === undefined) storage.removeItem(key)
    else storage.setItem(key, value)
  })
  if (isKept) memory.delete(key)
  else memory.set(key, value)
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
  isBrowser
    ? windowPersistentEvents
    : { addEventListener: () => undefined, removeEventListener: () => undefined },
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
