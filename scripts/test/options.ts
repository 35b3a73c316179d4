import { parseArgs } from 'node:util'

/** Which tests of a runner to run; all, unless given. */
export interface TestFilter {
  /** Parts of paths of test files. */
  files: readonly string[]
  /** What the names of tests must contain: a pattern. */
  grep?: string
}

/** How the tests are to run. */
export interface TestOptions {
  /** Names of the steps that were asked for. */
  steps: readonly string[]
  filter: TestFilter
  /** Longer random tests. */
  isLong: boolean
  /** Keeps a trace of each end-to-end test that fails, which takes twice the time. */
  hasTrace: boolean
}

/** Steps that run many tests, of which some can be chosen. */
const FILTERED = ['unit', 'e2e']

/**
 * Reads the command line of `npm test`.
 * @param known names of all steps
 * @throws Error with one sentence that says what is wrong with it
 */
export function parseTestOptions(args: readonly string[], known: readonly string[]): TestOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      grep: { type: 'string' },
      long: { type: 'boolean', default: false },
      trace: { type: 'boolean', default: false },
    },
  })
  const steps = values.only === undefined ? known : values.only.split(',').map((name) => name.trim())
  const unknown = steps.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`There is no step "${unknown}". Steps: ${known.join(', ')}`)
  const isFiltered = positionals.length > 0 || values.grep !== undefined
  if (isFiltered && !steps.every((name) => FILTERED.includes(name)))
    throw new Error(`Say whose tests are meant: --only ${FILTERED.join(' or --only ')}`)
  return {
    steps,
    filter: { files: positionals, ...(values.grep !== undefined && { grep: values.grep }) },
    isLong: values.long,
    hasTrace: values.trace,
  }
}
