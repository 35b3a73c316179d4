import { DatabaseSync } from 'node:sqlite'
import { env } from 'node:process'

/** An order as the demo API's database holds it, with its lines. */
export interface StoredOrder {
  row: Record<string, unknown>
  lines: Record<string, unknown>[]
}

function required(name: string): string {
  const value = env[name]
  if (!value) throw new Error(`${name} is not set: run the end-to-end tests with \`npm test\``)
  return value
}

/** Orders of one customer, oldest first, read from SQLite itself. */
export function readOrders(email: string): StoredOrder[] {
  const db = new DatabaseSync(required('DEMO_DB'), { readOnly: true })
  try {
    const rows = db.prepare('SELECT * FROM orders WHERE email = ? ORDER BY id').all(email)
    const lines = db.prepare('SELECT * FROM order_lines WHERE order_id = ? ORDER BY position')
    return rows.map((row) => ({
      row: { ...row },
      lines: lines.all(row['id'] ?? null).map((line) => ({ ...line })),
    }))
  } finally {
    db.close()
  }
}

/** Says what becomes of a customer's next orders, in their order. */
export async function queueOrderOutcomes(email: string, ...outcomes: string[]): Promise<void> {
  const response = await fetch(`${required('DEMO_API_URL')}/__control/next-orders`, {
    method: 'POST',
    body: JSON.stringify({ email, outcomes }),
  })
  if (!response.ok) throw new Error(`The demo API refused ${outcomes.join(', ')}: ${await response.text()}`)
}
