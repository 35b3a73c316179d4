import { onMount } from 'nanostores'
import { QUANTITY } from '../../config/product-limits.ts'
import { STORAGE_SETTLE_MS, CART_CHECK_TIMEOUT_MS } from '../../config/order-limits.ts'
import { choicesOf, orderDifferences } from '../rules/order-differences.ts'
import { orderFingerprint, type UnsentOrder } from '../rules/order-payload.ts'
import { orderBlock } from '../rules/submit-block.ts'
import { toOrder } from './to-order.ts'
import { ORDER_VIEW, type HeldReason } from '../rules/form-state.ts'
import { nextOrderState, type OrderEvent } from '../rules/order-state.ts'
import { toReceipt, type Receipt, type ReceiptCheckout, type SentOrder } from '../rules/receipt.ts'
import { withoutPieces, type Cart } from '../../cart/rules/cart.ts'
import { $cart, readCartText, updateCart } from '../../cart/store/cart-store.ts'
import { $cartChanges } from '../../cart/store/cart-changes-store.ts'
import { finishCartCheck } from '../../cart/store/cart-check.ts'
import { clearCheckout, readCheckout } from './sent-checkout.ts'
import { isPointMissing } from '../../cart/rules/checkout.ts'
import { inTurn, isOrderUnderWay, pause } from '../../cart/store/order-lock.ts'
import { isUnchanged } from '../../pickup-points/rules/last-points.ts'
import { $checkout } from '../../cart/store/checkout-store.ts'
import { forgetAgreedCosts } from '../../cart/store/cost-changes.ts'
import { showToday } from '../../cart/store/today-store.ts'
import {
  $pendingOrder,
  acceptAttempt,
  beginAttempt,
  dateAttempts,
  dropAttempt,
  endPending,
  leaveAttempt,
  readAttempt,
  readPendingOrder,
  readPending,
  refuseAttempt,
} from './order-attempts-store.ts'
import { $elsewhere, $knownOrder, $order, atPress, FORM_KEYS, shownOrder } from './order-view.ts'
import { sendOrder } from './send-order.ts'
import { randomUuid } from '../../storage/random-uuid.ts'
import { rememberStored } from '../../storage/remember-stored.ts'
import {
  $lastSent,
  findReceipt,
  isReceiptInHistory,
  isSentSince,
  storeReceipt,
  markPage,
  parseMark,
  readPageReceipt,
} from './receipt-store.ts'

/** The cart before the changes of `$elsewhere`. */
let seen: Cart = []

/**
 * Tells what another tab has changed in the cart since the shopper was told last.
 * @param before the stored text of the cart before the latest change; `null` for an empty cart
 */
export function tellElsewhere(before: string | null): void {
  const told = $elsewhere.get()
  if (!told || told.isSeen) seen = showToday(readCartText(before))
  const now = shownOrder()
  const differences = orderDifferences({ ...now, cart: seen }, now)
  // An empty cart is seen at once.
  $elsewhere.set(differences.length > 0 && now.cart.length > 0 ? { differences } : null)
}

/** Sends an event to the order's state machine. False when its present state ignores the event. */
function dispatch(event: OrderEvent): boolean {
  const before = $order.get()
  const after = nextOrderState(before, event)
  if (after === before) return false
  $order.set(after)
  if (after.view === ORDER_VIEW.success) markPage(after.receipt)
  return true
}

export function reopenReceipt(receipt: Receipt): void {
  dispatch({ type: 'reopened', receipt })
}

const ORDER_KEYS = [...FORM_KEYS, 'orderAttempts', 'orderPending'] as const

/** Puts back those stored values of the order under way that something has deleted. */
let undoClearing: () => void = () => undefined

/** Puts the order back if something else has cleared storage before the failure is acknowledged (rule 504). */
function restoreOrder(sent: SentOrder): void {
  if (!isSentSince(sent)) undoClearing()
}

