import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { postOrder, type OrderOutcome } from '../../api/post-order.ts'
import { API_URL } from '../../config/browser-env.ts'
import { ORDER_TIMEOUT_MS } from '../../config/limits.ts'
import type { UnsentOrder } from '../rules/order-payload.ts'
import { isVariableSymbol, ownVariableSymbol } from '../rules/variable-symbol.ts'

/** The outcome of an order; one that was accepted has the variable symbol that it is paid under (rule 409). */
type SendOutcome =
  | (Extract<OrderOutcome, { type: 'accepted' }> & { variableSymbol: string })
  | Exclude<OrderOutcome, { type: 'accepted' }>

/** A file of its own: the page is shown before this code is fetched. @public prepare-order.ts imports it */
export async function sendOrder(order: UnsentOrder, orderKey: string): Promise<SendOutcome> {
  const own = ownVariableSymbol(orderKey)
  const api = createApiClient(API_URL, BROWSER_RETRY_POLICY)
  const outcome = await postOrder(api, { ...order, variableSymbol: own }, orderKey, ORDER_TIMEOUT_MS)
  if (outcome.type !== 'accepted') return outcome
  return { ...outcome, variableSymbol: isVariableSymbol(outcome.orderNumber) ? outcome.orderNumber : own }
}
