import { computed } from 'nanostores'
import { ARTWORKS } from '../../config/artwork.ts'
import { QUANTITY } from '../../config/product-limits.ts'
import { addLine, lineKey, type Cart } from '../rules/cart.ts'
import { ofChosen, toCartChanges, todayOf, type CartChanges } from '../rules/cart-changes.ts'
import { parseEuros } from '../../text/money.ts'
import { forgetStored, readStored } from '../../storage/persistence.ts'
import { $cart, readCart, removeItem, updateCart } from './cart-store.ts'
import { $chosenIds } from './choices-store.ts'
import {
  $costChanges,
  applySettings,
  agreeToCosts,
  forgetAgreedCosts,
  readBuiltSettings,
} from './settings-store.ts'
import { $today, showToday } from './today-store.ts'

/** An older shop stored today's prices in the cart and, by line key, those that the shopper had agreed to beside it. */
function takeOldPrices(): void {
  const text = readStored('oldPrices')
  if (text === null) return
  forgetStored('oldPrices')
  try {
    const old = Object(JSON.parse(text)) as Record<string, unknown>
    updateCart((cart) =>
      cart.map((line) => ({ ...line, priceCents: parseEuros(old[lineKey(line)]) ?? line.priceCents })),
    )
  } catch {
    // It was damaged.
  }
}
takeOldPrices()

/** No changes. Rendered until the stored cart has been read. */
export const NO_CHANGES: CartChanges = { prices: [], unavailable: [], prints: [], others: [], costs: [] }

/** The findings of the re-check about the cart's lines (rule 312). */
export const $cartChanges = computed(
  [$cart, $today, $costChanges, $chosenIds],
  (cart, today, costs, chosen) => toCartChanges(cart, today, ofChosen(costs, chosen), ARTWORKS),
)

/**
 * The shopper agrees to new prices and costs. Lines whose id is another product now become that product, and lines whose own
 * print is no longer offered become plain.
 */
export function agreeToChanges(): void {
  const changes = $cartChanges.get()
  const others = new Map(changes.others.map(({ line, other }) => [lineKey(line), other]))
  const prints = new Set(changes.prints.map(({ line }) => lineKey(line)))
  updateCart((cart) =>
    showToday(cart)
      .map((line) => {
        const other = others.get(lineKey(line))
        const { isPrinted: _, ...plain } = line
        const { unplacedImage: __, artwork: ___, ...rest } = plain
        return other ? { ...rest, ...other } : prints.has(lineKey(line)) ? plain : line
      })
      .reduce<Cart>((merged, line) => addLine(merged, line, QUANTITY), []),
  )
  agreeToCosts()
}

export function removeUnavailable(): void {
  for (const { line } of $cartChanges.get().unavailable) removeItem(line)
}

let areCostsConfirmed = false
let running: Promise<unknown> = Promise.resolve()

/** The products about whose lines the shop has not answered since the page opened or came back. */
function unconfirmedIds(): number[] {
  const today = $today.get()
  const lines = readCart().filter((line) => todayOf(line, today)?.isOld ?? true)
  return [...new Set(lines.map((line) => line.id))]
}

async function confirmProducts(ids: readonly number[], signal: AbortSignal): Promise<void> {
  if (ids.length === 0) return
  const { askProducts } = await import('./line-products.ts')
  await askProducts(ids, signal)
}

async function confirmCosts(signal: AbortSignal): Promise<void> {
  if (areCostsConfirmed || readCart().length === 0) return
  const { fetchSettings } = await import('./fetch-settings.ts')
  const fresh = await fetchSettings(readBuiltSettings(), signal)
  if (fresh === null || signal.aborted) return
  areCostsConfirmed = fresh.isSure
  applySettings(fresh)
}

/** Asks the shop about everything unconfirmed, until it has answered or `signal` aborts. Never throws. */
async function ask(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const warn = (call: string) => (error: unknown) => {
    if (!signal.aborted) console.warn(`${call}:`, error)
  }
  const answers = [
    confirmProducts(unconfirmedIds(), signal).catch(warn('get_product')),
    confirmCosts(signal).catch(warn('get_eshop_config')),
  ]
  await untilAborted(Promise.all(answers), signal)
}

async function untilAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<void>((done) => {
    if (signal.aborted) done()
    signal.addEventListener('abort', () => done(), { once: true })
  })
  await Promise.race([work, aborted])
}

/** Starts the re-check, now and after each return from the back/forward cache. @returns a function that stops it */
export function startCartCheck(): () => void {
  const ending = new AbortController()
  const check = () => {
    const answers = Object.entries($today.get())
    $today.set(Object.fromEntries(answers.map(([key, answer]) => [key, { ...answer, isOld: true }])))
    areCostsConfirmed = false
    running = ask(ending.signal)
  }
  const onPageShow = (event: PageTransitionEvent) => event.persisted && check()
  window.addEventListener('pageshow', onPageShow, { signal: ending.signal })
  check()
  return () => ending.abort()
}

/**
 * Waits for the running re-check, then asks about the rest. Never throws; the findings are in `$cartChanges`.
 * @returns 'silent' when the shop has not confirmed every line and cost within `timeoutMs`
 */
export async function finishCartCheck(timeoutMs: number): Promise<'checked' | 'silent'> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), timeoutMs)
  // Until the API has given the costs, the page shows those of its build. Other costs have to be seen before an order,
  // even if the shopper agreed to them on an earlier page.
  if (!areCostsConfirmed) forgetAgreedCosts()
  await untilAborted(running, ending.signal)
  await ask(ending.signal)
  clearTimeout(timer)
  ending.abort()
  return unconfirmedIds().length === 0 && (areCostsConfirmed || readCart().length === 0)
    ? 'checked'
    : 'silent'
}
