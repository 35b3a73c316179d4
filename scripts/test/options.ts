import { parseArgs } from 'node:util'

/** The steps, those first that others wait for or that take long. */
const STEP_NAMES = [
  'build',
  'unit',
  'component',
  'lint',
  'types',
  'guards',
  'built',
  'format',
  'unused',
  'e2e',
] as const
export type StepName = (typeof STEP_NAMES)[number]

/** Steps that run many tests, of which some can be chosen. */
const FILTERED: readonly StepName[] = ['unit', 'component', 'built', 'e2e']

/** What a run of `npm test` was asked for. */
export interface TestOptions {
  steps: readonly StepName[]
  /** Parts of paths of test files. */
  files: readonly string[]
  /** A pattern of tests' names. */
  grep: string | undefined
  /** Only what the files changed since `origin/main` reach. */
  isChanged: boolean
  /** Random tests are longer, and programs are tried under faults for minutes. */
  isLong: boolean
  /** Each end-to-end test that fails leaves a trace, which takes twice the time. */
  hasTrace: boolean
}

function isStep(name: string): name is StepName {
  return STEP_NAMES.some((known) => known === name)
}

/**
 * Reads the command line of `npm test`.
 * @throws Error with one sentence that says what is wrong with it
 */
export function parseTestOptions(args: readonly string[]): TestOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      grep: { type: 'string' },
      changed: { type: 'boolean', default: false },
      long: { type: 'boolean', default: false },
      trace: { type: 'boolean', default: false },
    },
  })
  const { only, grep, changed, long, trace } = values
  const names = only?.split(',').map((name) => name.trim()) ?? STEP_NAMES
  const unknown = names.find((name) => !isStep(name))
  if (unknown !== undefined) throw new Error(`There is no step "${unknown}". Steps: ${STEP_NAMES.join(', ')}`)
  const steps = names.filter(isStep)
  const isFiltered = positionals.length > 0 || grep !== undefined
  if (isFiltered && changed) throw new Error('--changed chooses the tests by itself: name no others')
  if (isFiltered && !steps.every((name) => FILTERED.includes(name)))
    throw new Error(`Say whose tests are meant: --only ${FILTERED.join(' or --only ')}`)
  return { steps, files: positionals, grep, isChanged: changed, isLong: long, hasTrace: trace }
}
