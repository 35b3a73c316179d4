import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../../../src/api/client.ts'
import { ApiError } from '../../../../src/api/errors.ts'
import { fetchPublished, readPublished, type Published } from '../../publish/published.ts'
import { isSameApi } from '../../api-address.ts'
import { givenSiteUrl, parseBuildEnv, type Env } from '../../../../src/config/build-env.ts'

/** The shop that a catalogue is compared with, or the reason why there is none. `other` is the shop of another API. */
export type Comparison =
  | { online: Published }
  | { online: undefined; why: 'none' | 'unreadable' | 'other-api'; place: string; other?: Published }

/** Waits no longer than a browser does: the file is small, and a build can do without it. */
async function fetchOnline(siteUrl: string): Promise<Published | undefined> {
  try {
    return await fetchPublished(createApiClient(siteUrl, BROWSER_RETRY_POLICY))
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}

/** Finds the shop in `dir`, else the one at SITE_URL, if it was built from this API and has a `catalogue.json`. @throws {EnvError} */
export async function findComparison(dir: string, env: Env): Promise<Comparison> {
  const { siteUrl, apiUrl } = parseBuildEnv(env)
  const places = [
    ...(existsSync(join(dir, 'index.html')) || existsSync(join(dir, 'catalogue.json'))
      ? [{ place: `${dir}/`, read: () => readPublished(dir) }]
      : []),
    ...(givenSiteUrl(env) ? [{ place: siteUrl, read: () => fetchOnline(siteUrl) }] : []),
  ]
  let none: Comparison = { online: undefined, why: 'none', place: '' }
  for (const { place, read } of places) {
    const found = await read()
    const isReadable = found !== undefined && found.products.length > 0
    if (isReadable && isSameApi(found.apiUrl, apiUrl)) return { online: found }
    none = isReadable
      ? { online: undefined, why: 'other-api', place, other: found }
      : { online: undefined, why: 'unreadable', place }
  }
  return none
}
