import { atom, computed } from 'nanostores'
import { MAX_ORDER_LINES } from '../../config/limits.ts'
import { DEFAULT_SETTINGS } from '../../config/checkout-settings.ts'
import { lineKey } from '../rules/cart.ts'
import { toCartChanges, type CheckedCart, type CartChanges, type Unavailable } from '../rules/cart-changes.ts'
import { ofLines, parseStoredPrices, toStoredPrices, type OldPrices } from '../rules/old-prices.ts'
import type { ShopSettings } from '../../catalogue/rules/settings.ts'
import type { Cents } from '../../text/money.ts'
import type { Product } from '../../catalogue/rules/product.ts'
import { $cart, readCart, removeItem, updateCart } from './cart.ts'
import { storedAtom } from '../../storage/persistence.ts'

/** The old prices are stored until the shopper agrees to the new ones, so that neither a reload nor another page loses them. */
const oldPrices = storedAtom<OldPrices>('oldPrices', {
  initial: {},
  encode: (value) => (Object.keys(value).length > 0 ? toStoredPrices(value) : undefined),
  decode: parseStoredPrices,
})

// An old price goes with its line: whoever puts the product into the cart again has seen its new price. The cart popup
// loads this file too, because a line can be removed on every page.
$cart.subscribe((cart) => {
  const old = oldPrices.read()
  if (ofLines(old, cart) !== old) oldPrices.update((current) => ofLines(current, cart))
})

/** No changes, which is what is rendered before the cart in this browser is known. */
export const NO_CHANGES: CartChanges = { prices: [], unavailable: [], excess: 0 }

/** Not stored, because every page that needs it checks again. */
const $unavailable = atom<Unavailable>({})
$cart.listen((cart) => $unavailable.set(ofLines($unavailable.get(), cart)))

/** What the re-check found out about the cart's lines (rule 312). */
export const $cartChanges = computed([$cart, oldPrices.$value, $unavailable], (cart, old, unavailable) =>
  toCartChanges({ cart, oldPrices: old, unavailable }, MAX_ORDER_LINES),
)

export function agreeToPrices(): void {
  oldPrices.update(() => ({}))
}

export function removeUnavailable(): void {
  for (const { line } of $cartChanges.get().unavailable) removeItem(line)
}

export function forgetCartChanges(): void {
  agreeToPrices()
  $unavailable.set({})
}

/** The size labels of the page that has started the re-check. */
let sizeLabels: ShopSettings['sizeLabels'] = DEFAULT_SETTINGS.sizeLabels
/** By line key, the price that the shop has confirmed since this page was opened. */
const confirmed = new Map<string, Cents>()
let running: Promise<void> = Promise.resolve()

function unconfirmedIds(): number[] {
  const lines = readCart().filter((line) => confirmed.get(lineKey(line)) !== line.priceCents)
  return [...new Set(lines.map((line) => line.id))]
}

/** Puts the shop's responses for some products into the cart and its changes. */
function adopt(
  fresh: ReadonlyMap<number, Product | null>,
  reconcile: (now: CheckedCart) => CheckedCart,
): void {
  updateCart((cart) => {
    const reconciled = reconcile({ cart, oldPrices: oldPrices.read(), unavailable: $unavailable.get() })
    oldPrices.update(() => reconciled.oldPrices)
    $unavailable.set(reconciled.unavailable)
    for (const line of reconciled.cart) if (fresh.has(line.id)) confirmed.set(lineKey(line), line.priceCents)
    return reconciled.cart
  })
}

async function ask(ids: readonly number[], signal: AbortSignal): Promise<void> {
  if (ids.length === 0 || signal.aborted) return
  const { reconcileProducts } = await import('./reconcile-products.ts')
  await reconcileProducts(ids, sizeLabels, signal, adopt)
}

/** Waits for the work to end or for the signal, whichever comes first. Never throws. */
async function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<void>((done) => {
    if (signal.aborted) done()
    signal.addEventListener('abort', () => done(), { once: true })
  })
  const ended = work.catch((error: unknown) => console.warn('get_product:', error))
  await Promise.race([ended, aborted])
}

/** Now, and again when the page comes back from the back/forward cache. Returns what stops it. */
export function startCartCheck(labels: ShopSettings['sizeLabels']): () => void {
  sizeLabels = labels
  const ending = new AbortController()
  const check = () => {
    confirmed.clear()
    running = untilAborted(ask(unconfirmedIds(), ending.signal), ending.signal)
  }
  const onPageShow = (event: PageTransitionEvent) => event.persisted && check()
  window.addEventListener('pageshow', onPageShow, { signal: ending.signal })
  check()
  return () => ending.abort()
}

/**
 * Waits for the running re-check and for lines that it left out; never throws; `$cartChanges` has what it finds.
 * @returns 'silent' when the shop has not confirmed every line within `timeoutMs`
 */
export async function finishCartCheck(timeoutMs: number): Promise<'checked' | 'silent'> {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), timeoutMs)
  await untilAborted(running, ending.signal)
  await untilAborted(ask(unconfirmedIds(), ending.signal), ending.signal)
  clearTimeout(timer)
  ending.abort()
  return unconfirmedIds().length === 0 ? 'checked' : 'silent'
}
