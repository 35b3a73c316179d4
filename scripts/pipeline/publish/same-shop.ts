import { parseSkipUnchanged, type Env } from '../../../src/config/build-env.ts'
import type { Comparison } from '../guards/catalogue/find-comparison.ts'
import { readPublished } from './published.ts'

/** A shop that was already built from the same inputs: in the folder, or published. */
export type SameShop = 'unchanged' | 'online'

/** The one in `dir`, or with SKIP_UNCHANGED=1 the one online (`online`), if it has this digest. @throws {EnvError} */
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
