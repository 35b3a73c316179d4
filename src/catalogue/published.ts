import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { PUBLISHED_FILE, publishedSchema, type Published } from '../api/published.ts'
import type { Catalogue } from '../domain/shop/catalogue.ts'

/** What the shop of a catalogue tells the next build. */
export function toPublished({ pulledAt, products, categories }: Catalogue): Published {
  return { pulledAt, products: products.length, categories: categories.length }
}

/** What the shop in `dir` was built from; `undefined` when there is none, or it does not say. */
export async function readPublished(dir: string): Promise<Published | undefined> {
  try {
    return v.parse(publishedSchema, JSON.parse(await readFile(join(dir, PUBLISHED_FILE), 'utf8')))
  } catch {
    return undefined
  }
}
