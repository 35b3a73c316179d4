import { createApiClient } from '../../../src/api/client.ts'
import { getPublished } from '../../../src/api/published.ts'
import {
  givenSiteUrl,
  parseBuildEnv,
  parseForceBuild,
  parseSkipUnchanged,
  type Env,
} from '../../../src/config/build-env.ts'
import { SITE_RETRY_POLICY } from '../guards/catalogue/find-comparison.ts'
import { isWholeShop } from './built-files.ts'
import { CatalogueError } from '../guards/catalogue/catalogue-error.ts'
import { readPagesDataNow } from '../../../src/catalogue/pages-data.ts'
import { digestShop } from './published.ts'
import { digestCode } from './inputs-digest.ts'

/** A shop that was already built from the same inputs. */
export interface SameShop {
  /** In the folder, or published. */
  outcome: 'unchanged' | 'online'
  /** What the terminal says of it. */
  notice: string
}

/**
 * The shop that was already built from the same inputs: the one in `dir`, or with SKIP_UNCHANGED=1 the one that is
 * online.
 * @param digest of everything that this shop would be built from
 * @throws {EnvError}
 */
export async function findSameShop(digest: string, dir: string, env: Env): Promise<SameShop | undefined> {
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

/**
 * True where the shop is to be built though nothing has changed: by --force, by FORCE_BUILD=1, or by the body of the call
 * to a build hook (`npm run rebuild -- --force`), which the host may hand on percent-encoded.
 */
export function isBuildForced(env: Env, hasFlag: boolean): boolean {
  const called = (env['INCOMING_HOOK_BODY'] ?? '').replaceAll('%22', '"').replaceAll('%3A', ':')
  return hasFlag || parseForceBuild(env) || /"force"\s*:\s*true/.test(called)
}

/**
 * Makes sure that the data of the pages and the code that rendered them are still those of the digest.
 * @throws {CatalogueError} where something has changed them meanwhile
 */
export async function assertSameShop(digest: string, env: Env): Promise<void> {
  const { catalogue, pictures } = await readPagesDataNow()
  if (digestShop(await digestCode(env), catalogue, pictures) !== digest)
    throw new CatalogueError([
      'the catalogue or the code was changed while the shop was built, so that it may be neither the old nor the new one: build again',
    ])
}
