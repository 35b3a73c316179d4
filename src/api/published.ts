import * as v from 'valibot'
import type { ApiClient } from './client.ts'

/** The file in which a shop says when each of its pages last changed. */
export const PAGE_DATES_FILE = 'page-dates.json'

/** For each path, the digest of what the page says and the time when that last changed. */
export const pageDatesSchema = v.record(
  v.string(),
  v.tuple([v.string(), v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d/)))]),
)

/** Asks the shop that is online. @throws {ApiError} also when it has no such file */
export function getPageDates(site: ApiClient): Promise<v.InferOutput<typeof pageDatesSchema>> {
  return site.get(PAGE_DATES_FILE, PAGE_DATES_FILE, pageDatesSchema)
}

/** The file in which a shop says what it was built from. */
export const PUBLISHED_FILE = 'catalogue.json'

/** What a shop was built from; the next build compares itself with it. */
export const publishedSchema = v.object({
  /** ISO time. */
  pulledAt: v.pipe(v.string(), v.isoTimestamp()),
  products: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  categories: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Id and price in cents of each product; empty where an older shop does not say. */
  prices: v.optional(v.array(v.tuple([v.number(), v.number()])), []),
  /** Id and slug of each product; empty where an older shop does not say. */
  slugs: v.optional(v.array(v.tuple([v.number(), v.string()])), []),
  /** Former slugs of products, each with the product's id and the day on which it got another. */
  oldSlugs: v.optional(v.array(v.tuple([v.string(), v.number(), v.pipe(v.string(), v.isoDate())])), []),
  /** The digest of everything that the shop was built from; '' where an older shop does not say. */
  digest: v.optional(v.string(), ''),
})
export type OldSlug = Published['oldSlugs'][number]
export type Published = v.InferOutput<typeof publishedSchema>

/** Asks the shop that is online. @throws {ApiError} also when it has no such file */
export function getPublished(site: ApiClient): Promise<Published> {
  return site.get(PUBLISHED_FILE, PUBLISHED_FILE, publishedSchema)
}
