import { createApiClient, type RetryPolicy } from '../../../../src/api/client.ts'
import { ApiError } from '../../../../src/api/errors.ts'
import { printable } from '../../../../src/text/quote.ts'
import { fetchPublished, readPublished, type Published } from '../../publish/published.ts'
import { givenSiteUrl, parseBuildEnv, type Env } from '../../../../src/config/build-env.ts'

/** What the shop that is online was built from, and where that was read. */
export interface Comparison extends Published {
  from: string
}

/** The shop that is online is asked for one small file, and a build can do without it. */
const SITE_RETRY_POLICY: RetryPolicy = {
  timeoutMs: 5000,
  totalTimeoutMs: 10_000,
  retries: 1,
  maxPauseMs: 500,
}

/**
 * The shop in `dir`, else the one online at SITE_URL; nothing when there is none yet. @throws {EnvError}
 * @param onUnknown gets a note when there should be one and it cannot be read
 */
export async function findComparison(
  dir: string,
  env: Env,
  onUnknown: (note: string) => void,
): Promise<Comparison | undefined> {
  const { siteUrl } = parseBuildEnv(env)
  const local = await readPublished(dir)
  if (local) return { ...local, from: `${dir}/` }
  if (!givenSiteUrl(env)) return undefined
  try {
    return { ...(await fetchPublished(createApiClient(siteUrl, SITE_RETRY_POLICY))), from: siteUrl }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    onUnknown(
      `${siteUrl} does not say what its shop was built from (${printable(error.message)}), so that this catalogue is not ` +
        'compared with it: that is right for the first build',
    )
    return undefined
  }
}
