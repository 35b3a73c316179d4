import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseBuildEnv, type Env } from '../../../src/config/build-env.ts'
import { writeAtomically } from '../atomic-files.ts'
import { readHostRules } from './host-rules.ts'
import { htaccess } from './htaccess.ts'
import { NGINX_REDIRECTS, nginxConf, nginxRedirects } from './nginx-conf.ts'

/**
 * Writes `.htaccess` and nginx's redirects into a built shop, and nginx's settings, the same after every build, into
 * `.cache/host/`. Netlify needs none of them. @throws {EnvError}
 */
export async function writeHostSettings(dir: string, env: Env): Promise<void> {
  const { siteUrl, isNetlify } = parseBuildEnv(env)
  if (isNetlify) return
  const { headers, redirects } = await readHostRules(dir)
  await writeAtomically('.cache/host/nginx.conf', nginxConf(headers))
  await writeFile(join(dir, NGINX_REDIRECTS), nginxRedirects(redirects))
  // The owner's own lines come from public/.htaccess.
  const own = await readFile(join(dir, '.htaccess'), 'utf8').catch(() => '')
  await writeFile(
    join(dir, '.htaccess'),
    [own, htaccess({ headers, redirects }, siteUrl)].filter(Boolean).join('\n'),
  )
}
