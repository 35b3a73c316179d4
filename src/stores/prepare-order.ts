import { SENDER_RETRY_MS } from '../config/limits.ts'
import { pause } from './pause.ts'

/** Fetches what sending takes, which the page does not need before a shopper is at the form. */
export const loadSender = () => import('./send-order.ts')

let isPrepared = false

/** Has the order's sending ready before it is asked for; called at will, it fetches one at a time. */
export function prepareOrder(): void {
  if (isPrepared) return
  isPrepared = true
  loadSender().catch(async () => {
    // Offline just now: the next move after a while tries again, and so does sending.
    await pause(SENDER_RETRY_MS)
    isPrepared = false
  })
}
