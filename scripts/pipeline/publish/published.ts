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

/** The file with the facts that a shop was built from. */
const FILE = 'catalogue.json'

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const productSchema = v.pipe(
  v.tuple([
    ...([countSchema, v.string(), countSchema, countSchema] as const),
    ...([v.string(), v.string(), v.string(), v.string(), v.string()] as const),
    ...([countSchema, countSchema, v.string(), v.optional(v.string(), '')] as const),
    v.optional(v.record(v.string(), v.tuple([countSchema, countSchema, v.picklist([0, 1])]))),
  ]),
  v.transform(([id, slug, cents, before, ...rest]) => {
    const [name, text, picture, tags, facts, open, sizes, gallery, label, offers] = rest
    return {
      ...{ id, slug, cents, name, text, picture, tags, facts, open, sizes, gallery },
      /** Its name, of which `name` is the hash. */
      label,
      /** The price before a reduction, in cents; 0 for none. */
      before,
      /** By colour and size (`offerKey`): price, price before, and 1 for an offer that can be bought. */
      ...(offers && { offers }),
    }
  }),
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

/** A price that was online: the last day of it, the cents, and the price before that the API gave; 0 for none. */
const seenPriceSchema = v.pipe(
  v.tuple([v.pipe(v.string(), v.isoDate()), countSchema, countSchema]),
  v.readonly(),
)
export type SeenPrice = v.InferOutput<typeof seenPriceSchema>

/** A named thing: its key in every build, its name, the hash of its content, and the value that a report shows. */
const thingSchema = v.pipe(v.tuple([v.string(), v.string(), v.string(), v.string()]), v.readonly())
export type Thing = v.InferOutput<typeof thingSchema>

const shopSchema = v.object({
  pulledAt: v.string(),
  /** Changes with anything that the shop is built from (`digestShop`). */
  digest: v.string(),
  /** The API that gave the catalogue. */
  apiUrl: v.string(),
  /** Numbers of things in the catalogue, by the names of `measureCatalogue`. */
  counts: v.record(v.string(), countSchema),
  /** Name of a delivery to how many pick-up points it has. */
  points: v.optional(v.record(v.string(), countSchema), {}),
  /** A category's slug to the hash of its name and the ids of its products. */
  categories: v.record(v.string(), v.tuple([v.string(), v.array(countSchema)])),
  /** The id of a filter's value to the hash of its name. */
  filters: v.record(v.string(), v.string()),
  products: v.array(productSchema),
  /** The prices of the last builds by product, for those whose price has changed. */
  prices: v.optional(v.record(v.string(), v.array(seenPriceSchema)), {}),
  settings: v.optional(settingsSchema),
  /** Categories, banners, filters, texts and the owner's settings, for the report; earlier builds published none. */
  things: v.optional(v.record(v.string(), v.array(thingSchema))),
  /** The day of the terms (`termsSince`), and the digest of their text when it was set. */
  terms: v.optional(v.object({ since: v.string(), digest: v.string() })),
  /** The names of settings that the API sends. */
  givenSettings: v.array(v.string()),
  /** Former slugs, each with the product's id and the day of the change. */
  oldSlugs: v.array(v.tuple([v.string(), v.number(), v.pipe(v.string(), v.isoDate())])),
  /** The number and bytes of the shop's other files. */
  files: v.optional(v.object({ count: countSchema, bytes: countSchema })),
})

/** The facts that a shop was built from. The next build compares its own with them. */
export type Published = v.InferOutput<typeof shopSchema>
export type PublishedProduct = Published['products'][number]
export type OldSlug = Published['oldSlugs'][number]

/** A product as `productSchema` reads it: with names of fields the file would be twice as large. */
function toRow(product: PublishedProduct) {
  const { id, slug, cents, before, name, text, picture, tags, facts, open, sizes, gallery, label } = product
  const { offers } = product
  return [
    ...[id, slug, cents, before, name, text, picture, tags, facts, open, sizes, gallery, label],
    ...(offers ? [offers] : []),
  ]
}

/** The digest of everything that a shop is built from, without the time. */
export function digestShop(code: string, catalogue: Catalogue, pictures: Pictures): string {
  return digestOf([code, { ...catalogue, pulledAt: '' }, [...pictures]])
}

function weigh(dir: string): NonNullable<Published['files']> {
  const files = filesBelow(dir).filter((file) => file !== join(dir, FILE))
  return { count: files.length, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) }
}

/** Writes the facts that a shop was built from into it, for the next build. Call it last: it counts the shop's files. */
export async function writePublished(dir: string, shop: Omit<Published, 'files'>): Promise<void> {
  const products = shop.products.map(toRow)
  await writeFile(join(dir, FILE), JSON.stringify({ ...shop, products, files: weigh(dir) }))
}

/** Reads the facts of the shop in `dir`; `undefined` without a readable file. */
export function readPublished(dir: string): Promise<Published | undefined> {
  return readCached(join(dir, FILE), shopSchema)
}

/**
 * Finds a shop with this digest: 'unchanged' is the one in `dir`, with all its files whole; 'online' is the one online, which
 * counts only with SKIP_UNCHANGED=1.
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

/** Reads the facts of the shop online. @throws {ApiError} also if it has no such file */
export function fetchPublished(site: ApiClient): Promise<Published> {
  return site.get(FILE, FILE, shopSchema)
}
