/**
 * What a shopper does in a window of any engine. Elements are found by XPath, which all engines know. Whatever is waited
 * for is polled, because each engine reports it in another way.
 */
import { randomUUID } from 'node:crypto'
// eslint-disable-next-line no-restricted-syntax -- WebDriver tells nothing by itself: it is asked again and again
import { setTimeout as pause } from 'node:timers/promises'
import type { Profile, Tab } from './engine.ts'
import { findPressable, findShown, findTick } from './in-page.ts'

const LOOK_EVERY_MS = 40
const PRESS_MS = 20_000
const LOAD_MS = 60_000

/**
 * Polls until `look` returns something. It may throw while a page is being left.
 * @throws {Error} after `limitMs`, with the name of what was not seen
 */
export async function waitFor<T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
  limitMs = PRESS_MS,
): Promise<T> {
  const end = performance.now() + limitMs
  let reason = ''
  do {
    try {
      const seen = await look()
      if (seen) return seen
      reason = ''
    } catch (error) {
      reason = `: ${String(error)}`
    }
    await pause(LOOK_EVERY_MS)
  } while (performance.now() < end)
  throw new Error(`Waited ${limitMs} ms in vain for ${what}${reason}`)
}

type Way = { to: string } | { by: -1 | 1 } | 'reload'

/** Marks the document, leaves it, and waits until one without the mark is there. */
async function leave(tab: Tab, way: Way, what: string): Promise<void> {
  const mark = randomUUID()
  const go = tab.evaluate(
    ({ leftBy, way }) => {
      Object.assign(document, { leftBy })
      if (way === 'reload') location.reload()
      else if ('to' in way) location.assign(way.to)
      else history.go(way.by)
    },
    { leftBy: mark, way },
  )
  // The page may be gone before it can answer.
  await go.catch(() => undefined)
  const isElsewhere = (leftBy: string) =>
    document.readyState === 'complete' && Reflect.get(document, 'leftBy') !== leftBy
  await waitFor(what, () => tab.evaluate(isElsewhere, mark), LOAD_MS)
}

/** Opens a page of the shop by its path. */
export async function goTo(tab: Tab, { origin }: Pick<Profile, 'origin'>, path: string): Promise<void> {
  await leave(tab, { to: origin + path }, path)
}

/** Reloads the page. */
export async function reload(tab: Tab): Promise<void> {
  await leave(tab, 'reload', 'the page anew')
}

/** Goes back (-1) or forward (1) in the history. */
export async function goInHistory(tab: Tab, by: -1 | 1): Promise<void> {
  await leave(tab, { by }, by < 0 ? 'the page before' : 'the page after')
}

/** The names of those that are shown; `paths` has an XPath for each name. */
export async function shownOf<TName extends string>(
  tab: Tab,
  paths: Readonly<Record<TName, string>>,
): Promise<TName[]> {
  const names = Object.keys(paths) as TName[]
  const texts = await tab.evaluate(findShown, Object.values<string>(paths))
  return names.filter((_, index) => texts[index] !== null)
}

/** The visible text of an element, once it is shown and contains `text`. */
export async function textOf(tab: Tab, path: string, text = ''): Promise<string> {
  return waitFor(`${path} to say "${text}"`, async () => {
    const [seen] = await tab.evaluate(findShown, [path])
    return seen?.includes(text) && seen
  })
}

/** Where to click on an element, once it is shown, not covered, and no longer moving. */
export async function aim(tab: Tab, path: string): Promise<{ x: number; y: number }> {
  let last: { x: number; y: number } | null = null
  return waitFor(`${path} that can be pressed`, async () => {
    const now = await tab.evaluate(findPressable, path)
    const isAtRest = now?.x === last?.x && now?.y === last?.y
    last = now
    return isAtRest && now
  })
}

/** Clicks on an element, once that can be done. */
export async function click(tab: Tab, path: string, times: 1 | 2 = 1): Promise<void> {
  const { x, y } = await aim(tab, path)
  await tab.clickAt(x, y, times)
}

/** Types into an empty field. */
export async function fill(tab: Tab, path: string, text: string): Promise<void> {
  await click(tab, path)
  await tab.type(text)
}

/** Ticks a box, unless it is ticked; ends once it is. */
export async function tick(tab: Tab, path: string): Promise<void> {
  if (!(await tab.evaluate(findTick, path))) await click(tab, path)
  await waitFor(`${path} to be ticked`, () => tab.evaluate(findTick, path))
}
