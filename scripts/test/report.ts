/** Counts what the test runners' JSON reports say, and trusts nothing that is missing or does not add up. */
import * as v from 'valibot'

/** How many tests or checks passed and failed, and what else went wrong. */
export interface Counts {
  passed: number
  failed: number
  /** A sentence for each failure that is not a test of its own. */
  problems: string[]
  /** What could not be tried on this machine, a sentence each; it is neither passed nor failed. */
  notRun?: readonly string[]
}

/** How a runner ended: its exit code, and its report as text if it wrote one. */
export interface RunnerResult {
  exitCode: number
  report: string | undefined
}

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0))

const vitestSchema = v.object({
  numPassedTests: countSchema,
  numFailedTests: countSchema,
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ status: v.string() })),
    }),
  ),
})

const playwrightSchema = v.object({
  stats: v.object({ expected: countSchema, unexpected: countSchema, flaky: countSchema }),
  errors: v.array(v.object({ message: v.optional(v.string(), 'unknown error') })),
})

function parseReport<TSchema extends v.GenericSchema>(
  schema: TSchema,
  report: string | undefined,
): { data: v.InferOutput<TSchema> } | { problem: string } {
  if (report === undefined) return { problem: 'The runner wrote no report.' }
  try {
    return { data: v.parse(schema, JSON.parse(report)) }
  } catch {
    return { problem: "The runner's report is broken." }
  }
}

function checkSum(runner: string, counts: Counts, exitCode: number): Counts {
  const problems = [...counts.problems]
  if (counts.passed + counts.failed === 0 && problems.length === 0) problems.push(`${runner} ran no tests.`)
  if (exitCode !== 0 && counts.failed + problems.length === 0) {
    problems.push(`${runner} ended with code ${exitCode}, although no test failed.`)
  }
  return { passed: counts.passed, failed: counts.failed + problems.length, problems }
}

/** Counts a vitest run. A file that could not even be loaded counts as one failure. */
export function countVitest({ exitCode, report }: RunnerResult): Counts {
  const parsed = parseReport(vitestSchema, report)
  if ('problem' in parsed) return { passed: 0, failed: 1, problems: [parsed.problem] }
  const { numPassedTests, numFailedTests, testResults } = parsed.data
  const problems = testResults
    .filter(
      (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
    )
    .map((file) => `${file.name} did not run to its end.`)
  return checkSum('Vitest', { passed: numPassedTests, failed: numFailedTests, problems }, exitCode)
}

/** Counts a Playwright run. What failed outside of tests (no tests, a set-up, a time-out of it all) counts too. */
export function countPlaywright({ exitCode, report }: RunnerResult): Counts {
  const parsed = parseReport(playwrightSchema, report)
  if ('problem' in parsed) return { passed: 0, failed: 1, problems: [parsed.problem] }
  const { stats, errors } = parsed.data
  const problems = errors.map((error) => error.message)
  const counts = { passed: stats.expected + stats.flaky, failed: stats.unexpected, problems }
  return checkSum('Playwright', counts, exitCode)
}

/** Adds up the counts of all steps. */
export function addCounts(all: readonly Counts[]): { passed: number; failed: number } {
  const sum = (key: 'passed' | 'failed'): number => all.reduce((total, counts) => total + counts[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}
