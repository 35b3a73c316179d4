import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { PUBLISHED_FILE, publishedSchema, type OldSlug, type Published } from '../../../src/api/published.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'
import { digestOf } from '../digest.ts'
import type { Pictures } from '../../../src/domain/product/picture.ts'

/** The digest of all that a shop is built from (code and settings, catalogue, pictures), without the time of the pull. */
export function digestShop(code: string, catalogue: Catalogue, pictures: Pictures): string {
  return digestOf([code, { ...catalogue, pulledAt: '' }, [...pictures]])
}

/** What the shop of a catalogue tells the next build. */
export function toPublished(
  { pulledAt, products, categories }: Catalogue,
  digest: string,
  oldSlugs: readonly OldSlug[],
): Published {
  return {
    pulledAt,
    products: products.length,
    categories: categories.length,
    prices: products.map(({ id, priceCents }) => [id, priceCents]),
    slugs: products.map(({ id, slug }) => [id, slug]),
    oldSlugs: [...oldSlugs],
    digest,
  }
}

/** Writes into a built shop what it was built from, so that the next build can compare itself with it. */
export async function writePublished(dir: string, published: Published): Promise<void> {
  await writeFile(join(dir, PUBLISHED_FILE), JSON.stringify(published))
}

/** What the shop in `dir` was built from; `undefined` when there is none, or it does not say. */
export async function readPublished(dir: string): Promise<Published | undefined> {
  try {
    return v.parse(publishedSchema, JSON.parse(await readFile(join(dir, PUBLISHED_FILE), 'utf8')))
  } catch {
    return undefined
  }
}
