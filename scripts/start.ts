/** Starts the whole shop: the demo API (unless SHOP_API_URL is set), a build, a server. `--host` lets other devices see it. */
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { argv, env, exit } from 'node:process'
import { parseArgs } from 'node:util'
import { execaNode } from 'execa'
import { assertOwner } from './assert-owner.ts'
import { PICTURES_DIR } from './pipeline/pictures/cache.ts'
import { parseAllowSamples } from '../src/config/build-env.ts'
import { DEMO_PICTURE_SECONDS } from '../src/config/pictures.ts'
import { DEMO_ALLOWANCES, startUsualDemoApi } from './demo-api/server.ts'
import { endWithNpm } from './exit-with-reason.ts'
import { listen, parsePort, announceOpen } from './serve/port.ts'
import { startStaticServer } from './serve/static-server.ts'

/** Starts the demo API. @returns the variables of a build from it */
async function startDemo(): Promise<NodeJS.ProcessEnv> {
  const api = await startUsualDemoApi()
  const { firstStart, laterStart } = DEMO_PICTURE_SECONDS
  const seconds = existsSync(PICTURES_DIR) ? laterStart : firstStart
  return {
    ...api,
    PICTURE_BUDGET_SECONDS: env['PICTURE_BUDGET_SECONDS'] || String(seconds),
    ...DEMO_ALLOWANCES,
  }
}

/** Call it before the long build. @throws {Error} if the port is taken */
async function assertPortIsFree(port: number, isOpen: boolean): Promise<void> {
  const probe = createServer()
  await listen(probe, { port, isOpen, advice: 'Choose another: PORT=4322 npm start' })
  probe.close()
}

endWithNpm()
try {
  const { host: isOpen } = parseArgs({
    args: argv.slice(2),
    options: { host: { type: 'boolean', default: false } },
  }).values
  const port = parsePort(env['PORT'])
  await assertPortIsFree(port, isOpen)
  await assertOwner(!env['SHOP_API_URL'] || parseAllowSamples(env))
  const buildEnv = env['SHOP_API_URL'] ? {} : await startDemo()
  const build = await execaNode('scripts/build.ts', {
    env: { ...buildEnv, SITE_URL: env['SITE_URL'] || `http://localhost:${port}` },
    reject: false,
    stdio: 'inherit',
  })
  if (build.failed) exit(build.exitCode ?? 1)
  const { url } = await startStaticServer({ dir: 'dist', port, isOpen })
  console.log(`\nShop: ${url}   (Ctrl+C stops it)`)
  if (isOpen) announceOpen('the shop')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
}
