import { randomInt } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { env } from 'node:process'
import type { QueuedOutcome } from '../../../scripts/demo-api/order-faults.ts'
import { DEMO_DB } from '../../../scripts/test/shop-under-test.ts'

type Row = Record<string, unknown>

function withDatabase<T>(work: (db: DatabaseSync) => T, file = DEMO_DB): T {
  const db = new DatabaseSync(file, { timeout: 60_000 })
  try {
    return work(db)
  } finally {
    db.close()
  }
}

/** @param file the database of another demo API */
export function readOrders(email: string, file = DEMO_DB): { row: Row; lines: Row[] }[] {
  return withDatabase(
    (db) =>
      db
        .prepare('SELECT * FROM orders WHERE email = ? ORDER BY id')
        .all(email)
        .map(({ details, lines, ...row }) => ({
          row: { ...row, ...(JSON.parse(String(details)) as Row) },
          lines: JSON.parse(String(lines)) as Row[],
        })),
    file,
  )
}

export async function queueOrderOutcomes(email: string, ...outcomes: QueuedOutcome[]): Promise<void> {
  const response = await fetch(`${env['DEMO_API_URL'] ?? ''}/__control/next-orders`, {
    method: 'POST',
    body: JSON.stringify({ email, outcomes }),
  })
  if (!response.ok) throw new Error(`The demo API queues nothing: ${await response.text()}`)
}

export async function countReceived(email: string): Promise<number> {
  const response = await fetch(`${env['DEMO_API_URL'] ?? ''}/__control/received?email=${email}`)
  return ((await response.json()) as { data: { received: number } }).data.received
}

/**
 * Publishes a copy of a product under another name after the build. It is in no category and no search, so that listings
 * of other tests stay the same.
 */
export function publishCopy(ofSlug: string, name: string) {
  const id = randomInt(1_000_000_000, 2_000_000_000)
  const [slug, code] = [`nove-${id}`, `NOVY-${id}`]
  const change = (sql: string, values: Record<string, string | bigint>) =>
    withDatabase((db) => db.prepare(sql).run(values))
  change(
    `INSERT INTO products (id, slug, categories, created_at, price_cents, is_available, tags, folded, wire, detail)
     SELECT :id, :slug, '', created_at, price_cents, is_available, tags, folded,
       json_set(wire, '$.product_code', :code, '$.name', :name), detail
     FROM products WHERE slug = :ofSlug`,
    // A bigint: SQLite would store a number as '1234.0'.
    { id: BigInt(id), slug, code, name, ofSlug },
  )
  return {
    slug,
    code,
    setPrice: (cents: number) =>
      void change('UPDATE products SET price_cents = :cents WHERE slug = :slug', {
        cents: BigInt(cents),
        slug,
      }),
  }
}
