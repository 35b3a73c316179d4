import { parseForceBuild, parseSkipUnchanged, type Env } from '../../../src/config/build-env.ts'
import type { Comparison } from '../guards/catalogue/find-comparison.ts'
import { readPublished } from './published.ts'

/** A shop that was already built from the same inputs: in the folder, or published. */
export type SameShop = 'unchanged' | 'online'

/**
 * The shop that was already built from the same inputs: the one in `dir`, or with SKIP_UNCHANGED=1 the one that is
 * online.
 * @param digest of everything that this shop would be built from
 * @param online what the catalogue was compared with
 * @throws {EnvError}
 */
export async function findSameShop(
  digest: string,
  dir: string,
  online: Comparison | undefined,
  env: Env,
): Promise<SameShop | undefined> {
  const isSkipping = parseSkipUnchanged(env)
  if ((await readPublished(dir))?.digest === digest) return 'unchanged'
  return isSkipping && online?.digest === digest ? 'online' : undefined
}

/**
 * True where the shop is to be built though nothing has changed: by --force, by FORCE_BUILD=1, or by the body of the call
 * to a build hook (`npm run rebuild -- --force`), which the host may hand on percent-encoded.
 */
export function isBuildForced(env: Env, hasFlag: boolean): boolean {
  const called = (env['INCOMING_HOOK_BODY'] ?? '').replaceAll('%22', '"').replaceAll('%3A', ':')
  return hasFlag || parseForceBuild(env) || /"force"\s*:\s*true/.test(called)
}
