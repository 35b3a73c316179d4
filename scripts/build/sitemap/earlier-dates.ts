import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { createApiClient } from '../../../src/api/client.ts'
import { ApiError } from '../../../src/api/errors.ts'
import { getPageDates, PAGE_DATES_FILE, pageDatesSchema } from '../../../src/api/published.ts'
import { givenSiteUrl, parseBuildEnv } from '../../../src/config/build-env.ts'
import type { PageDates } from './page-dates.ts'
import { SITE_RETRY_POLICY } from '../guards/catalogue/find-comparison.ts'

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
