import { BROWSER_PATIENCE, createApiClient } from '../api/client.ts'
import { postOrder, type OrderOutcome } from '../api/post-order.ts'
import { API_URL } from '../config/browser-env.ts'
import { ORDER_TIMEOUT_MS } from '../config/limits.ts'
import type { EshopData } from '../domain/order-payload.ts'

/** Sends an order to the shop's API; a file of its own, because only a shopper at the form needs it. */
export function sendOrder(order: EshopData, orderKey: string): Promise<OrderOutcome> {
  return postOrder(createApiClient(API_URL, BROWSER_PATIENCE), order, orderKey, ORDER_TIMEOUT_MS)
}

// What only a sending needs, it brings along.
export { randomUuid } from './random-uuid.ts'
