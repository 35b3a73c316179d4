import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseBuildEnv, type Env } from '../../../src/config/build-env.ts'
import { writeAtomically } from '../atomic-files.ts'
import { compressAhead } from './compress-ahead.ts'
import { readHostRules } from './host-rules.ts'
import { htaccess } from './htaccess.ts'
import { NGINX_REDIRECTS, nginxConf, nginxRedirects } from './nginx-conf.ts'

/**
 * For a built shop: `.htaccess`, nginx's redirects and compressed files in it, and nginx's settings, which are the same after
 * every build, in `.cache/host/`. Netlify has its own. @throws {EnvError}
 */
export async function writeHostSettings(dir: string, env: Env): Promise<void> {
  const { siteUrl, isNetlify } = parseBuildEnv(env)
  if (isNetlify) return
  const { headers, redirects } = await readHostRules(dir)
  await writeAtomically('.cache/host/nginx.conf', nginxConf(headers))
  await writeFile(join(dir, NGINX_REDIRECTS), nginxRedirects(redirects))
  // Lines of the owner's own come along from public/.htaccess.
  const own = await readFile(join(dir, '.htaccess'), 'utf8').catch(() => '')
  await writeFile(
    join(dir, '.htaccess'),
    [own, htaccess({ headers, redirects }, siteUrl)].filter(Boolean).join('\n'),
  )
  await compressAhead(dir)
}
