import { join } from 'node:path'
import type { IndexedPage } from './indexed-pages.ts'
import { readKept } from '../kept-files.ts'
import { createApiClient } from '../../../src/api/client.ts'
import { ApiError } from '../../../src/api/errors.ts'
import { getPageDates, PAGE_DATES_FILE, pageDatesSchema } from '../../../src/api/published.ts'
import { givenSiteUrl, parseBuildEnv, type Env } from '../../../src/config/build-env.ts'
import { SITE_RETRY_POLICY } from '../guards/catalogue/find-comparison.ts'

/** By a page's path, the digest of its content and when that changed (ISO; `null` where nobody knows). */
export type PageDates = Readonly<Record<string, readonly [digest: string, changedAt: string | null]>>

/**
 * When each page last changed: at the first build that had its content. A date is never made up: without an earlier
 * shop to compare with, it is the day that the catalogue gives, or none (rule 918).
 * @param before the dates of the earlier shop; nothing where there is none
 * @param now ISO time of the catalogue that this build shows
 */
export function datePages(
  pages: readonly IndexedPage[],
  before: PageDates | undefined,
  now: string,
): PageDates {
  const dateOf = ({ path, digest, since }: IndexedPage): string | null => {
    if (!before) return since
    const known = Object.hasOwn(before, path) ? before[path] : undefined
    return known?.[0] === digest ? known[1] : now
  }
  return Object.fromEntries(pages.map((page) => [page.path, [page.digest, dateOf(page)] as const]))
}

/**
 * When the pages of the earlier shop changed: of the shop in `dir`, or where there is none, as in a fresh checkout, of
 * the one that is online at SITE_URL.
 * @returns nothing where there is no earlier shop, or it has no such file
 * @throws {EnvError}
 */
export async function findEarlierDates(dir: string, env: Env): Promise<PageDates | undefined> {
  const local = await readKept(join(dir, PAGE_DATES_FILE), pageDatesSchema)
  if (local || !givenSiteUrl(env)) return local
  const site = createApiClient(parseBuildEnv(env).siteUrl, SITE_RETRY_POLICY)
  return getPageDates(site).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined
    throw error
  })
}
