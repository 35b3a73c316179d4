/** Serves `dist/` as the CDN would, at PORT (4321), until it is stopped. */
import { argv, env, exit } from 'node:process'
import { endWithNpm } from './end-with-npm.ts'
import { parsePort } from './serve/parse-port.ts'
import { startStaticServer } from './serve/static-server.ts'

endWithNpm()
try {
  const { url } = await startStaticServer({ dir: argv[2] ?? 'dist', port: parsePort(env['PORT']) })
  console.log(`Shop: ${url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
}
