import { env, exit } from 'node:process'
import { execa } from 'execa'
import { assertOwner } from './assert-owner.ts'
import { DEMO_ALLOWANCES, startUsualDemoApi } from './demo-api/server.ts'
import { endWithNpm } from './exit-with-reason.ts'
import { parsePort } from './serve/port.ts'

endWithNpm()
try {
  const port = parsePort(env['PORT'])
  await assertOwner(true)
  const shopEnv = {
    ...(env['SHOP_API_URL'] ? {} : await startUsualDemoApi()),
    SITE_URL: env['SITE_URL'] || `http://localhost:${port}`,
    // No shop is replaced here, so the catalogue may differ in any way from the one of dist/.
    ...DEMO_ALLOWANCES,
    ASTRO_TELEMETRY_DISABLED: '1',
  }
  const run = execa({ env: shopEnv, preferLocal: true, reject: false, stdio: 'inherit' })
  const pulled = await run('node', ['scripts/pull.ts'])
  if (pulled.failed) exit(pulled.exitCode ?? 1)
  exit((await run('astro', ['dev', '--port', String(port)])).exitCode ?? 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
}
