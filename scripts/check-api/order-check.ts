import { randomUUID } from 'node:crypto'
import {
  callAndRead,
  callApi,
  readBy,
  transportFaults,
  type CheckedApi,
  type Differences,
  type RawResponse,
} from './call-api.ts'
import { orderResponseSchema, productResponseSchema } from '../../src/api/schemas.ts'
import { emptyCustomer } from '../../src/domain/checkout/customer.ts'
import type { EshopData } from '../../src/domain/checkout/order-payload.ts'
import { ownVariableSymbol } from '../../src/domain/checkout/variable-symbol.ts'
import { quote } from '../../src/domain/quote.ts'
import { toEuros } from '../../src/domain/money.ts'

export const TEST_EMAIL = 'test@example.sk'
const NOTE = 'Test order of npm run check-api: please cancel it.'

/** An order of one piece of a product, for pickup and payment in advance. It says that it is a test. */
async function testOrder(api: CheckedApi, slug: string, key: string): Promise<EshopData | undefined> {
  const { output } = await callAndRead(api, { action: 'get_product', slug }, productResponseSchema)
  if (!output?.data) return undefined
  const { id, name, priceCents, imagePath, sizes, variants } = output.data
  const price = toEuros(priceCents)
  const image = imagePath.split('/').at(-1) ?? ''
  const line = { id, name, price, image, count: 1, slug, cut: '', selectedCut: '' } as const
  return {
    cart: [{ ...line, size: sizes?.[0] ?? '', color: variants[0]?.name ?? '' }],
    totalItems: 1,
    totalPrice: price,
    chosenDelivery: 2,
    chosenPayment: 0,
    deliveryFee: 0,
    paymentFee: 0,
    customerData: { ...emptyCustomer('Slovensko'), name: 'Test', email: TEST_EMAIL, order_note: NOTE },
    isDeliveryFree: false,
    variableSymbol: ownVariableSymbol(key),
  }
}

function send(api: CheckedApi, order: object, key: string): Promise<RawResponse> {
  const body = new FormData()
  body.set('eshopData', JSON.stringify(order))
  body.set('action', 'new_order')
  body.set('order_key', key)
  return callApi(api, 'v1/post/index.php', {
    method: 'POST',
    body,
    headers: { Authorization: 'Bearer null' },
  })
}

function numberOf(answer: RawResponse): { number?: string; faults: Differences } {
  const faults = transportFaults(answer)
  if (answer.trouble !== undefined) return { faults }
  const read = readBy(answer, orderResponseSchema)
  if ('faults' in read) return { faults: [...faults, ...read.faults] }
  const { status, order_number } = read.output.data
  if (status === '1') return { number: order_number, faults }
  return {
    faults: [...faults, `an order is refused: data.status is ${quote(status)}, and ${quote(answer.text)}`],
  }
}

/** The API takes an order, takes it once when it is sent twice under one key, and refuses an empty one. */
export async function checkOrder(api: CheckedApi, slug: string): Promise<Differences> {
  const key = randomUUID()
  const order = await testOrder(api, slug, key)
  if (!order) return [`slug=${slug} gives nothing that could be ordered`]
  const first = numberOf(await send(api, order, key))
  if (first.number === undefined) return first.faults
  const second = numberOf(await send(api, order, key))
  const empty = readBy(await send(api, { ...order, cart: [] }, randomUUID()), orderResponseSchema)
  return [
    ...first.faults,
    ...second.faults.map((fault) => `the same order once more: ${fault}`),
    ...(second.number === undefined || second.number === first.number
      ? []
      : [
          `the same order_key makes two orders, ${first.number} and ${second.number}: give the first answer again`,
        ]),
    ...('output' in empty && empty.output.data.status === '1'
      ? ['an order without goods is taken: refuse it']
      : []),
  ]
}
