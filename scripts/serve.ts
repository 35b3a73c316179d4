/** Serves `dist/` as the CDN would, at PORT or 4321, until it is stopped. */
import { argv, env, exit } from 'node:process'
import { restoreShop } from './pipeline/publish/replace-shop.ts'
import { endWithNpm } from './end-with-npm.ts'
import { parsePort } from './serve/port.ts'
import { startStaticServer } from './serve/static-server.ts'

endWithNpm()
try {
  const dir = argv[2] ?? 'dist'
  restoreShop(dir)
  const { url } = await startStaticServer({ dir, port: parsePort(env['PORT']) })
  console.log(`Shop: ${url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
}
