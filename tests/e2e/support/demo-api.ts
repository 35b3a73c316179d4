import { randomInt } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { env } from 'node:process'
import type { QueuedOutcome } from '../../../scripts/demo-api/faults/fault-queue.ts'
import { DEMO_DB } from '../../../scripts/test/shop-under-test.ts'

/** An order as the demo API's database holds it, with its lines. */
interface StoredOrder {
  row: Record<string, unknown>
  lines: Record<string, unknown>[]
}

function required(name: string): string {
  const value = env[name]
  if (!value) throw new Error(`${name} is not set: run the end-to-end tests with \`npm test\``)
  return value
}

function readDatabase<T>(read: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(DEMO_DB, { readOnly: true })
  try {
    return read(db)
  } finally {
    db.close()
  }
}

/** Orders of one customer, oldest first. */
export function readOrders(email: string): StoredOrder[] {
  return readDatabase((db) => {
    const rows = db.prepare('SELECT * FROM orders WHERE email = ? ORDER BY id').all(email)
    const lines = db.prepare('SELECT * FROM order_lines WHERE order_id = ? ORDER BY position')
    return rows.map((row) => ({
      row: { ...row },
      lines: lines.all(row['id'] ?? null).map((line) => ({ ...line })),
    }))
  })
}

/** Has the demo API treat a customer's next orders so, one after the other. */
export async function queueOrderOutcomes(email: string, ...outcomes: QueuedOutcome[]): Promise<void> {
  const response = await fetch(`${required('DEMO_API_URL')}/__control/next-orders`, {
    method: 'POST',
    body: JSON.stringify({ email, outcomes }),
  })
  if (!response.ok)
    throw new Error(`The demo API refused ${JSON.stringify(outcomes)}: ${await response.text()}`)
}

/** How many requests with a customer's orders have reached the API since outcomes were queued. */
export async function countReceived(email: string): Promise<number> {
  const response = await fetch(`${required('DEMO_API_URL')}/__control/received?email=${email}`)
  return ((await response.json()) as { data: { received: number } }).data.received
}

/** A product that the shop has since the last build. */
interface NewProduct {
  slug: string
  code: string
  setPrice: (cents: number) => void
}

/** What differs in the copy, as SQL over the original's row. */
const OWN_COLUMNS: Readonly<Record<string, string>> = {
  id: ':id',
  slug: "'nove-' || :id",
  code: "'NOVY-' || :id",
  name: ':name',
  created_at: "datetime(:id, 'unixepoch')",
  is_hashed_path: '1',
  image: "(SELECT :id || '/' || path FROM product_images WHERE product_id = products.id AND position = 0)",
  // Each colour's picture lies where the product's do.
  variants: `(SELECT replace(variants, '"thumbnail":"', '"thumbnail":"' || :id || '/' || rtrim(path, replace(path, '/', '')))
    FROM product_images WHERE product_id = products.id AND position = 0)`,
}

/**
 * Publishes a copy of a product under a name of its own. It is in no category and in no search, so that other tests'
 * listings stay as they were built.
 */
export function publishCopy(ofSlug: string, name: string): NewProduct {
  // A bigint, because SQLite is given every plain number as a fraction: '1234.0'.
  const id = BigInt(randomInt(1_000_000_000, 2_000_000_000))
  const change = (work: (db: DatabaseSync) => void) => {
    const db = new DatabaseSync(DEMO_DB, { timeout: 60_000 })
    try {
      db.exec('BEGIN IMMEDIATE')
      work(db)
      db.exec('COMMIT')
    } finally {
      db.close()
    }
  }

  change((db) => {
    const columns = Object.keys(db.prepare('SELECT * FROM products LIMIT 1').get() ?? {})
    const values = columns.map((column) => OWN_COLUMNS[column] ?? column)
    const original = '(SELECT id FROM products WHERE slug = :ofSlug)'
    db.prepare(
      `INSERT INTO products (${columns.join()}) SELECT ${values.join()} FROM products WHERE slug = :ofSlug`,
    ).run({ id, name, ofSlug })
    db.prepare(
      `INSERT INTO product_tags SELECT :id, value_id FROM product_tags WHERE product_id = ${original}`,
    ).run({ id, ofSlug })
    db.prepare(
      `INSERT INTO product_images (path, product_id, position, colour, view)
       SELECT :id || '/' || path, :id, position, colour, view FROM product_images WHERE product_id = ${original}`,
    ).run({ id, ofSlug })
  })
  return {
    slug: `nove-${id}`,
    code: `NOVY-${id}`,
    setPrice: (cents) =>
      change((db) => {
        db.prepare('UPDATE products SET price_cents = ? WHERE id = ?').run(BigInt(cents), id)
      }),
  }
}
