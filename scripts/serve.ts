/** Serves `dist/` as the CDN would, at PORT or 4321, until it is stopped. `--host` lets other devices reach it. */
import { argv, env, exit } from 'node:process'
import { parseArgs } from 'node:util'
import { restoreShop } from './pipeline/publish/replace-shop.ts'
import { endWithNpm } from './exit-with-reason.ts'
import { parsePort, announceOpen } from './serve/port.ts'
import { startStaticServer } from './serve/static-server.ts'

endWithNpm()
try {
  const { values, positionals } = parseArgs({
    args: argv.slice(2),
    options: { host: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [dir = 'dist'] = positionals
  restoreShop(dir)
  const { url } = await startStaticServer({ dir, port: parsePort(env['PORT']), isOpen: values.host })
  console.log(`Shop: ${url}`)
  if (values.host) announceOpen('the shop')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
}
