import { parseSkipUnchanged, type Env } from '../../../src/config/build-env.ts'
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
