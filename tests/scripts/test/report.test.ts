import { expect, test } from 'vitest'
import { addCounts, countPlaywright, countVitest } from '../../../scripts/test/report.ts'

interface FileResult {
  name: string
  status: string
  assertionResults: { status: string }[]
}

function vitestReport(passed: number, failed: number, testResults: FileResult[] = []): string {
  return JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    testResults,
    success: failed === 0,
  })
}

function playwrightReport(expected: number, unexpected: number, errors: object[] = []): string {
  return JSON.stringify({ stats: { expected, unexpected, flaky: 0, skipped: 2 }, errors })
}

test('counts the tests of a good run', () => {
  expect(countVitest({ exitCode: 0, report: vitestReport(12, 0) })).toEqual({
    passed: 12,
    failed: 0,
    problems: [],
  })
  expect(countPlaywright({ exitCode: 0, report: playwrightReport(7, 0) })).toEqual({
    passed: 7,
    failed: 0,
    problems: [],
  })
})

test('counts the tests that failed', () => {
  const file = { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'failed' }] }
  expect(countVitest({ exitCode: 1, report: vitestReport(10, 2, [file]) })).toMatchObject({
    passed: 10,
    failed: 2,
  })
  expect(countPlaywright({ exitCode: 1, report: playwrightReport(5, 3) })).toMatchObject({
    passed: 5,
    failed: 3,
  })
})

test('counts a file that could not be loaded', () => {
  const file = { name: 'a.test.ts', status: 'failed', assertionResults: [] }
  expect(countVitest({ exitCode: 1, report: vitestReport(10, 0, [file]) })).toEqual({
    passed: 10,
    failed: 1,
    problems: ['a.test.ts did not run to its end.'],
  })
})

test('counts what failed outside of tests', () => {
  const report = playwrightReport(3, 0, [{ message: 'worker crashed' }, {}])
  expect(countPlaywright({ exitCode: 1, report })).toEqual({
    passed: 3,
    failed: 2,
    problems: ['worker crashed', 'unknown error'],
  })
})

test.each([
  ['Vitest', countVitest, vitestReport(0, 0)],
  ['Playwright', countPlaywright, playwrightReport(0, 0)],
])('%s without tests is a failure, whatever its exit code', (_name, count, report) => {
  expect(count({ exitCode: 0, report })).toMatchObject({ passed: 0, failed: 1 })
  expect(count({ exitCode: 1, report })).toMatchObject({ passed: 0, failed: 1 })
})

test.each([
  ['Vitest', countVitest, vitestReport(4, 0)],
  ['Playwright', countPlaywright, playwrightReport(4, 0)],
])('%s that ends badly is a failure, whatever its report', (_name, count, report) => {
  expect(count({ exitCode: 1, report })).toMatchObject({ passed: 4, failed: 1 })
})

test.each([
  ['missing', undefined],
  ['empty', ''],
  ['cut short', '{"stats": {"expected": 3'],
  ['another shape', '{"numPassedTests": "12"}'],
  ['not counts', playwrightReport(-1, 0)],
])('a report that is %s is a failure, also with exit code 0', (_name, report) => {
  for (const count of [countVitest, countPlaywright]) {
    const counts = count({ exitCode: 0, report })
    expect(counts).toMatchObject({ passed: 0, failed: 1 })
    expect(counts.problems).toHaveLength(1)
  }
})

test('adds up', () => {
  const counts = [
    { passed: 3, failed: 1, problems: ['a'] },
    { passed: 2, failed: 0, problems: [] },
  ]
  expect(addCounts(counts)).toEqual({ passed: 5, failed: 1 })
  expect(addCounts([])).toEqual({ passed: 0, failed: 0 })
})
