import { parseArgs } from 'node:util'

/** What is measured, and how strictly. */
export interface BenchOptions {
  /** Words of the names of parts; none for the usual ones. */
  only: readonly string[]
  /** Sizes of the shops whose listing is measured. */
  sizes: readonly number[]
  /** Whether a missed budget is a failure. */
  isStrict: boolean
}

const USUAL_SIZES = '1000,10000'
const MAX_SIZE = 100_000

function parseSize(text: string): number {
  const size = Number(text)
  if (Number.isSafeInteger(size) && size >= 1 && size <= MAX_SIZE) return size
  throw new Error(`--products must be numbers from 1 to ${MAX_SIZE}, such as ${USUAL_SIZES}, not "${text}".`)
}

/**
 * Reads the command line of the bench.
 * @throws Error with one sentence that says what is wrong with it
 */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      products: { type: 'string', default: USUAL_SIZES },
      strict: { type: 'boolean', default: false },
    },
  })
  return {
    only: values.only.split(/[\s,]+/).filter((word) => word !== ''),
    sizes: values.products.split(',').map(parseSize),
    isStrict: values.strict,
  }
}