/** Tells the shopper that an order was being sent when the page was left or reloaded, unless another tab is sending it. */
async function noticeInterruption(): Promise<void> {
  if (readPending() === null || (await isOrderUnderWay())) return
  const fingerprint = readPending()
  if (fingerprint === null) return
  const checkout = readCheckout()
  const isSameOrder =
    orderFingerprint(toOrder(checkout)) === fingerprint && readAttempt(fingerprint) !== undefined
  const isTold = dispatch({
    type: 'interrupted',
    sent: { fingerprint, checkout, lastSent: $lastSent.get() },
    isSameOrder,
  })
  undoClearing = rememberStored(ORDER_KEYS)
  // The same order stays pending until OK is pressed on the failure page. For another one the form's notice is enough.
  if (isTold && !isSameOrder) endPending()
}

/**
 * Empties the cart again if it holds nothing but what the receipt says. Without storage the window's name keeps the cart, and a
 * reload that began before the shop's answer brings back the name of before.
 */
function emptyAgain({ cart: ordered }: Receipt): void {
  updateCart((cart) => (withoutPieces(cart, ordered, QUANTITY).length === 0 ? [] : cart))
}

/** Reads what earlier pages have left. */
function start(): () => void {
  dateAttempts()
  const receipt = readPageReceipt()
  if (receipt && isReceiptInHistory()) emptyAgain(receipt)
  if (receipt && $cart.get().length === 0) reopenReceipt(receipt)
  void noticeInterruption()
  return $pendingOrder.subscribe((known) => $knownOrder.set(known))
}

onMount($order, start)
// The page usually shows the order before this code comes.
if ($order.lc > 0) start()

/** OK on the failure page leads to the form, or to the receipt if another tab has sent the same order meanwhile. */
export function acknowledgeFailure(): void {
  const state = $order.get()
  if (state.view !== ORDER_VIEW.failure) return
  restoreOrder(state.sent)
  // After `busy`, the pending order belongs to the other tab, which tells the shopper its outcome.
  if (state.reason !== 'busy') endPending()
  dispatch({ type: 'acknowledge', receipt: findReceipt(state.sent) })
}

interface Submission {
  order: UnsentOrder
  sent: SentOrder
  arePricesChecked: boolean
  /** Whether the shopper has read that a reload may lose the order's key. */
  mayBeUnkept: boolean
}

async function attempt(submission: Submission): Promise<OrderEvent> {
  const { order, sent } = submission
  const { fingerprint, checkout } = sent
  // Send only what the shopper saw at the press. Another tab may have changed or sent the order since.
  const differences = orderDifferences(checkout, readCheckout())
  if (differences.length > 0) {
    $elsewhere.set({ differences, isSeen: true })
    return { type: 'outdated', receipt: findReceipt(sent) }
  }

  const isNew = readAttempt(fingerprint) === undefined
  const isKept = beginAttempt(fingerprint, checkout.cart, checkout.costs.totalCents, randomUuid())
  if (isNew && !isKept && !submission.mayBeUnkept) {
    dropAttempt(fingerprint)
    return { type: 'held', notice: 'unkept' }
  }
  // Without locks another tab may have stored this order at the same moment. Both then send the key stored last.
  await pause(STORAGE_SETTLE_MS)
  const taken = readAttempt(fingerprint)
  if (!taken) return { type: 'outdated', receipt: findReceipt(sent) }
  leaveAttempt(fingerprint)
  undoClearing = rememberStored(ORDER_KEYS)
  const { key, totalCents } = taken
  const outcome = await sendOrder(order, key)
  if (outcome.type === 'accepted') {
    const { orderNumber, variableSymbol, paymentUrl } = outcome
    const receipt = toReceipt(
      {
        ...{ orderNumber, variableSymbol, paymentUrl },
        // `totalCents` is `null` if the attempts had different totals: the shop may have stored either one.
        isTotalSure: submission.arePricesChecked && totalCents !== null,
        fingerprint,
        sentAt: Date.now(),
      },
      checkout,
    )
    storeReceipt(receipt)
    updateCart((current) => withoutPieces(current, checkout.cart, QUANTITY))
    forgetAgreedCosts()
    clearCheckout(checkout)
    // This comes last: if the page closes halfway through the steps above, a retry must use the same key.
    acceptAttempt(fingerprint)
    return { type: 'accepted', receipt }
  }
  restoreOrder(sent)
  if (outcome.type === 'refused') refuseAttempt(fingerprint)
  undoClearing = rememberStored(ORDER_KEYS)
  return { type: 'failed', reason: outcome.type === 'unknown' && !isKept ? 'unkept' : outcome.type, sent }
}

