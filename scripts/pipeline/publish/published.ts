import { statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { ApiClient } from '../../../src/api/client.ts'
import type { Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import { parseSwitch, type Env } from '../../../src/config/build-env.ts'
import type { Pictures } from '../../../src/catalogue/rules/picture.ts'
import { filesBelow, readCached } from '../atomic-files.ts'
import { digestOf } from '../digest.ts'

/** The file in which a shop says what it was built from. */
const FILE = 'catalogue.json'

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const productSchema = v.pipe(
  v.tuple([
    ...([countSchema, v.string(), countSchema, countSchema] as const),
    ...([v.string(), v.string(), v.string(), v.string(), v.string()] as const),
    ...([countSchema, countSchema, v.string()] as const),
  ]),
  v.transform(([id, slug, cents, before, name, text, picture, tags, facts, open, sizes, gallery]) => ({
    ...{ id, slug, cents, name, text, picture, tags, facts, open, sizes, gallery },
    /** The price before a reduction in cents, 0 where there is none. */
    before,
  })),
)

const listOf = <const TItem extends v.GenericSchema>(item: TItem) => v.pipe(v.array(item), v.readonly())
const optionSchema = v.object({
  id: v.number(),
  name: v.string(),
  kind: v.string(),
  costCents: countSchema,
  days: v.optional(v.pipe(v.tuple([countSchema, countSchema]), v.readonly())),
})
const settingsSchema = v.object({
  deliveryFreeFromCents: countSchema,
  deliveryOptions: listOf(optionSchema),
  paymentOptions: listOf(v.object({ ...optionSchema.entries, visibleInDelivery: listOf(v.number()) })),
  sizeLabels: listOf(v.pipe(v.tuple([v.string(), v.string()]), v.readonly())),
})

const shopSchema = v.object({
  pulledAt: v.string(),
  /** Of everything that the shop was built from. */
  digest: v.string(),
  /** The API that the catalogue is of. */
  apiUrl: v.string(),
  /** How much of something the catalogue has, by the names of `COUNTS` (guards/catalogue/measures.ts). */
  counts: v.record(v.string(), countSchema),
  /** Slug to the hash of the name and the ids of its products. */
  categories: v.record(v.string(), v.tuple([v.string(), v.array(countSchema)])),
  /** Attribute value id to the hash of its name. */
  filters: v.record(v.string(), v.string()),
  products: v.array(productSchema),
  settings: v.optional(settingsSchema),
  /** Names of the settings that the API gives itself. */
  givenSettings: v.array(v.string()),
  /** Former slugs of products, each with the product's id and the day on which it got another. */
  oldSlugs: v.array(v.tuple([v.string(), v.number(), v.pipe(v.string(), v.isoDate())])),
  /** The number of the shop's files and of their bytes, this file left out. */
  files: v.optional(v.object({ count: countSchema, bytes: countSchema })),
})

/** The sources of a built shop, as they are read; the next build compares itself with them. */
export type Published = v.InferOutput<typeof shopSchema>
export type PublishedProduct = Published['products'][number]
export type OldSlug = Published['oldSlugs'][number]

/** A product as `productSchema` reads it. Names of fields would be half of the file. */
function toRow(product: PublishedProduct) {
  const { id, slug, cents, before, name, text, picture, tags, facts, open, sizes, gallery } = product
  return [id, slug, cents, before, name, text, picture, tags, facts, open, sizes, gallery]
}

/** The digest of everything that a shop is built from, except the time of the pull. */
export function digestShop(code: string, catalogue: Catalogue, pictures: Pictures): string {
  return digestOf([code, { ...catalogue, pulledAt: '' }, [...pictures]])
}

function weigh(dir: string): NonNullable<Published['files']> {
  const files = filesBelow(dir).filter((file) => file !== join(dir, FILE))
  return { count: files.length, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) }
}

/** Writes into a built shop what it was built from, so that the next build can compare itself with it. Comes last. */
export async function writePublished(dir: string, shop: Omit<Published, 'files'>): Promise<void> {
  const products = shop.products.map(toRow)
  await writeFile(join(dir, FILE), JSON.stringify({ ...shop, products, files: weigh(dir) }))
}

/** Reads the sources of the shop in `dir`; `undefined` when there is none, or it does not say. */
export function readPublished(dir: string): Promise<Published | undefined> {
  return readCached(join(dir, FILE), shopSchema)
}

/**
 * Finds a shop with this digest that was built already: the shop in `dir`, if none of its files is missing or cut; or,
 * with SKIP_UNCHANGED=1, the shop online.
 * @throws {EnvError}
 */
export async function findSameShop(
  digest: string,
  dir: string,
  online: Pick<Published, 'digest'> | undefined,
  env: Env,
): Promise<'unchanged' | 'online' | undefined> {
  const isSkipping = parseSwitch(env, 'SKIP_UNCHANGED')
  const local = await readPublished(dir)
  if (local?.digest === digest)
    return JSON.stringify(local.files) === JSON.stringify(weigh(dir)) ? 'unchanged' : undefined
  return isSkipping && online?.digest === digest ? 'online' : undefined
}

/** Asks the shop that is online. @throws {ApiError} also when it has no such file */
export function fetchPublished(site: ApiClient): Promise<Published> {
  return site.get(FILE, FILE, shopSchema)
}
