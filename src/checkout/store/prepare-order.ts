import { SENDER_RETRY_MS } from '../../config/order-limits.ts'
import { pause } from './order-lock.ts'

/** Fetches the code that shows a sent order. The island passes it in, because stores import no islands. */
export type LoadReceipt = () => Promise<unknown>

/** Fetches the code that sends an order and the code that shows it, so that the receipt needs no connection later. */
export async function loadSender(loadReceipt?: LoadReceipt) {
  const [sender] = await Promise.all([import('./send-order.ts'), loadReceipt?.()])
  return sender
}

let isPrepared = false

/** Fetches that code before the button is pressed. It may be called again and again, at each thing the shopper does. */
export function prepareOrder(loadReceipt?: LoadReceipt): void {
  if (isPrepared) return
  isPrepared = true
  loadSender(loadReceipt).catch(async () => {
    // The shopper is probably offline. After a while the next call tries again; the button tries again by itself.
    await pause(SENDER_RETRY_MS)
    isPrepared = false
  })
}
