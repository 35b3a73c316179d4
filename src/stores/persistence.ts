import { persistentAtom, setPersistentEngine } from '@nanostores/persistent'
import { atom, keepMount, type WritableAtom } from 'nanostores'
import type { StoredKey } from '../config/stored-keys.ts'

/** True once something could not be kept: the shop then works in memory. */
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
 * Writes a key, or removes it for `null`; never throws: what cannot be kept stays in memory. The cart goes along to
 * the next page, so that it can be ordered; never the form, for the next page may be another site's.
 */
function writeStored(key: StorageKey, value: string | null): true {
  // What has not changed is not written: another tab may be changing it in this moment.
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

/** Writes a key as it was read before; its store, when it is on the page, takes it over as from another tab. */
export function restoreStored(key: StoredKey, text: string): void {
  writeStored(key, text)
  if (isBrowser) dispatchEvent(new StorageEvent('storage', { key }))
}

/** Removes a key, whether or not its store is on the page. */
export function forgetStored(key: StorageKey): void {
  writeStored(key, null)
}

if (isBrowser)
  setPersistentEngine(
    // The package reads and writes its engine like an object of texts; this one does so by the functions above.
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
        // Not with the event's own value, which may be older than what this tab has written since; null: it is gone.
        const readAgain = () => listener({ key, newValue: readStored(key) as string })
        addEventListener('storage', (event) => {
          // No key: everything was cleared.
          if ((event.key ?? key) === key) readAgain()
        })
        // A page that the browser kept in its memory was told of nothing.
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
  // A store that is mounted anew writes what it reads, and would so undo what another tab writes meanwhile.
  if (isBrowser) keepMount($value)
  const read = () => parse(readStored(key))
  return { $value, read, update: (change) => $value.set(change(read())) }
}
