import { persistentAtom, setPersistentEngine } from '@nanostores/persistent'
import { atom, keepMount, type WritableAtom } from 'nanostores'
import type { StoredKey } from './stored-keys.ts'

/** True once storage has refused the cart; it then lasts for as long as its tab. */
export const $isStorageLost = atom(false)

const isBrowser = typeof window !== 'undefined'

/** A key of the shop, or one that only tries whether a text is taken. */
type StorageKey = StoredKey | 'probe'

/** Something that keeps texts. Its methods may throw. */
interface StoragePlace {
  read: (key: StorageKey) => string | null | undefined
  write: (key: StorageKey, text: string | null) => void
}

/** Storage may be missing, null or full, or throw as soon as it is named. */
const storagePlace = (name: 'localStorage' | 'sessionStorage'): StoragePlace => ({
  read: (key) => window[name].getItem(key),
  write: (key, text) => {
    if (text === null) window[name].removeItem(key)
    else window[name].setItem(key, text)
  },
})
const local = storagePlace('localStorage')
const session = storagePlace('sessionStorage')

/** The page's entry in the history, which a reload keeps. */
const entry: StoragePlace = {
  read: (key) => (history.state as Partial<Record<StorageKey, string | null>> | null)?.[key],
  write: (key, text) => history.replaceState({ ...(history.state as object | null), [key]: text }, ''),
}

function takes(place: StoragePlace, text: string): boolean {
  try {
    place.write('probe', text)
    place.write('probe', null)
    return true
  } catch {
    return false
  }
}

/** A cart in the window's name is not longer: storage that works may refuse what is. */
const MAX_NAME_LENGTH = 1_000_000

let isNameOurs: boolean | undefined

/** Goes from page to page. Whoever opened the window may have set it, so it counts only where storage would not take it. */
const windowName: StoragePlace = {
  read: () => {
    const { name } = window
    isNameOurs ??=
      name !== '' && name.length <= MAX_NAME_LENGTH && ![local, session].some((place) => takes(place, name))
    return isNameOurs ? name || null : null
  },
  write: (_, text) => {
    isNameOurs = true
    window.name = text ?? ''
  },
}

const texts = new Map<StorageKey, string | null>()
const memory: StoragePlace = { read: (key) => texts.get(key), write: (key, text) => texts.set(key, text) }

/**
 * The first place that takes a key (rule 309). The window's name gets the cart but never the form: the next
 * page may be another site's.
 */
function placesOf(key: StorageKey): StoragePlace[] {
  if (!isBrowser) return []
  if (key === 'orderReceipt') return [session, entry, memory]
  if (key === 'recentlySeen') return [session, memory]
  if (key.startsWith('order')) return [local, session, entry, memory]
  if (key === 'cleared') return [local]
  return key === 'cart' ? [local, session, windowName, memory] : [local, session, memory]
}

function attempt<T>(key: StorageKey, use: () => T): T | undefined {
  try {
    return use()
  } catch {
    if (key === 'cart') $isStorageLost.set(true)
    return undefined
  }
}

/** Values that a tab may keep for itself. */
const OF_ONE_TAB = ['orderReceipt', 'recentlySeen', 'customerData', 'cart'] as const

/** Clears what this tab keeps for itself, once after each time that the shopper has cleared everything in another (rule 609). */
function heedClearing(): void {
  attempt('cleared', () => {
    const stamp = local.read('cleared') ?? null
    if (stamp === null || stamp === session.read('cleared')) return
    for (const key of OF_ONE_TAB) session.write(key, null)
    session.write('cleared', stamp)
  })
}

if (isBrowser) {
  heedClearing()
  // Before any store reads what is stored again.
  addEventListener('storage', heedClearing)
  addEventListener('pageshow', heedClearing)
}

export function readStored(key: StorageKey): string | null {
  // The last place that has it was written last, because those before it had refused it.
  for (const place of placesOf(key).reverse()) {
    const text = attempt(key, () => place.read(key)) ?? null
    if (text !== null) return text
  }
  return null
}

function writeStored(key: StorageKey, value: string | null): true {
  // A value that has not changed is not written, because another tab may be changing it at this moment.
  if (value === readStored(key)) return true
  let left = value
  for (const place of placesOf(key))
    attempt(key, () => {
      if (left === null && (place.read(key) ?? null) === null) return
      place.write(key, left)
      left = null
    })
  return true
}

/** Whether a key's text ends with the page, because no place has taken it. */
export function endsWithPage(key: StoredKey): boolean {
  return (texts.get(key) ?? null) !== null
}

/** Writes a key's text as it was stored. If its store is on the page, it reads it as if another tab had written it. */
export function restoreStored(key: StoredKey, text: string): void {
  writeStored(key, text)
  if (isBrowser) dispatchEvent(new StorageEvent('storage', { key }))
}

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
          if ([null, key, 'cleared'].includes(event.key)) readAgain()
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
