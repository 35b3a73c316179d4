import { expect, it } from 'vitest'
import { parseReceipt } from '../../src/domain/receipt.ts'
import { receipt as build } from '../fixtures/builders.ts'

const receipt = build()

it.each([receipt, { ...receipt, isTotalSure: false }, { ...receipt, orderNumber: null }])(
  'reads back %j',
  (kept) => expect(parseReceipt(JSON.parse(JSON.stringify(kept)))).toEqual(kept),
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
  { ...receipt, sentAt: undefined },
  { ...receipt, fingerprint: undefined },
  { ...receipt, isTotalSure: undefined },
])('reads %j as none', (json) => expect(parseReceipt(json)).toBeNull())
