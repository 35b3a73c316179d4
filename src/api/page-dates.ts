import * as v from 'valibot'
import type { ApiClient } from './client.ts'

/** The file in which a shop says when each of its pages last changed. */
export const PAGE_DATES_FILE = 'page-dates.json'

/** Path to the digest of what a page says and to when that changed. */
export const pageDatesSchema = v.record(
  v.string(),
  v.tuple([v.string(), v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d/)))]),
)

/** Asks the shop that is online. @throws {ApiError} also when it has no such file */
export function getPageDates(site: ApiClient): Promise<v.InferOutput<typeof pageDatesSchema>> {
  return site.get(PAGE_DATES_FILE, PAGE_DATES_FILE, pageDatesSchema)
}
