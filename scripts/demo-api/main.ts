/** Runs the demo API, a shop with an embedded database, until it is stopped. */
import { argv, exit } from 'node:process'
import { endWithNpm } from '../end-with-npm.ts'
import { parseOptions } from './options.ts'
import { startDemoApi } from './server.ts'

endWithNpm()
try {
  const { url, close } = await startDemoApi(parseOptions(argv.slice(2)))
  console.log(`Demo API: ${url}`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void close().then(() => exit(0)))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
}
