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
  /** What is stored now, which another tab may have changed a moment ago. */
  read: () => T
  /** Changes what is stored now, so that another tab's change of a moment ago is not lost. */
  update: (change: (current: T) => T) => void
}

/**
 * A store kept in `localStorage` under `key` and in step with other tabs, also after the page was left and came back.
 * Not `@nanostores/persistent`: with storage that must not throw, its adapter was longer than this, on every page.
 */
export function storedAtom<T>(key: string, { initial, encode, decode }: StoredForm<T>): StoredAtom<T> {
  const read = (): T => {
    const text = readStored(key)
    try {
      return text === undefined ? initial : decode(JSON.parse(text))
    } catch {
      return initial
    }
  }
  const $value = atom(read())
  if (isBrowser) {
    addEventListener('storage', (event) => {
      // No key: everything was cleared.
      if ((event.key ?? key) === key) $value.set(read())
    })
    addEventListener('pageshow', (event) => {
      if (event.persisted) $value.set(read())
    })
  }
  return {
    $value,
    read,
    update: (change) => {
      const value = change(read())
      const json = encode(value)
      writeStored(key, json === undefined ? undefined : JSON.stringify(json))
      $value.set(value)
    },
  }
}
