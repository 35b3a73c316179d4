import { atom } from 'nanostores'
import { ORDER_TIMEOUT_MS, SENDER_RETRY_MS } from '../config/order-limits.ts'
import { readStored } from '../storage/persistence.ts'
import type * as outcome from './OrderOutcome.tsx'
import { changeForm, pressOrder } from './store/order-view.ts'

/** The code that sends orders and shows them. It comes at the first touch of the form; `null` before. */
export const $orderCode = atom<typeof outcome | null>(null)

/** Fetches that code. So nothing is sent before the code of the receipt has come, which then needs no connection. */
export async function fetchOrderCode(): Promise<typeof outcome> {
  const code = await import('./OrderOutcome.tsx')
  await code.styled
  $orderCode.set(code)
  return code
}

let isPrepared = false

/** Fetches it before the button is pressed. It may be called again and again, at each thing the shopper does. */
export function prepareOrder(): void {
  if (isPrepared) return
  isPrepared = true
  fetchOrderCode().catch(() => {
    // The shopper is probably offline. After a while the next call tries again; the button tries again by itself.
    setTimeout(() => (isPrepared = false), SENDER_RETRY_MS)
  })
}

/** Ends the wait for the code that sends an order after the time that the shop's answer may take, too. */
const tooLate = () =>
  new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('the code has not come')), ORDER_TIMEOUT_MS)
  })

/**
 * Orders what the screen shows at this moment, and sends it when the code has come (rule 520).
 * @throws if that code does not come. The form is back then and says that nothing was sent
 */
export async function placeOrder(): Promise<void> {
  if (!pressOrder()) return
  const { sendPressed } = await Promise.race([fetchOrderCode(), tooLate()]).catch((error: unknown) => {
    changeForm({ type: 'held', notice: 'unsent' })
    throw error
  })
  await sendPressed()
}

const ORDER_KEYS = ['orderAttempts', 'orderPending', 'orderReceipt', 'orderSent'] as const

/** Whether earlier pages have left an order, which that code has to read before a form is shown. */
export function isOrderStored(): boolean {
  return typeof window !== 'undefined' && ORDER_KEYS.some((key) => readStored(key) !== null)
}