/** Waits a moment for the list of points. A point that is no longer in it is no longer chosen (rule 416). */
async function checkPoint({ pickupPoint, deliveryId, deliveries }: ReceiptCheckout): Promise<void> {
  const delivery = deliveries.find(({ id }) => id === deliveryId)
  if (!pickupPoint || !delivery) return
  const asked = import('../../pickup-points/store/points-store.ts').then(({ loadPoints }) =>
    loadPoints(delivery),
  )
  await Promise.race([asked.catch(console.warn), pause(CART_CHECK_TIMEOUT_MS)])
}

function warnBeforeLeaving(): () => void {
  const ask = (event: Event) => event.preventDefault()
  window.addEventListener('beforeunload', ask)
  return () => window.removeEventListener('beforeunload', ask)
}

async function sendInTurn(submission: Submission): Promise<OrderEvent> {
  let event: OrderEvent = { type: 'failed', reason: 'busy', sent: submission.sent }
  const send = async () => {
    event = await attempt(submission)
  }
  // The second callback runs when the turn does not come: the other tab may be frozen. An order that already has a key
  // is then sent all the same, because the shop recognises the key.
  await inTurn(send, async () => {
    if (readAttempt(submission.sent.fingerprint)) await send()
  })
  return event
}

/** The reason why the shopper has to look before this order is sent; `null` without one. */
function heldReason(pressed: ReceiptCheckout, isBlocked: boolean): HeldReason | null {
  const now = $checkout.get()
  const { pickupPoint: point } = now
  if (isPointMissing(now)) return 'point'
  if (point !== null && pressed.pickupPoint !== null && !isUnchanged(point, pressed.pickupPoint))
    return 'moved'
  if (isBlocked) return 'changes'
  const before = choicesOf(pressed)
  const isRenumbered = choicesOf(now).some(
    ({ id, name }, at) => id !== before[at]?.id && name === before[at]?.name,
  )
  return isRenumbered ? 'renumbered' : null
}

/** Sends the pressed order as the screen showed it (rules 506, 511, 520). A second call sends nothing. */
export async function sendPressed(): Promise<void> {
  const state = $order.get()
  if (state.view !== ORDER_VIEW.sending) return
  const { pressed, mayBeUnkept } = state
  const order = toOrder(pressed)
  const fingerprint = orderFingerprint(order)
  const sent: SentOrder = { fingerprint, checkout: pressed, lastSent: parseMark(atPress.lastSent) }
  undoClearing = rememberStored(FORM_KEYS, atPress.texts, atPress.stamp)
  const stopAsking = warnBeforeLeaving()
  const [check] = await Promise.all([
    finishCartCheck(CART_CHECK_TIMEOUT_MS),
    // An order that may be stored already is sent again unchanged.
    readPendingOrder(fingerprint) !== 'same' && checkPoint(pressed),
  ])
  const notice = heldReason(pressed, orderBlock($cartChanges.get(), readPendingOrder(fingerprint)) !== null)
  const event: OrderEvent = notice
    ? { type: 'held', notice }
    : await sendInTurn({ order, sent, arePricesChecked: check === 'checked', mayBeUnkept })
  stopAsking()
  if (event.type !== 'accepted') restoreOrder(sent)
  dispatch(event)
}
