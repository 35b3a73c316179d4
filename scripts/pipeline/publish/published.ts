import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { ApiClient } from '../../../src/api/client.ts'
import type { Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import { parseSwitch, type Env } from '../../../src/config/build-env.ts'
import type { Pictures } from '../../../src/catalogue/rules/picture.ts'
import { readCached } from '../atomic-files.ts'
import { digestOf } from '../digest.ts'

/** The file in which a shop says what it was built from. */
const FILE = 'catalogue.json'

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const shopSchema = v.object({
  pulledAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Of everything that the shop was built from. */
  digest: v.string(),
  counts: v.object({
    products: countSchema,
    categories: countSchema,
    buyable: countSchema,
    pictured: countSchema,
    described: countSchema,
    tagged: countSchema,
  }),
  categories: v.record(v.string(), countSchema),
  products: v.array(v.tuple([countSchema, v.string(), countSchema])),
  settings: v.array(v.string()),
  /** Former slugs of products, each with the product's id and the day on which it got another. */
  oldSlugs: v.array(v.tuple([v.string(), v.number(), v.pipe(v.string(), v.isoDate())])),
})

/** What a shop was built from; the next build compares itself with it. */
export type Published = v.InferOutput<typeof shopSchema>
export type OldSlug = Published['oldSlugs'][number]

/** The digest of everything that a shop is built from, except the time of the pull. */
export function digestShop(code: string, catalogue: Catalogue, pictures: Pictures): string {
  return digestOf([code, { ...catalogue, pulledAt: '' }, [...pictures]])
}

/** Writes into a built shop what it was built from, so that the next build can compare itself with it. */
export async function writePublished(dir: string, shop: Published): Promise<void> {
  await writeFile(join(dir, FILE), JSON.stringify(shop))
}

/** Reads what the shop in `dir` was built from; `undefined` when there is none, or it does not say. */
export function readPublished(dir: string): Promise<Published | undefined> {
  return readCached(join(dir, FILE), shopSchema)
}

/**
 * A shop that was already built from what has this digest: the one in `dir`, or with SKIP_UNCHANGED=1 the one online.
 * @throws {EnvError}
 */
export async function findSameShop(
  digest: string,
  dir: string,
  online: Published | undefined,
  env: Env,
): Promise<'unchanged' | 'online' | undefined> {
  const isSkipping = parseSwitch(env, 'SKIP_UNCHANGED')
  if ((await readPublished(dir))?.digest === digest) return 'unchanged'
  return isSkipping && online?.digest === digest ? 'online' : undefined
}

/** Asks the shop that is online. @throws {ApiError} also when it has no such file */
export function fetchPublished(site: ApiClient): Promise<Published> {
  return site.get(FILE, FILE, shopSchema)
}
