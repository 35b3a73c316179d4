import { open, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { readKept, writeWhole } from '../../src/catalogue/kept-file.ts'
import type { FeedCount } from '../../src/feeds/feed.ts'

const FILE = 'parts.json'

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
const partsSchema = v.object({
  /** Bytes of each feed, and where its first product begins. */
  feeds: v.array(v.tuple([countSchema, countSchema])),
  /** In the feeds' order: of each product its key, and of each feed its bytes, its entries, and those left out. */
  products: v.array(v.tuple([v.string(), v.array(v.tuple([countSchema, countSchema, countSchema]))])),
})

/** What of some feeds is whose. */
export type FeedParts = v.InferOutput<typeof partsSchema>

/** A product's part of one feed, in the feed's file. */
export interface KeptPart extends FeedCount {
  file: FileHandle
  from: number
  bytes: number
}

/** The feeds that an earlier build has written. */
export interface KeptFeeds {
  /** A product's part of each feed; `undefined` for a product that was not as it is. */
  find: (key: string) => readonly KeptPart[] | undefined
  close: () => Promise<void>
}

/** Writes beside feeds what of them is whose. */
export async function writeParts(dir: string, parts: FeedParts): Promise<void> {
  await writeWhole(join(dir, FILE), JSON.stringify(parts))
}

/**
 * Opens the feeds that are kept in a folder; where they are not there, or not as long as they were, no product is found.
 * @param paths of the feeds
 */
export async function openKeptFeeds(dir: string, paths: readonly string[]): Promise<KeptFeeds> {
  const { feeds, products } = (await readKept(join(dir, FILE), partsSchema)) ?? { feeds: [], products: [] }
  const opened = await Promise.all(paths.map((path) => open(join(dir, path)).catch(() => undefined)))
  const files = opened.filter((file) => file !== undefined)
  const close = async () => {
    for (const file of files) await file.close()
  }
  const sizes = await Promise.all(files.map(async (file) => (await file.stat()).size))
  if (String(sizes) !== String(feeds.map(([size]) => size))) return { find: () => undefined, close }

  const at = feeds.map(([, start]) => start)
  const parts = new Map(
    products.map(([key, ofFeeds]) => {
      const ofProduct = files.map((file, feed): KeptPart => {
        const [bytes, entries, leftOut] = ofFeeds[feed] ?? [0, 0, 0]
        const from = at[feed] ?? 0
        at[feed] = from + bytes
        return { file, from, bytes, entries, leftOut }
      })
      return [key, ofProduct] as const
    }),
  )
  return { find: (key) => parts.get(key), close }
}
