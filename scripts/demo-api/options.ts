import { parseArgs } from 'node:util'
import type { StandingFault } from './faults/fault-queue.ts'
import { FAULT_KINDS } from './faults/order-faults.ts'

/** How the demo API runs. */
export interface DemoApiOptions {
  /** 0 takes any free port. */
  port: number
  /** How many products the shop has. */
  products: number
  /** The SQLite file; made when it is not there. */
  db: string
  /** Writes responses in PHP's loose types (src/api/README.md, 'Loose types'). */
  isLoose: boolean
  /** Opens the endpoint by which tests decide what happens to the next orders. */
  hasControl: boolean
  /** Draws each picture in one colour, in a tenth of the processor's time, for tests in which nobody looks at them. */
  hasPlainPictures: boolean
  /** What happens to every nth order. */
  fault?: StandingFault | undefined
}

/** The most products the seed can make. */
const MAX_PRODUCTS = 100_000

export const DEFAULT_OPTIONS: DemoApiOptions = {
  port: 4400,
  products: 180,
  db: '.demo/shop.sqlite',
  isLoose: false,
  hasControl: false,
  hasPlainPictures: false,
}

function parseWhole(option: string, text: string, min: number, max: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN
  if (!(value >= min && value <= max))
    throw new Error(`--${option} must be a whole number from ${min} to ${max}, not "${text}".`)
  return value
}

/** Reads `KIND` or `KIND:N`, the latter for every Nth order. */
function parseFault(text: string): StandingFault {
  const [name, every = '1', ...rest] = text.split(':')
  const kind = FAULT_KINDS.find((known) => known === name)
  if (!kind || rest.length > 0)
    throw new Error(`--fault must be one of ${FAULT_KINDS.join(', ')}, or such as drop:3, not "${text}".`)
  return { kind, every: parseWhole('fault', every, 1, 1000) }
}

/**
 * Reads the command line.
 * @throws {Error} with one sentence that says what is wrong with it
 */
export function parseOptions(args: readonly string[]): DemoApiOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: String(DEFAULT_OPTIONS.port) },
      products: { type: 'string', default: String(DEFAULT_OPTIONS.products) },
      db: { type: 'string', default: DEFAULT_OPTIONS.db },
      loose: { type: 'boolean', default: false },
      control: { type: 'boolean', default: false },
      'plain-pictures': { type: 'boolean', default: false },
      fault: { type: 'string' },
    },
  })
  if (values.db.trim() === '') throw new Error('--db must name a file, such as .demo/shop.sqlite.')
  return {
    port: parseWhole('port', values.port, 0, 65_535),
    products: parseWhole('products', values.products, 1, MAX_PRODUCTS),
    db: values.db,
    isLoose: values.loose,
    hasControl: values.control,
    hasPlainPictures: values['plain-pictures'],
    ...(values.fault !== undefined && { fault: parseFault(values.fault) }),
  }
}
