import { createAdaptorServer } from '@hono/node-server'
import { CONFIRM_ALL } from '../../src/config/build-env.ts'
import { listen } from '../serve/port.ts'
import { type AppOptions, createApp, WITHDRAWALS } from './app.ts'
import { openDatabase, picturesDir } from './database.ts'
import { NITKA } from './seed/nitka.ts'
import { type ShapeName, SHAPES } from './shapes/shapes.ts'

export interface DemoApiOptions extends Omit<AppOptions, 'db' | 'shop' | 'picturesDir'> {
  /** 0 for any free port. */
  port: number
  products: number
  /** A small catalogue in place of the usual one; its own table says how many products it has. */
  shape?: ShapeName | undefined
  /** The SQLite file, made if it is missing. */
  db: string
  /** Whether other devices reach it, too. */
  isOpen: boolean
}

export const DEFAULT_OPTIONS: DemoApiOptions = {
  port: 4400,
  products: 180,
  db: '.demo/shop.sqlite',
  hasControl: false,
  hasPlainPictures: false,
  points: 2300,
  isOpen: false,
}

/** Switches for a build of the demo shop: it may replace any other shop, with samples for the owner's data. */
export const DEMO_ALLOWANCES = {
  CONFIRM: CONFIRM_ALL,
  ALLOW_SAMPLES: '1',
} as const

/**
 * Without `port` it is the usual one or, if that is taken, any free one, which is said.
 * @throws {Error} with a sentence to print: the port is taken, or the file is another database
 */
export async function startDemoApi(options: Partial<DemoApiOptions> = {}) {
  const { port, products, shape, db: file, isOpen, ...ways } = { ...DEFAULT_OPTIONS, ...options }
  const shop = shape === undefined ? NITKA : SHAPES[shape]()
  const db = openDatabase(file, shop, products)
  const app = createApp({ db, shop, picturesDir: picturesDir(file), ...ways })
  // Otherwise the server would replace the global Request and Response of the calling script or test.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false })
  const advice =
    options.port === undefined ? undefined : 'Choose another with --port, or --port 0 for any free one.'
  const actualPort = await listen(server, { port, isOpen, advice })
  return {
    url: `http://localhost:${actualPort}`,
    /** The environment variables of a build from this API. */
    variables: {
      SHOP_API_URL: `http://localhost:${actualPort}`,
      WITHDRAWAL_URL: `http://localhost:${actualPort}${WITHDRAWALS}`,
    },
    /** Drops open connections and closes the database. */
    close: async () => {
      await new Promise<void>((done) => {
        server.close(() => done())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      db.close()
    },
  }
}

/** Starts the demo API as `npm start` needs it. @returns the variables of a build */
export async function startUsualDemoApi() {
  const { db, products } = DEFAULT_OPTIONS
  console.log(`Demo API: ${products} products, orders are kept in ${db}`)
  const { url, variables } = await startDemoApi()
  console.log(`Demo API: ${url}\n`)
  return variables
}
