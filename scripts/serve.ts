/** Serves `dist/` as the CDN would, at PORT (4321), until it is stopped. */
import { argv, env, exit } from 'node:process'
import { startStaticServer } from './serve/static-server.ts'

const DEFAULT_PORT = 4321

const portText = env['PORT'] ?? String(DEFAULT_PORT)
const port = /^\d{1,5}$/.test(portText) ? Number(portText) : Number.NaN

if (!(port <= 65_535)) {
  console.error(`PORT must be a number from 0 to 65535, not "${portText}".`)
  exit(1)
}

try {
  const { url } = await startStaticServer({ dir: argv[2] ?? 'dist', port })
  console.log(`Shop: ${url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
}
