import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type * as v from 'valibot'
import type { productDetailSchema, productSchema } from '../../../src/api/schemas.ts'
import { thumbnailPath } from '../../../src/domain/product/image-path.ts'
import { toEuros } from '../../../src/domain/money.ts'

/** A product as the API writes it in a list. */
export type WireProduct = v.InferInput<typeof productSchema>
/** A product as the API writes it alone. */
export type WireProductDetail = v.InferInput<typeof productDetailSchema>

/** Columns of `products p` that `toWireProduct` reads. */
export const PRODUCT_COLUMNS = `
  p.id, p.name, p.code, p.price_cents, p.price_before_cents, p.text, p.image, p.is_hashed_path, p.created_at, p.slug, p.status, p.type,
  p.for_kids, p.without_print, p.variants, p.sizes, p.all_of_sizes,
  (SELECT json_group_array(value_id ORDER BY value_id) FROM product_tags t WHERE t.product_id = p.id) AS tags`

type Row = Record<string, SQLOutputValue>

function parseTexts(json: SQLOutputValue | undefined): string[] {
  return (JSON.parse(String(json)) as (string | number)[]).map(String)
}

/** A row of the products' table as the API writes it (src/api/README.md, 'Product fields'). */
export function toWireProduct(row: Row): WireProduct {
  return {
    id: Number(row['id']),
    name: String(row['name']),
    product_code: String(row['code']),
    price: toEuros(Number(row['price_cents'])),
    price_before: row['price_before_cents'] === null ? null : toEuros(Number(row['price_before_cents'])),
    text: String(row['text']),
    image: String(row['image']),
    is_hashed_path: String(row['is_hashed_path']),
    created_at_hard: String(row['created_at']),
    tags: parseTexts(row['tags']),
    slug: String(row['slug']),
    status: String(row['status']),
    type: String(row['type']),
    forKids: row['for_kids'] === 1,
    textilWithoutPrint: row['without_print'] === 1,
    variants: JSON.parse(String(row['variants'])) as { name: string; thumbnail: string }[],
    sizes: row['sizes'] === null ? null : parseTexts(row['sizes']),
    allOfSizes: parseTexts(row['all_of_sizes']),
  }
}

/** Reads one product by its slug or its id; `undefined` when there is none. */
export function createProductReader(db: DatabaseSync) {
  const bySlug = db.prepare(`SELECT ${PRODUCT_COLUMNS}, p.information FROM products p WHERE p.slug = ?`)
  const byId = db.prepare(`SELECT ${PRODUCT_COLUMNS}, p.information FROM products p WHERE p.id = ?`)
  const images = db.prepare(
    'SELECT path FROM product_images WHERE product_id = ? AND position IS NOT NULL ORDER BY position',
  )

  function withImages(row: Row | undefined): WireProductDetail | undefined {
    if (!row) return undefined
    const paths = images.all(row['id'] ?? null).map(({ path }) => String(path))
    const pictures = paths.map((path) => ({ file_path: path, thumb_file_path: thumbnailPath(path) }))
    const information = JSON.parse(String(row['information'])) as Partial<WireProductDetail>
    return { ...toWireProduct(row), ...information, images: pictures }
  }
  return {
    bySlug: (slug: string) => withImages(bySlug.get(slug)),
    byId: (id: number) => withImages(byId.get(id)),
  }
}

export type ProductReader = ReturnType<typeof createProductReader>
