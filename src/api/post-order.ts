import * as v from 'valibot'
import type { ApiClient } from './client.ts'
import { apiErrorSchema, orderResponseSchema } from './schemas.ts'

export type OrderResult =
  /** `paymentUrl`: where the order can be paid, unchecked; '' for nowhere. */
  | { type: 'accepted'; orderNumber: string | null; paymentUrl: string }
  /** The shop refused the order and stored nothing. */
  | { type: 'refused'; status: string }
  /** There was no readable response: nobody knows whether the order was stored. */
  | { type: 'unknown'; cause: string }

const SUCCESS = '1'

/**
 * Sends an order once; never throws. Only the shopper may repeat it, under the same `orderKey` (src/api/README.md, 'order_key').
 * @param timeoutMs for the whole response
 */
export async function postOrder(
  api: ApiClient,
  order: object,
  orderKey: string,
  timeoutMs: number,
): Promise<OrderResult> {
  const form = new FormData()
  form.set('eshopData', JSON.stringify(order))
  form.set('action', 'new_order')
  form.set('order_key', orderKey)
  // ky's time limit ends with the headers, but a body can hang as well. Tests can advance this timer.
  const ending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  // This promise ends the wait, because in WebKit a hanging body may go on waiting after the abort.
  const end = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      const reason = new Error('no answer in time')
      ending.abort(reason)
      fail(reason)
    }, timeoutMs)
  })
  const send = async () => {
    const response = await api.http.post('v1/post/index.php', {
      body: form,
      headers: { Authorization: 'Bearer null' },
      retry: 0,
      timeout: false,
      totalTimeout: false,
      signal: ending.signal,
      throwHttpErrors: false,
    })
    return toOutcome(JSON.parse(await response.text()), response.status)
  }
  try {
    return await Promise.race([send(), end])
  } catch (error) {
    return { type: 'unknown', cause: error instanceof Error ? error.message : String(error) }
  } finally {
    clearTimeout(timer)
  }
}

function toOutcome(json: unknown, httpStatus: number): OrderResult {
  // A server that fails with 5xx may have stored the order before.
  const isBroken = httpStatus >= 500
  const parsed = v.safeParse(orderResponseSchema, json)
  if (parsed.success && parsed.output.data.status !== '') {
    const { status, order_number, payment_url } = parsed.output.data
    if (status === SUCCESS)
      return { type: 'accepted', orderNumber: order_number || null, paymentUrl: payment_url }
    if (!isBroken) return { type: 'refused', status }
  }
  const own = v.safeParse(apiErrorSchema, json)
  if (own.success && !isBroken) return { type: 'refused', status: own.output.error }
  return { type: 'unknown', cause: 'unreadable answer' }
}
