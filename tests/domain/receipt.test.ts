import { expect, it } from 'vitest'
import { parseReceipt } from '../../src/domain/receipt.ts'

const receipt = { orderNumber: '2025000042', deliveryId: 0, paymentId: 1, totalCents: 2280 }

it.each([receipt, { ...receipt, orderNumber: null }])('reads back %j', (kept) =>
  expect(parseReceipt(JSON.parse(JSON.stringify(kept)))).toEqual(kept),
)

it.each([
  null,
  5,
  'x',
  [],
  {},
  { ...receipt, totalCents: '22.80' },
  { ...receipt, orderNumber: 7 },
  { ...receipt, deliveryId: undefined },
])('reads %j as none', (json) => expect(parseReceipt(json)).toBeNull())
