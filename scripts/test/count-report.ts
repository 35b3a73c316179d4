import * as v from 'valibot'

/** How many tests or checks passed and failed. */
export interface Counts {
  passed: number
  failed: number
  /** A sentence for each failure that is not a test of its own. */
  problems: readonly string[]
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Of a file that could not even be loaded no test failed: it counts as one failure. */
const vitestReport = v.pipe(
  v.object({
    numPassedTests: count,
    numFailedTests: count,
    testResults: v.array(
      v.object({
        name: v.string(),
        status: v.string(),
        assertionResults: v.array(v.object({ status: v.string() })),
      }),
    ),
  }),
  v.transform(({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    problems: testResults
      .filter(({ status, assertionResults }) => {
        return status === 'failed' && assertionResults.every((one) => one.status !== 'failed')
      })
      .map(({ name }) => `${name} did not run to its end.`),
  })),
)

/** Errors outside of tests (no tests, a set-up, a time-out of the whole run) count, too. */
const playwrightReport = v.pipe(
  v.object({
    stats: v.object({ expected: count, unexpected: count, flaky: count }),
    errors: v.array(v.object({ message: v.optional(v.string(), 'unknown error') })),
  }),
  v.transform(({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    problems: errors.map(({ message }) => message),
  })),
)

function readReport(report: string | undefined): Counts {
  try {
    return v.parse(v.union([vitestReport, playwrightReport]), JSON.parse(report ?? ''))
  } catch {
    return { passed: 0, failed: 0, problems: ['The runner wrote no report, or a broken one.'] }
  }
}

/**
 * Counts what a run of Vitest or Playwright says of itself, and trusts nothing that is missing or does not add up.
 * @param report its JSON, if it wrote any
 * @param options.mayBeEmpty whether no tests are all right, if the runner says so, too
 */
export function countReport(
  report: string | undefined,
  exitCode: number,
  { mayBeEmpty = false }: { mayBeEmpty?: boolean } = {},
): Counts {
  const isEmptyFine = mayBeEmpty && exitCode === 0
  if (isEmptyFine && report === undefined) return { passed: 0, failed: 0, problems: [] }
  const { passed, failed, problems } = readReport(report)
  const isQuiet = failed + problems.length === 0
  const doubts = [
    ...(isQuiet && passed === 0 && !isEmptyFine ? ['It ran no tests.'] : []),
    ...(isQuiet && passed > 0 && exitCode !== 0
      ? [`It ended with code ${exitCode}, although no test failed.`]
      : []),
  ]
  const all = [...problems, ...doubts]
  return { passed, failed: failed + all.length, problems: all }
}
