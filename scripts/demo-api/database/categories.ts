import type { DatabaseSync } from 'node:sqlite'
import { ALL_CATEGORY } from '../../../src/domain/shop/catalogue.ts'

/** The attributes and values that occur in a category, each in the order it is shown. */
export interface CategoryAttributes {
  attributes: { id: string; name: string }[]
  values: { id: string; attribute_id: string; name: string }[]
}

/** Reads what the shop says of its categories. */
export function createCategoryReader(db: DatabaseSync) {
  const one = db.prepare('SELECT slug, name, text FROM categories WHERE slug = ?')
  const all = db.prepare('SELECT slug, name FROM categories WHERE slug <> ? ORDER BY position')
  const filled = db.prepare('SELECT DISTINCT category FROM category_values')
  const values = db.prepare(
    `SELECT CAST(v.id AS TEXT) AS id, v.name, CAST(a.id AS TEXT) AS attribute_id, a.name AS attribute_name
     FROM category_values c JOIN attribute_values v ON v.id = c.value_id JOIN attributes a ON a.id = v.attribute_id
     WHERE c.category = ? ORDER BY a.position, v.position`,
  )

  return {
    /** A category by its slug; `undefined` when there is none. */
    find: (slug: string) => one.get(slug) as Record<'slug' | 'name' | 'text', string> | undefined,

    /** The shop's categories in its order; without those that have no product unless asked for. */
    list(hasEmpty: boolean): { slug: string; name: string }[] {
      const slugs = new Set(filled.all().map(({ category }) => category))
      const rows = all.all(ALL_CATEGORY) as { slug: string; name: string }[]
      return rows.filter(({ slug }) => hasEmpty || slugs.has(slug))
    },

    /** What the products of a category can be filtered by. */
    attributesOf(slug: string): CategoryAttributes {
      const rows = values.all(slug) as Record<'id' | 'name' | 'attribute_id' | 'attribute_name', string>[]
      const names = new Map(rows.map(({ attribute_id, attribute_name }) => [attribute_id, attribute_name]))
      return {
        attributes: [...names].map(([id, name]) => ({ id, name })),
        values: rows.map(({ id, name, attribute_id }) => ({ id, name, attribute_id })),
      }
    },
  }
}
