import { persistentAtom, setPersistentEngine } from '@nanostores/persistent'
import { atom, keepMount, type WritableAtom } from 'nanostores'
import type { StoredKey } from '../config/stored-keys.ts'

/** True once something could not be stored; the shop then works in memory. */
export const $isStorageLost = atom(false)

const isBrowser = typeof window !== 'undefined'

/** A key of the shop, or of an earlier version of it that is only cleared. */
type StorageKey = StoredKey | 'receipt'

/** What storage refused to keep, `null` for a key that it would not remove. It wins over storage until the page ends. */
const memory = new Map<StorageKey, string | null>()

/** The one key that is carried from page to page in the window's name, where storage cannot even be read. */
const CARRIED: StoredKey = 'cart'

/** Uses the storage of a key, which may be missing, null or full, or throw as soon as it is named. */
function withStorage<T>(key: StorageKey, use: (storage: Storage) => T, otherwise: T): T {
  try {
    // The receipt is kept for its tab alone. Storage is null in some privacy modes, whatever its type says.
    return isBrowser ? use(key === 'orderReceipt' ? sessionStorage : localStorage) : otherwise
  } catch {
    $isStorageLost.set(true)
    return otherwise
  }
}

/** Reads a key; `null` when it is not there. Never throws. */
export function readStored(key: StorageKey): string | null {
  const kept = memory.get(key)
  if (kept !== undefined) return kept
  return withStorage(
    key,
    (storage) => storage.getItem(key),
    isBrowser && key === CARRIED ? window.name : null,
  )
}

/**
 * Writes a key, or removes it for `null`. Never throws: what cannot be stored stays in memory. The cart is then carried to
 * the next page, so that it can be ordered, but never the form, because the next page may be another site's.
 */
function writeStored(key: StorageKey, value: string | null): true {
  // A value that has not changed is not written, because another tab may be changing it at this moment.
  if (value === readStored(key)) return true
  const isKept = withStorage(
    key,
    (storage) => {
      if (value === null) storage.removeItem(key)
      else storage.setItem(key, value)
      return true
    },
    false,
  )
  if (isKept) memory.delete(key)
  else memory.set(key, value)
  if (!isKept && key === CARRIED) window.name = value ?? ''
  return true
}

/** Writes a key's text as it was stored. If its store is on the page, it reads it as if another tab had written it. */
export function restoreStored(key: StoredKey, text: string): void {
  writeStored(key, text)
  if (isBrowser) dispatchEvent(new StorageEvent('storage', { key }))
}

/** Removes a key from storage. */
export function forgetStored(key: StorageKey): void {
  writeStored(key, null)
}

if (isBrowser)
  setPersistentEngine(
    // The package uses its engine like an object of texts.
    new Proxy<Record<string, string>>(
      {},
      {
        has: (_, key: StoredKey) => readStored(key) !== null,
        get: (_, key: StoredKey) => readStored(key),
        set: (_, key: StoredKey, text: string) => writeStored(key, text),
        deleteProperty: (_, key: StoredKey) => writeStored(key, null),
      },
    ),
    {
      addEventListener(key: StoredKey, listener) {
        // Reads storage again, because the event's own value may be older than what this tab has written since.
        const readAgain = () => listener({ key, newValue: readStored(key) as string })
        addEventListener('storage', (event) => {
          // An event without a key says that everything was cleared.
          if ((event.key ?? key) === key) readAgain()
        })
        // A page in the back/forward cache gets no storage events.
        addEventListener('pageshow', (event) => event.persisted && readAgain())
      },
      // Never called: stores stay mounted (below).
      removeEventListener: () => undefined,
    },
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
  /** What is stored now, which another tab may have changed a moment ago. */
  read: () => T
  /** Changes what is stored now, so that another tab's change of a moment ago is not lost. */
  update: (change: (current: T) => T) => void
}

/** A store kept as JSON under `key` and in step with other tabs, also after the page was left and came back. */
export function storedAtom<T>(key: StoredKey, { initial, encode, decode }: StoredForm<T>): StoredAtom<T> {
  const parse = (text: string | null): T => {
    try {
      return text === null ? initial : decode(JSON.parse(text))
    } catch {
      return initial
    }
  }
  const $value = persistentAtom<T>(key, initial, {
    encode: (value) => JSON.stringify(encode(value)),
    decode: parse,
  })
  // A store that is mounted again writes what it has read, and would undo what another tab has written meanwhile.
  if (isBrowser) keepMount($value)
  const read = () => parse(readStored(key))
  return { $value, read, update: (change) => $value.set(change(read())) }
}
