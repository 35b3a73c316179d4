import { expect, test } from 'vitest'
import { countReport } from '../../../scripts/test/count-report.ts'

interface FileResult {
  name: string
  status: string
  assertionResults: { status: string }[]
}

function vitestReport(passed: number, failed: number, testResults: FileResult[] = []): string {
  return JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults })
}

function playwrightReport(expected: number, unexpected: number, errors: object[] = []): string {
  return JSON.stringify({ stats: { expected, unexpected, flaky: 0, skipped: 2 }, errors })
}

/** Both runners' reports of the same. */
const reportsOf = (passed: number, failed: number) => [
  vitestReport(passed, failed),
  playwrightReport(passed, failed),
]

test('counts the tests of a good run', () => {
  for (const report of reportsOf(12, 0))
    expect(countReport(report, 0)).toEqual({ passed: 12, failed: 0, problems: [] })
})

test('counts the tests that failed', () => {
  for (const report of reportsOf(10, 2))
    expect(countReport(report, 1)).toEqual({ passed: 10, failed: 2, problems: [] })
})

test('counts a file that could not be loaded', () => {
  const file = { name: 'a.test.ts', status: 'failed', assertionResults: [] }
  expect(countReport(vitestReport(10, 0, [file]), 1)).toEqual({
    passed: 10,
    failed: 1,
    problems: ['a.test.ts did not run to its end.'],
  })
})

test('counts what failed outside of tests', () => {
  const report = playwrightReport(3, 0, [{ message: 'worker crashed' }, {}])
  expect(countReport(report, 1)).toEqual({
    passed: 3,
    failed: 2,
    problems: ['worker crashed', 'unknown error'],
  })
})

test('no tests are a failure, whatever the exit code', () => {
  for (const report of reportsOf(0, 0))
    for (const exitCode of [0, 1])
      expect(countReport(report, exitCode)).toMatchObject({ passed: 0, failed: 1 })
})

test('where a change may reach no test, none is fine if the runner ended well', () => {
  for (const report of [undefined, ...reportsOf(0, 0)]) {
    expect(countReport(report, 0, { mayBeEmpty: true })).toEqual({ passed: 0, failed: 0, problems: [] })
    expect(countReport(report, 1, { mayBeEmpty: true }).failed).toBeGreaterThan(0)
  }
})

test('a bad end is a failure, whatever the report', () => {
  for (const report of reportsOf(4, 0)) expect(countReport(report, 1)).toMatchObject({ passed: 4, failed: 1 })
})

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['cut short', '{"stats": {"expected": 3'],
  ['another shape', '{"numPassedTests": "12"}'],
  ['not counts', playwrightReport(-1, 0)],
])('a report that is %s is a failure, also with exit code 0', (_name, report) => {
  const counts = countReport(report, 0)
  expect(counts).toMatchObject({ passed: 0, failed: 1 })
  expect(counts.problems).toHaveLength(1)
})
