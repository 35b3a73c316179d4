import { atom, computed } from 'nanostores'
import { ARTWORKS } from '../../config/artwork.ts'
import { QUANTITY } from '../../config/product-limits.ts'
import { addLine, lineKey, type Cart } from '../rules/cart.ts'
import {
  ofChosen,
  toCartChanges,
  type CartChanges,
  type CheckedCart,
  type Others,
  type Unavailable,
  ofLines,
  parseStoredPrices,
  toStoredPrices,
  type OldPrices,
} from '../rules/cart-changes.ts'
import type { Cents } from '../../text/money.ts'
import type { Product } from '../../catalogue/rules/product.ts'
import { $cart, readCart, removeItem, updateCart } from './cart-store.ts'
import { $chosenIds } from './choices-store.ts'
import {
  $costChanges,
  applySettings,
  agreeToCosts,
  forgetAgreedCosts,
  readBuiltSettings,
} from './settings-store.ts'
import { storedAtom } from '../../storage/persistence.ts'

/** Stored until the shopper agrees to the new prices, so that a reload or another page does not lose them. */
const oldPrices = storedAtom<OldPrices>('oldPrices', {
  initial: {},
  encode: (value) => (Object.keys(value).length > 0 ? toStoredPrices(value) : undefined),
  decode: parseStoredPrices,
})

// A removed line loses its old price: a shopper who adds the product again has seen the new price. The cart popup loads
// this file, too, because lines can be removed on every page.
$cart.subscribe((cart) => {
  const old = oldPrices.read()
  if (ofLines(old, cart) !== old) oldPrices.update((current) => ofLines(current, cart))
})

/** No changes. Rendered until the stored cart has been read. */
export const NO_CHANGES: CartChanges = { prices: [], unavailable: [], prints: [], others: [], costs: [] }

/** Not stored: every page that needs it checks again. */
const $unavailable = atom<Unavailable>({})
/** Not stored either. */
const $others = atom<Others>({})
$cart.listen((cart) => {
  $unavailable.set(ofLines($unavailable.get(), cart))
  $others.set(ofLines($others.get(), cart))
})

/** The findings of the re-check about the cart's lines (rule 312). */
export const $cartChanges = computed(
  [$cart, oldPrices.$value, $unavailable, $others, $costChanges, $chosenIds],
  (cart, old, unavailable, others, costs, chosen) =>
    toCartChanges({ cart, oldPrices: old, unavailable, others }, ofChosen(costs, chosen), ARTWORKS),
)

/**
 * The shopper agrees to new prices and costs. Lines whose id is another product now become that product, and lines whose own
 * print is no longer offered become plain.
 */
export function agreeToChanges(): void {
  const others = $others.get()
  $others.set({})
  const prints = new Set($cartChanges.get().prints.map(({ line }) => lineKey(line)))
  updateCart((cart) =>
    cart
      .map((line) => {
        const other = others[lineKey(line)]
        const { isPrinted: _, ...plain } = line
        const { unplacedImage: __, artwork: ___, ...rest } = plain
        return other ? { ...rest, ...other } : prints.has(lineKey(line)) ? plain : line
      })
      .reduce<Cart>((merged, line) => addLine(merged, line, QUANTITY), []),
  )
  oldPrices.update(() => ({}))
  agreeToCosts()
}

export function removeUnavailable(): void {
  for (const { line } of $cartChanges.get().unavailable) removeItem(line)
}

export function forgetCartChanges(): void {
  oldPrices.update(() => ({}))
  forgetAgreedCosts()
  $unavailable.set({})
  $others.set({})
}

/** By line key: the price that the shop has confirmed since this page opened. */
const confirmed = new Map<string, Cents>()
let areCostsConfirmed = false
let running: Promise<unknown> = Promise.resolve()

function unconfirmedIds(): number[] {
  const lines = readCart().filter((line) => confirmed.get(lineKey(line)) !== line.priceCents)
  return [...new Set(lines.map((line) => line.id))]
}

/** Applies the shop's responses about some products to the cart and its changes. */
export function applyProducts(
  fresh: ReadonlyMap<number, Product | null>,
  reconcile: (now: CheckedCart) => CheckedCart,
): void {
  updateCart((cart) => {
    const reconciled = reconcile({
      cart,
      oldPrices: oldPrices.read(),
      unavailable: $unavailable.get(),
      others: $others.get(),
    })
    oldPrices.update(() => reconciled.oldPrices)
    $unavailable.set(reconciled.unavailable)
    $others.set(reconciled.others)
    for (const line of reconciled.cart) if (fresh.has(line.id)) confirmed.set(lineKey(line), line.priceCents)
    return reconciled.cart
  })
}

async function confirmProducts(ids: readonly number[], signal: AbortSignal): Promise<void> {
  if (ids.length === 0) return
  const { reconcileProducts } = await import('./reconcile-products.ts')
  await reconcileProducts(ids, signal, applyProducts)
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
    confirmed.clear()
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
