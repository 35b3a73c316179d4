import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseBuildEnv, type Env } from '../../../src/config/build-env.ts'
import { writeAtomically } from '../atomic-files.ts'
import { compressAhead } from './compress-ahead.ts'
import { readHostRules } from './host-rules.ts'
import { htaccess } from './htaccess.ts'
import { nginxConf } from './nginx-conf.ts'

/**
 * For the shop that is built in `dir` and served from `root`: `.htaccess` and compressed files in it, and nginx's settings in
 * `.cache/host/`. Netlify has its own. @throws {EnvError}
 */
export async function writeHostSettings(dir: string, root: string, env: Env): Promise<void> {
  const { siteUrl, isNetlify } = parseBuildEnv(env)
  const rules = await readHostRules(dir)
  await writeAtomically('.cache/host/nginx.conf', nginxConf(rules, siteUrl, root))
  if (isNetlify) return
  await writeFile(join(dir, '.htaccess'), htaccess(rules))
  await compressAhead(dir)
}
