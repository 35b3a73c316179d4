import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { IndexedPage } from './indexed-pages.ts'
import { createApiClient } from '../../../src/api/client.ts'
import { ApiError } from '../../../src/api/errors.ts'
import { getPageDates, PAGE_DATES_FILE, pageDatesSchema } from '../../../src/api/published.ts'
import { givenSiteUrl, parseBuildEnv } from '../../../src/config/build-env.ts'
import { SITE_RETRY_POLICY } from '../guards/catalogue/find-comparison.ts'

/** Path to what a page said last, as a digest, and when that changed (ISO; `null` where nobody knows). */
export type PageDates = Readonly<Record<string, readonly [digest: string, changedAt: string | null]>>

/**
 * When each page last changed: at the build that first saw what it says. A date is never made up: without an earlier
 * shop to compare with, it is the day that the catalogue gives, or none (rule 918).
 * @param before what the earlier shop says; nothing where there is none
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

async function readDates(file: string): Promise<PageDates | undefined> {
  try {
    return v.parse(pageDatesSchema, JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * What is known of when pages changed: by the shop in `dir`, else by the one that is online at SITE_URL, as in a fresh
 * checkout.
 * @returns nothing where there is no earlier shop, or it does not say
 * @throws {EnvError}
 */
export async function findEarlierDates(
  dir: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<PageDates | undefined> {
  const local = await readDates(join(dir, PAGE_DATES_FILE))
  if (local || !givenSiteUrl(env)) return local
  const site = createApiClient(parseBuildEnv(env).siteUrl, SITE_RETRY_POLICY)
  return getPageDates(site).catch((error: unknown) => {
    if (error instanceof ApiError) return undefined
    throw error
  })
}
