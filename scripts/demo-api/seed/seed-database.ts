import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { sanitiseHtml } from '../../pipeline/pull/sanitise.ts'
import { htmlToText } from '../../../src/catalogue/text.ts'
import { foldText } from '../../../src/domain/listing/search.ts'
import { ALL_CATEGORY } from '../../../src/domain/shop/catalogue.ts'
import { readTable } from '../read-table.ts'
import { ATTRIBUTES } from './attributes.ts'
import { BANNERS } from './banners.ts'
import { type SeedProduct, seedProducts } from './seed-products.ts'

/** Raise it whenever the seed or the tables change: a database of another version is then made anew. */
export const SEED_VERSION = 11

/** The categories, all products as the first; `text` is HTML. */
const CATEGORIES = readTable(
  new URL('categories.csv', import.meta.url),
  v.object({ slug: v.string(), name: v.string(), text: v.string() }),
)

/** Fills an empty database with the demo shop, which is the same on every machine for the same number of products. */
export function seedDatabase(db: DatabaseSync, products: number): void {
  seedFrame(db)
  const insert = productInserter(db)
  db.exec('BEGIN')
  for (const product of seedProducts(products)) insert(product)
  db.exec(
    `INSERT INTO category_values
     SELECT DISTINCT c.category, t.value_id
     FROM product_categories c JOIN product_tags t USING (product_id);
     INSERT INTO tag_sets SELECT category, tags, count(*) FROM product_categories GROUP BY category, tags`,
  )
  db.prepare('INSERT INTO seed VALUES (?, ?)').run(SEED_VERSION, products)
  db.exec("COMMIT; INSERT INTO product_search (product_search) VALUES ('optimize'); ANALYZE")
}

/** Everything that does not depend on the products. */
function seedFrame(db: DatabaseSync): void {
  const category = db.prepare('INSERT INTO categories VALUES (?, ?, ?, ?)')
  const attribute = db.prepare('INSERT INTO attributes VALUES (?, ?, ?)')
  const value = db.prepare('INSERT INTO attribute_values VALUES (?, ?, ?, ?)')
  const banner = db.prepare('INSERT INTO banners VALUES (?, ?, ?, ?, ?, ?, ?)')
  CATEGORIES.forEach(({ slug, name, text }, position) => category.run(slug, position, name, text))
  ATTRIBUTES.forEach(({ id, name, values }, position) => {
    attribute.run(id, position, name)
    values.forEach(([valueId, valueName], place) => value.run(valueId, id, place, valueName))
  })
  BANNERS.forEach(({ path, link, name, placement, scene, words }, position) =>
    banner.run(path, position, link, name, placement, scene, words ? JSON.stringify(words) : null),
  )
}

/**
 * The text that a search looks in: name, code and description, each folded. No folded phrase has a line break, so those
 * between them keep a phrase from matching across two of them.
 */
function searchText({ name, code, text }: SeedProduct['row']): string {
  return [name, code, htmlToText(sanitiseHtml(text))].map(foldText).join('\n')
}

function productInserter(db: DatabaseSync): (product: SeedProduct) => void {
  const columns = db.prepare("SELECT ':' || name AS name FROM pragma_table_info('products')").all()
  const insert = db.prepare(`INSERT INTO products VALUES (${columns.map(({ name }) => name).join(', ')})`)
  const tag = db.prepare('INSERT INTO product_tags VALUES (?, ?)')
  const image = db.prepare('INSERT INTO product_images VALUES (?, ?, ?, ?, ?)')
  const listed = db.prepare('INSERT INTO product_categories VALUES (?, ?, ?, ?, ?, ?)')
  const search = db.prepare('INSERT INTO product_search (rowid, folded) VALUES (?, ?)')
  return ({ row, category, tags, pictures }) => {
    insert.run(row)
    for (const valueId of tags) tag.run(row.id, valueId)
    for (const { path, position, colour, view } of pictures) image.run(path, row.id, position, colour, view)
    const isAvailable = row.status !== 'Sold Out' && row.sizes !== '[]'
    for (const slug of [ALL_CATEGORY, category])
      listed.run(slug, row.created_at, row.id, `,${tags.join(',')},`, row.price_cents, Number(isAvailable))
    search.run(row.id, searchText(row))
  }
}
