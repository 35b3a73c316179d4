import { QUANTITY } from '../../config/product-limits.ts'
import { parseEuros } from '../../text/money.ts'
import { forgetStored, readStored } from '../../storage/persistence.ts'
import { addLine, lineKey, type Cart } from '../rules/cart.ts'
import { todayOf } from '../rules/cart-changes.ts'
import { $cartChanges } from './cart-changes-store.ts'
import { readCart, removeItem, updateCart } from './cart-store.ts'
import { agreeToCosts, forgetAgreedCosts } from './cost-changes.ts'
import { askSettings } from './fetch-settings.ts'
import { askProducts } from './line-products.ts'
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

/** Asks the shop about everything unconfirmed, until it has answered or `signal` aborts. Never throws. */
async function ask(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const ids = unconfirmedIds()
  const askAboutCosts = async () => {
    if (areCostsConfirmed || readCart().length === 0) return
    areCostsConfirmed = await askSettings(signal)
  }
  const costs = askAboutCosts().catch((error: unknown) => {
    if (!signal.aborted) console.warn('get_eshop_config:', error)
  })
  await untilAborted(Promise.all([askProducts(ids, signal), costs]), signal)
}

async function untilAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<void>((done) => {
    if (signal.aborted) done()
    signal.addEventListener('abort', () => done(), { once: true })
  })
  await Promise.race([work, aborted])
}

/** Asks the shop again about everything; until then its last answers stay. */
export function checkCart(signal: AbortSignal): void {
  const answers = Object.entries($today.get())
  $today.set(Object.fromEntries(answers.map(([key, answer]) => [key, { ...answer, isOld: true }])))
  areCostsConfirmed = false
  running = ask(signal)
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
