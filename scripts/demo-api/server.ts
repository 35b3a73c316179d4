import { createAdaptorServer } from '@hono/node-server'
import { listen } from '../serve/port.ts'
import { createApp } from './app.ts'
import { openDatabase, picturesDir } from './database/open.ts'
import { DEFAULT_OPTIONS, type DemoApiOptions } from './options.ts'

/** A demo API that runs. */
export interface DemoApi {
  /** Where it answers, such as `http://localhost:4400`. */
  url: string
  /** Stops it, drops open connections and closes the database. */
  close: () => Promise<void>
}

/**
 * Starts the demo API; a database that is not there yet is made first.
 * @throws {Error} with a sentence for people: the port is taken, the file is another database
 */
export async function startDemoApi(options: Partial<DemoApiOptions> = {}): Promise<DemoApi> {
  const { port, products, db: file, ...ways } = { ...DEFAULT_OPTIONS, ...options }
  const db = openDatabase(file, products)
  const app = createApp({ db, picturesDir: picturesDir(file), ...ways })
  // A script or a test that starts the API keeps its own Request and Response.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false })
  try {
    const actualPort = await listen(server, port, 'Choose another with --port, or --port 0 for any free one.')
    return {
      url: `http://localhost:${actualPort}`,
      close: async () => {
        await new Promise<void>((done) => {
          server.close(() => done())
          if ('closeAllConnections' in server) server.closeAllConnections()
        })
        db.close()
      },
    }
  } catch (error) {
    db.close()
    throw error
  }
}

/** Starts the demo API at its usual port, or at any free one when another program has that, and gives its address. */
export async function startUsualDemoApi(): Promise<string> {
  const { db, products } = DEFAULT_OPTIONS
  console.log(`Demo API: ${products} products, orders are kept in ${db}`)
  const { url } = await startDemoApi().catch(() => startDemoApi({ port: 0 }))
  console.log(`Demo API: ${url}\n`)
  return url
}
