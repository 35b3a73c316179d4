import { SENDER_RETRY_MS } from '../../config/order-limits.ts'
import { pause } from './order-lock.ts'

/** Fetches the code that shows an order after it was sent. The island hands it over, because stores import no islands. */
export type LoadReceipt = () => Promise<unknown>

/** Fetches the code that sends an order and the code that shows it afterwards, so that nothing is missing once it is sent. */
export async function loadSender(loadReceipt?: LoadReceipt) {
  const [sender] = await Promise.all([import('./send-order.ts'), loadReceipt?.()])
  return sender
}

let isPrepared = false

/** Fetches that code before the button is pressed. Can be called as often as the shopper does something. */
export function prepareOrder(loadReceipt?: LoadReceipt): void {
  if (isPrepared) return
  isPrepared = true
  loadSender(loadReceipt).catch(async () => {
    // Probably offline: after a while the next call tries again, and so does the button.
    await pause(SENDER_RETRY_MS)
    isPrepared = false
  })
}
