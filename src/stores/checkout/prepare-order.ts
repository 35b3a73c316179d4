import { SENDER_RETRY_MS } from '../../config/limits.ts'
import { pause } from './pause.ts'

/** Fetches the code that sends an order; the page does not need it before a shopper is at the form. */
export const loadSender = () => import('./send-order.ts')

let isPrepared = false

/** Fetches that code ahead of the press of the button. It can be called at every move of the shopper. */
export function prepareOrder(): void {
  if (isPrepared) return
  isPrepared = true
  loadSender().catch(async () => {
    // Probably offline: a move of the shopper a while later tries again, and so does the button.
    await pause(SENDER_RETRY_MS)
    isPrepared = false
  })
}
