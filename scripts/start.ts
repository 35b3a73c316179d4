/** Brings the whole shop up: the demo API unless SHOP_API_URL names another, a fresh build, a server for it. */
import { createServer } from 'node:net'
import { env, exit } from 'node:process'
import { runNode } from './child.ts'
import { DEFAULT_OPTIONS } from './demo-api/options.ts'
import { startDemoApi } from './demo-api/server.ts'
import { parsePort } from './serve/parse-port.ts'
import { startStaticServer } from './serve/static-server.ts'

/** The demo API at its usual port, or at any free one when another program has that. */
async function startDemo(): Promise<string> {
  const { db, products } = DEFAULT_OPTIONS
  console.log(`Demo API: ${products} products, orders are kept in ${db}`)
  const { url } = await startDemoApi().catch(() => startDemoApi({ port: 0 }))
  console.log(`Demo API: ${url}\n`)
  return url
}

/** Says that the port is taken before the work of a build rather than after it. */
function assertPortIsFree(port: number): Promise<void> {
  return new Promise((free, taken) => {
    const probe = createServer()
    probe.once('error', () => taken(new Error(`Port ${port} is taken. Choose another: PORT=4322 npm start`)))
    probe.listen(port, () => probe.close(() => free()))
  })
}

try {
  const port = parsePort(env['PORT'])
  await assertPortIsFree(port)
  const api = env['SHOP_API_URL']
    ? {}
    : // A demo shop is nobody's: samples may stand in for its owner.
      { SHOP_API_URL: await startDemo(), ALLOW_SAMPLES: '1' }
  const exitCode = await runNode(['scripts/build.ts'], {
    ...api,
    SITE_URL: env['SITE_URL'] || `http://localhost:${port}`,
  })
  if (exitCode !== 0) exit(exitCode)
  const { url } = await startStaticServer({ dir: 'dist', port })
  console.log(`\nShop: ${url}   (Ctrl+C stops it)`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
}
