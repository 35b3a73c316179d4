import { BROWSER_RETRY_POLICY, createApiClient } from '../../api/client.ts'
import { postOrder, type OrderResult } from '../../api/post-order.ts'
import { API_URL } from '../../config/browser-env.ts'
import { PAYMENT_HOSTS } from '../../config/checkout-settings.ts'
import { ORDER_TIMEOUT_MS } from '../../config/order-limits.ts'
import { toPaymentUrl } from '../rules/payment-url.ts'
import type { Receipt } from '../rules/receipt.ts'
import type { UnsentOrder } from '../rules/order-payload.ts'
import { isVariableSymbol, ownVariableSymbol } from '../rules/variable-symbol.ts'

/** The outcome of an order. An accepted one has its payment data (rules 409, 412). */
type SendOutcome =
  | (Pick<Receipt, 'orderNumber' | 'paymentUrl'> & { type: 'accepted'; variableSymbol: string })
  | Exclude<OrderResult, { type: 'accepted' }>

export async function sendOrder(order: UnsentOrder, orderKey: string): Promise<SendOutcome> {
  const own = ownVariableSymbol(orderKey)
  const api = createApiClient(API_URL, BROWSER_RETRY_POLICY)
  const outcome = await postOrder(api, { ...order, variableSymbol: own }, orderKey, ORDER_TIMEOUT_MS)
  if (outcome.type !== 'accepted') return outcome
  const { type, orderNumber } = outcome
  const paymentUrl = toPaymentUrl(outcome.paymentUrl, PAYMENT_HOSTS)
  if (outcome.paymentUrl && !paymentUrl) console.warn('payment_url:', outcome.paymentUrl)
  return {
    type,
    orderNumber,
    paymentUrl,
    variableSymbol: isVariableSymbol(orderNumber) ? orderNumber : own,
  }
}
