import { SENDER_RETRY_MS } from '../../config/limits.ts'
import { pause } from './order-turn.ts'

/** Fetches the code that shows an order after it was sent; that of an island, which no store knows. */
export type LoadReceipt = () => Promise<unknown>

/** Fetches the code that sends an order, and what shows it afterwards: once it is sent, nothing is missing. */
export async function loadSender(loadReceipt?: LoadReceipt) {
  const [sender] = await Promise.all([import('./send-order.ts'), loadReceipt?.()])
  return sender
}

let isPrepared = false

/** Fetches that code ahead of the press of the button. It can be called at every move of the shopper. */
export function prepareOrder(loadReceipt?: LoadReceipt): void {
  if (isPrepared) return
  isPrepared = true
  loadSender(loadReceipt).catch(async () => {
    // Probably offline: a move of the shopper a while later tries again, and so does the button.
    await pause(SENDER_RETRY_MS)
    isPrepared = false
  })
}
