import { atom, type WritableAtom } from 'nanostores'
import { STAMP_LENGTH } from '../config/stored.ts'
import type { Step } from '../domain/lost-changes.ts'

/** True once something could not be kept: the shop then works in memory. */
export const $isStorageLost = atom(false)

const isBrowser = typeof window !== 'undefined'

/** What storage refused; it wins over storage until the page ends. */
const memory = new Map<string, string | undefined>()

/** The one key that is carried from page to page in the window's name, where storage cannot even be read. */
const CARRIED = 'cart'

/** Does something with `localStorage`, which may be missing, null, full, or throw at the mere mention. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    // Null in some privacy modes, whatever its type says.
    return isBrowser ? use(window.localStorage) : otherwise
  } catch {
    $isStorageLost.set(true)
    return otherwise
  }
}

/** Reads a key; never throws. */
export function readStored(key: string): string | undefined {
  if (memory.has(key)) return memory.get(key)
  return (
    withStorage((storage) => storage.getItem(key), isBrowser && key === CARRIED ? window.name : null) ??
    undefined
  )
}

/**
 * Writes a key, or removes it for `undefined`; never throws: what cannot be kept stays in memory. The cart goes along to
 * the next page, so that it can be ordered; never the form, for the next page may be another site's.
 */
function writeStored(key: string, value: string | undefined): void {
  const isKept = withStorage((storage) => {
    if (value === undefined) storage.removeItem(key)
    else storage.setItem(key, value)
    return true
  }, false)
  if (isKept) memory.delete(key)
  else memory.set(key, value)
  if (!isKept && key === CARRIED) window.name = value ?? ''
}

/** The key of the orders that were sent and not heard of; known here, because an emptied cart takes them along. */
export const ORDER_ATTEMPTS_KEY = 'orderAttempts'

/** Removes a key whose store is not on the page. */
export function forgetStored(key: string): void {
  writeStored(key, undefined)
}

type Change<T> = (current: T) => T

/** How a store's value is written to storage and read back. */
export interface StoredForm<T> {
  initial: T
  /** `undefined` removes the key. */
  encode: (value: T) => unknown
  /** Parses what JSON held; anything untrusted may come in, nothing may be thrown. */
  decode: (json: unknown) => T
  /** Whether two tabs may change it in the same moment and neither change may be lost. */
  isContested?: boolean
}

export interface StoredAtom<T> {
  $value: WritableAtom<T>
  /** What is stored now, which another tab may have changed a moment ago. */
  read: () => T
  /** Changes what is stored now, so that another tab's change of a moment ago is not lost. */
  update: (change: Change<T>) => void
}

/** A text with the stamp of the text it was made from and one of its own, in white space: JSON is the same with it. */
function stamped(json: string, before = ''): string {
  const own = Math.random().toString(2).slice(-STAMP_LENGTH).replaceAll('0', ' ').replaceAll('1', '\t')
  // A text that bears no stamp, as another program wrote it, gives none.
  return json + before.slice(-STAMP_LENGTH).replace(/\S/g, ' ').padStart(STAMP_LENGTH) + own
}

/**
 * A store kept in `localStorage` under `key` and in step with other tabs, also after the page was left and came back.
 * Not `@nanostores/persistent`: with storage that must not throw, its adapter was longer than this, on every page.
 */
export function storedAtom<T>(
  key: string,
  { initial, encode, decode, isContested }: StoredForm<T>,
): StoredAtom<T> {
  const steps: Step<Change<T>>[] = []
  const parse = (text: string | undefined): T => {
    try {
      return text === undefined ? initial : decode(JSON.parse(text))
    } catch {
      return initial
    }
  }
  const read = () => parse(readStored(key))
  const $value = atom(read())

  const update = (change: Change<T>): void => {
    const before = readStored(key)
    const value = change(parse(before))
    const json = encode(value)
    const text = json === undefined ? undefined : JSON.stringify(json)
    const after = text && isContested ? stamped(text, before) : text
    writeStored(key, after)
    steps.push({ before, after, change })
    $value.set(value)
  }

  if (isBrowser) {
    addEventListener('storage', (event) => {
      // No key: everything was cleared.
      if ((event.key ?? key) !== key) return
      $value.set(read())
      // Without this code, for which another tab must be open, tabs are in step all the same, but for milliseconds.
      if (isContested)
        import('./lost-changes.ts').then(
          (module) => module.makeGood(steps, event, readStored(key), update),
          console.warn,
        )
    })
    // Also when it comes back from the browser's memory, where it was told of nothing.
    addEventListener('pageshow', () => {
      steps.length = 0
      $value.set(read())
    })
  }
  return { $value, read, update }
}
