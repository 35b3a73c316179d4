import { persistentAtom, setPersistentEngine } from '@nanostores/persistent'
import { atom, keepMount, type WritableAtom } from 'nanostores'
import type { StoredKey } from './stored-keys.ts'

/** True once storage has refused the cart, until the tab is closed. */
export const $isStorageLost = atom(false)

const isBrowser = typeof window !== 'undefined'

/** A key of the shop, one that only older shops wrote, or the key under which `takes` tries whether a place accepts a text. */
type StorageKey = StoredKey | 'oldPrices' | 'probe'

/** A place that can keep texts. Its methods may throw. */
interface StoragePlace {
  read: (key: StorageKey) => string | null | undefined
  write: (key: StorageKey, text: string | null) => void
}

/** Local or session storage. It may be missing, null or full, or throw when it is named. */
const storagePlace = (name: 'localStorage' | 'sessionStorage'): StoragePlace => ({
  read: (key) => window[name].getItem(key),
  write: (key, text) => {
    if (text === null) window[name].removeItem(key)
    else window[name].setItem(key, text)
  },
})
const local = storagePlace('localStorage')
const session = storagePlace('sessionStorage')

/** The page's history entry, which survives a reload. */
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

/** A longer window name is never taken for our cart: even storage that works might refuse so long a text. */
const MAX_NAME_LENGTH = 1_000_000

let isNameOurs: boolean | undefined

/**
 * The window's name outlives the page, so it keeps the cart where storage refuses it. Another site may have set the name.
 * A name that storage would take is therefore not ours.
 */
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
 * The places for a key, in the order in which they are tried (rule 309). The form never goes into the window's name,
 * because the next page may belong to another site.
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

/** Values that a tab may keep in its own session storage. */
const OF_ONE_TAB = ['orderReceipt', 'recentlySeen', 'customerData', 'cart'] as const

/** Clears this tab's own values, once, after the shopper has cleared everything in another tab. */
function followClearing(): void {
  attempt('cleared', () => {
    const stamp = local.read('cleared') ?? null
    if (stamp === null || stamp === session.read('cleared')) return
    for (const key of OF_ONE_TAB) session.write(key, null)
    session.write('cleared', stamp)
  })
}

if (isBrowser) {
  followClearing()
  // Registered before the stores' own listeners, so that they read what is left.
  addEventListener('storage', followClearing)
  addEventListener('pageshow', followClearing)
}

export function readStored(key: StorageKey): string | null {
  // Places are read from the last to the first: the last one was written last, because those before it had refused.
  for (const place of placesOf(key).reverse()) {
    const text = attempt(key, () => place.read(key)) ?? null
    if (text !== null) return text
  }
  return null
}

function writeStored(key: StorageKey, value: string | null): true {
  // Writing an unchanged value could undo a change that another tab makes at this moment.
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

/** Whether a value is lost when the page closes, because every place but memory refused it. */
export function endsWithPage(key: StoredKey): boolean {
  return (texts.get(key) ?? null) !== null
}

/** Puts back a stored text. A store on the page reads the text as if another tab had written it. */
export function restoreStored(key: StoredKey, text: string): void {
  writeStored(key, text)
  if (isBrowser) dispatchEvent(new StorageEvent('storage', { key }))
}

export function forgetStored(key: StorageKey): void {
  writeStored(key, null)
}

if (isBrowser)
  setPersistentEngine(
    // @nanostores/persistent uses its engine like an object of texts.
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
        // Reads storage again: the event's own value may be older than a change that this tab has made since.
        const readAgain = () => listener({ key, newValue: readStored(key) as string })
        addEventListener('storage', (event) => {
          // An event without a key means that everything was cleared.
          if ([null, key, 'cleared'].includes(event.key)) readAgain()
        })
        // A page in the back/forward cache gets no storage events.
        addEventListener('pageshow', (event) => event.persisted && readAgain())
      },
      // Never called: `storedAtom` keeps every store mounted.
      removeEventListener: () => undefined,
    },
  )

/** How a store's value is written to storage and read back. */
export interface StoredForm<T> {
  initial: T
  /** Returning `undefined` removes the key. */
  encode: (value: T) => unknown
  /** Turns parsed JSON into a value. It has to accept anything and must not throw. */
  decode: (json: unknown) => T
}

export interface StoredAtom<T> {
  $value: WritableAtom<T>
  /** Reads what is stored now. Another tab may have changed it a moment ago. */
  read: () => T
  /** Reads a stored text, as it was before another tab changed it; `null` for none. */
  parse: (text: string | null) => T
  /** Changes the value that is stored now, so that another tab's change of a moment ago is not lost. */
  update: (change: (current: T) => T) => void
}

/** A store kept as JSON under `key`. It follows other tabs, also after a return from the back/forward cache. */
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
  // A store that is mounted again writes the value it read last. That could undo another tab's change.
  if (isBrowser) keepMount($value)
  const read = () => parse(readStored(key))
  return { $value, read, parse, update: (change) => $value.set(change(read())) }
}
