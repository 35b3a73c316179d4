import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseBuildEnv, type Env } from '../../../src/config/build-env.ts'
import type { Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import type { Pictures } from '../../../src/catalogue/rules/picture.ts'
import { finishFile } from '../finish-file.ts'
import { writeFeeds } from './write-feeds.ts'

/**
 * Writes the feeds, compressed. They wait for no page, so a thread does it while pages are rendered.
 * @param before the shop before @returns as `writeFeeds` does @throws what it throws
 */
export async function writeFinishedFeeds(
  dir: string,
  before: string,
  catalogue: Catalogue,
  pictures: Pictures,
  env: Env,
): ReturnType<typeof writeFeeds> {
  const missing = await writeFeeds(dir, catalogue, pictures, env)
  if (!parseBuildEnv(env).isNetlify)
    for (const path of missing.keys())
      finishFile(join(dir, path), readFileSync(join(dir, path)), join(before, path))
  return missing
}
