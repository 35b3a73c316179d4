import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import type { PricedOrder } from '../orders/price-order.ts'

const NUMBER_DIGITS = 6

function toColumns(order: PricedOrder): Record<string, SQLInputValue> {
  const { costs, delivery, payment } = order
  const customer = Object.entries(order.customer).map(([name, value]): [string, SQLInputValue] => [
    name,
    typeof value === 'boolean' ? Number(value) : value,
  ])
  return {
    total_items: order.totalItems,
    goods_cents: costs.goodsCents,
    delivery_id: delivery.id,
    delivery_name: delivery.name,
    delivery_fee_cents: costs.deliveryFeeCents,
    payment_id: payment.id,
    payment_name: payment.name,
    payment_fee_cents: costs.paymentFeeCents,
    is_delivery_free: Number(costs.isDeliveryFree),
    total_cents: costs.totalCents,
    variable_symbol: order.variableSymbol,
    ...Object.fromEntries(customer),
  }
}

/** Keeps the shop's orders. */
export function createOrderStore(db: DatabaseSync) {
  const byKey = db.prepare('SELECT order_number FROM orders WHERE order_key = ?')
  const lastId = db.prepare('SELECT coalesce(max(id), 0) AS id FROM orders')
  const insertLine = db.prepare('INSERT INTO order_lines VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)')

  function insert(order: PricedOrder, key: string | null, now: Date): string {
    const id = Number(lastId.get()?.['id']) + 1
    const number = `${now.getFullYear()}${String(id).padStart(NUMBER_DIGITS, '0')}`
    const columns = {
      id,
      order_number: number,
      order_key: key,
      created_at: now.toISOString(),
      ...toColumns(order),
    }
    const names = Object.keys(columns)
    db.prepare(`INSERT INTO orders (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`).run(
      ...Object.values(columns),
    )
    order.lines.forEach((line, position) =>
      insertLine.run(
        ...[id, position, line.id, line.name, line.size, line.color, line.cut, line.selectedCut],
        ...[line.count, line.priceCents],
      ),
    )
    return number
  }

  const store = {
    /** The number of the order that was stored with a key; `undefined` when there is none. */
    numberOf(key: string): string | undefined {
      const row = byKey.get(key)
      return row && String(row['order_number'])
    },

    /**
     * Stores an order with its lines, wholly or not at all, and gives its number. With a key that is known it
     * stores nothing and gives the first order's number, also when two arrive at the same time.
     */
    add(order: PricedOrder, key: string | null, now: Date): string {
      // IMMEDIATE locks the file at once, so that nobody else can store the key between the look-up and the insert.
      db.exec('BEGIN IMMEDIATE')
      try {
        const number = (key === null ? undefined : store.numberOf(key)) ?? insert(order, key, now)
        db.exec('COMMIT')
        return number
      } catch (error) {
        db.exec('ROLLBACK')
        throw error
      }
    },
  }
  return store
}
