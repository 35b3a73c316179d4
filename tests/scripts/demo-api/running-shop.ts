import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { afterAll } from 'vitest'
import { type DemoApiOptions, startDemoApi } from '../../../scripts/demo-api/server.ts'
import { type ApiClient, createApiClient } from '../../../src/api/client.ts'
import { emptyCustomer } from '../../../src/checkout/rules/customer.ts'
import type { EshopData } from '../../../src/checkout/rules/order-payload.ts'

const NO_CHOICE = { size: '', color: '', cut: '', selectedCut: '' }

export interface RunningShop {
  url: string
  db: string
  api: ApiClient
  rows: (sql: string, ...values: SQLInputValue[]) => Record<string, unknown>[]
}

const endings: (() => Promise<void>)[] = []
// Not in `startShop`: a running test cannot register a hook.
afterAll(async () => {
  for (const end of endings.toReversed()) await end()
})

export async function startShop(options: Partial<DemoApiOptions> = {}): Promise<RunningShop> {
  const dir = mkdtempSync(join(tmpdir(), 'demo-api-'))
  const db = options.db ?? join(dir, 'shop.sqlite')
  const { url, close } = await startDemoApi({ port: 0, db, ...options })
  const reader = new DatabaseSync(db)
  endings.push(async () => {
    reader.close()
    await close()
    rmSync(dir, { recursive: true })
  })
  const api = createApiClient(url, { timeoutMs: 60_000, totalTimeoutMs: 60_000, retries: 0, maxPauseMs: 0 })
  return { url, db, api, rows: (sql, ...values) => reader.prepare(sql).all(...values) }
}

/** An order of one mug by post, paid in advance, without sums. */
export function eshopData(): EshopData {
  const order: Omit<EshopData, 'totalPrice' | 'deliveryFee' | 'paymentFee'> = {
    cart: [{ id: 4, name: 'Hrnček', price: 1, image: 'x.jpg', slug: 'x', count: 1, ...NO_CHOICE }],
    totalItems: 1,
    chosenDelivery: 0,
    chosenPayment: 0,
    customerData: { ...emptyCustomer('Slovensko'), email: 'zuzana@example.sk' },
    isDeliveryFree: false,
    variableSymbol: '1234567890',
  }
  return order as EshopData
}
