/** The shop for developers: the demo API unless SHOP_API_URL names another, a pull, and Astro's dev server. */
import { env, exit } from 'node:process'
import { runNode } from './child.ts'
import { startUsualDemoApi } from './demo-api/server.ts'
import { endWithNpm } from './end-with-npm.ts'
import { packageBin } from './package-bin.ts'
import { parsePort } from './serve/port.ts'

endWithNpm()
try {
  const port = parsePort(env['PORT'])
  const shopEnv = {
    SHOP_API_URL: env['SHOP_API_URL'] || (await startUsualDemoApi()),
    SITE_URL: env['SITE_URL'] || `http://localhost:${port}`,
    // No shop is replaced here, so the catalogue need not resemble that of dist/.
    ALLOW_SHRINK: '1',
    ALLOW_PRICES: '1',
    ALLOW_SETTINGS: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  }
  const pulled = await runNode(['scripts/pull.ts'], shopEnv)
  if (pulled !== 0) exit(pulled)
  exit(await runNode([packageBin('astro'), 'dev', '--port', String(port)], shopEnv))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
}
