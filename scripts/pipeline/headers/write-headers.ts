import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { parseBuildEnv, parsePictureEnv, type Env } from '../../../src/config/build-env.ts'
import { PICTURE_BUDGET_MS } from '../../../src/config/product/pictures.ts'
import { openBuiltSite } from '../guards/site/built-site.ts'
import type { PolicyOrigins } from './content-security-policy.ts'
import { headersFile } from './headers-file.ts'
import { inlineHashes } from './inline-code.ts'

const PAGES_AT_A_TIME = 16

/** The origins that pages built in this environment contact. @throws {EnvError} */
export function readOrigins(env: Env): PolicyOrigins {
  const { apiUrl, mediaUrl, siteUrl, withdrawalUrl } = parseBuildEnv(env)
  const { imageCdn } = parsePictureEnv(env, PICTURE_BUDGET_MS)
  // An image CDN at the shop's own address is given as a path.
  const cdn = URL.parse(imageCdn)
  return {
    site: new URL(siteUrl).origin,
    api: new URL(apiUrl).origin,
    ...(withdrawalUrl !== '' && { withdrawal: new URL(withdrawalUrl).origin }),
    pictures: [new URL(mediaUrl).origin, ...(cdn ? [cdn.origin] : [])],
  }
}

/**
 * Writes `_headers` into a folder of built pages, from what is in them.
 * @throws {EnvError}
 */
export async function writeHeaders(dir: string, env: Env): Promise<void> {
  const site = openBuiltSite(dir)
  const pages = await pLimit(PAGES_AT_A_TIME).map(
    site.paths,
    async (path) => [path, inlineHashes((await site.page(path)).html)] as const,
  )
  await writeFile(join(dir, '_headers'), headersFile(new Map(pages), readOrigins(env)))
}
