/** @module-tag long */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { emptyCustomer } from '../../../src/domain/checkout/customer.ts'
import { tempFolder } from '../../fixtures/temp-folder.ts'
import { type ApiProcess, startApiProcess } from './api-process.ts'
import { eshopData, sendOrder } from './running-shop.ts'

const CYCLES = 20
const SHOPPERS = 8
/** The most orders that are acknowledged before the next kill. */
const MOST = 60
/** Every fourth order is stored at once and answered late, so that kills leave many stored without an answer. */
const SLOW_TO_ANSWER = ['--fault', 'slow-stored:4']

const db = join(await tempFolder(afterAll), 'shop.sqlite')

/** Sends an order and gives its number; `undefined` when the API died before it had answered. */
async function order(api: ApiProcess, key: string): Promise<string | undefined> {
  const customerData = { ...emptyCustomer('Slovensko'), email: `${key}@example.sk` }
  const sent = sendOrder(api, { eshopData: eshopData({ customerData }), order_key: key })
  const answer = await sent.catch(() => undefined)
  return (answer?.json.data as { order_number: string } | undefined)?.order_number
}

/** Shoppers order until some number of orders is acknowledged; then the API is killed. @returns the keys without an answer */
async function orderUntilKilled(api: ApiProcess, acknowledged: Map<string, string>): Promise<string[]> {
  const inFlight: string[] = []
  const killAt = acknowledged.size + 1 + Math.floor(Math.random() * MOST)
  let killed: Promise<void> | undefined
  const shop = async () => {
    while (!killed) {
      const key = randomUUID()
      const number = await order(api, key)
      if (number === undefined) inFlight.push(key)
      else acknowledged.set(key, number)
      if (acknowledged.size >= killAt) killed ??= api.kill()
    }
  }
  await Promise.all(Array.from({ length: SHOPPERS }, shop))
  await killed
  return inFlight
}

/** The numbers under which each key's order is stored with its line, read from SQLite itself. */
function readNumbers(): Map<string, string[]> {
  const reader = new DatabaseSync(db, { readOnly: true })
  try {
    expect(reader.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
    const rows = reader.prepare('SELECT * FROM orders JOIN order_lines ON order_id = orders.id').all()
    const byKey = new Map<string, string[]>()
    for (const { email, order_number } of rows) {
      const key = String(email).replace('@example.sk', '')
      byKey.set(key, [...(byKey.get(key) ?? []), String(order_number)])
    }
    return byKey
  } finally {
    reader.close()
  }
}

test(
  `${CYCLES} kills while orders come in: what was acknowledged is stored, and what was sent again is stored once`,
  { timeout: 600_000 },
  async () => {
    const acknowledged = new Map<string, string>()
    const tally = { unheard: 0, 'stored all the same': 0 }
    let api = await startApiProcess(db, ...SLOW_TO_ANSWER)
    for (let cycle = 0; cycle < CYCLES; cycle++) {
      const inFlight = await orderUntilKilled(api, acknowledged)
      const atKill = readNumbers()
      for (const [key, number] of acknowledged) expect(atKill.get(key)).toEqual([number])
      tally.unheard += inFlight.length
      tally['stored all the same'] += inFlight.filter((key) => atKill.has(key)).length

      api = await startApiProcess(db, ...SLOW_TO_ANSWER)
      const heard = [...acknowledged.keys()].slice(-SHOPPERS)
      const again = [...inFlight, ...heard].map(async (key) => {
        const number = await order(api, key)
        expect(number).toBeDefined()
        expect(number).toBe(atKill.get(key)?.[0] ?? number)
        acknowledged.set(key, String(number))
      })
      await Promise.all(again)
    }
    await api.kill()
    const stored = readNumbers()
    console.log(`${CYCLES} kills, ${acknowledged.size} orders:`, tally)
    expect([...stored].toSorted()).toEqual(
      [...acknowledged].map(([key, number]) => [key, [number]]).toSorted(),
    )
    expect(tally['stored all the same']).toBeGreaterThan(0)
  },
)
