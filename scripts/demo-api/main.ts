/** Runs the demo API, a shop with an embedded database, until it is stopped. */
import { argv, exit } from 'node:process'
import { parseArgs } from 'node:util'
import { endWithNpm } from '../exit-with-reason.ts'
import { announceOpen } from '../serve/port.ts'
import { DEFAULT_OPTIONS, startDemoApi } from './server.ts'
import { SHAPE_NAMES, type ShapeName } from './shapes/shapes.ts'

function parseWhole(name: 'port' | 'products' | 'points', text: string | undefined, max: number): number {
  const value = text === undefined ? DEFAULT_OPTIONS[name] : /^\d+$/.test(text) ? Number(text) : NaN
  if (!(value <= max)) throw new Error(`--${name} must be a whole number up to ${max}, not "${text}".`)
  return value
}

function parseShape(text: string | undefined): ShapeName | undefined {
  const name = SHAPE_NAMES.find((one) => one === text)
  if (text === undefined || name !== undefined) return name
  throw new Error(`--shape must be one of ${SHAPE_NAMES.join(', ')}, not "${text}".`)
}

endWithNpm()
try {
  const { values } = parseArgs({
    args: argv.slice(2),
    options: {
      port: { type: 'string' },
      products: { type: 'string' },
      points: { type: 'string' },
      shape: { type: 'string' },
      db: { type: 'string' },
      host: { type: 'boolean', default: false },
      control: { type: 'boolean', default: false },
      'plain-pictures': { type: 'boolean', default: false },
      'payment-url': { type: 'string' },
    },
  })
  const shape = parseShape(values.shape)
  const { url, close } = await startDemoApi({
    ...(values.port !== undefined && { port: parseWhole('port', values.port, 65_535) }),
    products: parseWhole('products', values.products, 100_000),
    points: parseWhole('points', values.points, 10_000),
    shape,
    db: values.db ?? (shape === undefined ? DEFAULT_OPTIONS.db : `.demo/${shape}.sqlite`),
    isOpen: values.host,
    hasControl: values.control,
    hasPlainPictures: values['plain-pictures'],
    paymentUrl: values['payment-url'],
  })
  console.log(`Demo API: ${url}`)
  if (values.host) announceOpen('all orders and their addresses')
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void close().then(() => exit(0)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
}
