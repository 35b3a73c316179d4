import { parseArgs } from 'node:util'

/** Steps that run many tests, of which some can be chosen. */
const FILTERED = ['unit', 'component', 'built', 'e2e']

/**
 * Reads the command line of `npm test`: the steps, parts of paths of test files, what the names of tests must contain,
 * whether random tests are longer, and whether each end-to-end test that fails leaves a trace, which takes twice the time.
 * @param known names of all steps
 * @throws Error with one sentence that says what is wrong with it
 */
export function parseTestOptions(args: readonly string[], known: readonly string[]) {
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
  const { only, grep, long, trace } = values
  const steps = only?.split(',').map((name) => name.trim()) ?? known
  const unknown = steps.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`There is no step "${unknown}". Steps: ${known.join(', ')}`)
  const isFiltered = positionals.length > 0 || grep !== undefined
  if (isFiltered && !steps.every((name) => FILTERED.includes(name)))
    throw new Error(`Say whose tests are meant: --only ${FILTERED.join(' or --only ')}`)
  return { steps, files: positionals, grep, isLong: long, hasTrace: trace }
}
