import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PUBLISHED_FILE, publishedSchema, type OldSlug, type Published } from '../../../src/api/published.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'
import { digestOf } from '../digest.ts'
import { readKept } from '../kept-files.ts'
import type { Pictures } from '../../../src/domain/product/picture.ts'

/** The digest of everything that a shop is built from, except the time of the pull. */
export function digestShop(code: string, catalogue: Catalogue, pictures: Pictures): string {
  return digestOf([code, { ...catalogue, pulledAt: '' }, [...pictures]])
}

/** What a shop says of itself, for the next build. */
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

/** Reads what the shop in `dir` was built from; `undefined` when there is none, or it does not say. */
export function readPublished(dir: string): Promise<Published | undefined> {
  return readKept(join(dir, PUBLISHED_FILE), publishedSchema)
}
