import { createApiClient } from '../../../src/api/client.ts'
import { getPublished } from '../../../src/api/published.ts'
import { givenSiteUrl, parseBuildEnv } from '../../../src/config/build-env.ts'
import { parseSkipUnchanged } from '../../../src/config/guard-env.ts'
import { SITE_RETRY_POLICY } from '../guards/catalogue/find-comparison.ts'
import { isWholeShop } from './built-files.ts'

/** A shop that is built of the same already. */
export interface SameShop {
  /** In the folder, or published. */
  outcome: 'unchanged' | 'online'
  /** What that means for whoever builds. */
  notice: string
}

/**
 * The shop that is built of the same, so that none need be built: the one in `dir`; with SKIP_UNCHANGED=1 also the one
 * that is online.
 * @param digest of all that this shop would be built of
 * @throws {EnvError}
 */
export async function findSameShop(
  digest: string,
  dir: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<SameShop | undefined> {
  const isAskedOnline = parseSkipUnchanged(env) && givenSiteUrl(env) !== ''
  if (await isWholeShop(dir, digest))
    return { outcome: 'unchanged', notice: `The shop in ${dir}/ stays as it is` }
  if (!isAskedOnline) return undefined
  const { siteUrl } = parseBuildEnv(env)
  const online = await getPublished(createApiClient(siteUrl, SITE_RETRY_POLICY)).catch(() => undefined)
  return online?.digest === digest
    ? { outcome: 'online', notice: `The shop at ${siteUrl} is this one already, and none was built` }
    : undefined
}
