import { BROWSER_PATIENCE, createApiClient } from '../../api/client.ts'
import { postOrder, type OrderOutcome } from '../../api/post-order.ts'
import { API_URL } from '../../config/browser-env.ts'
import { ORDER_TIMEOUT_MS } from '../../config/limits.ts'
import type { EshopData } from '../../domain/checkout/order-payload.ts'

/** Sends an order to the shop's API. A file of its own, so that the page can be shown before this code is fetched. */
export function sendOrder(order: EshopData, orderKey: string): Promise<OrderOutcome> {
  return postOrder(createApiClient(API_URL, BROWSER_PATIENCE), order, orderKey, ORDER_TIMEOUT_MS)
}

// Needed for sending only, so it is fetched along with it.
export { randomUuid } from './random-uuid.ts'
