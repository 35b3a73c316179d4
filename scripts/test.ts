/**
 * Runs all checks and tests, and prints how many passed and failed. `--only unit,e2e` runs only these steps, `--changed` the
 * checks and tests of files that differ from the main branch, `--long` also the tests that take hours. The test runners that
 * `--only` names get all other arguments, such as files.
 */
import { readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { argv, env, exit, stdout } from 'node:process'
import { stripVTControlCharacters } from 'node:util'
import { execa } from 'execa'
import { assertOwner } from './assert-owner.ts'
import { exitWithReason } from './exit-with-reason.ts'
import { findBrowser, findEngines } from './find-browser.ts'
import { SHOP_UNDER_TEST } from './test/shop-under-test.ts'

const args = argv.slice(2)
/** Removes an option with this number of values from the command line. @returns its last value */
function take(option: string, values = 0): string | undefined {
  const at = args.indexOf(option)
  return at < 0 ? undefined : args.splice(at, 1 + values).at(-1)
}
const only = take('--only', 1)?.split(',')
const isLong = take('--long') !== undefined
const isChanged = take('--changed') !== undefined

const git = async (...command: string[]) => (await execa('git', command, { reject: false })).stdout
/** The branch that `--changed` compares with. */
const MAIN = (await git('rev-parse', '--verify', '--quiet', 'origin/main')) ? 'origin/main' : 'main'
const differing = isChanged
  ? [
      await git('diff', '--name-only', '--diff-filter=d', MAIN),
      await git('ls-files', '-o', '--exclude-standard'),
    ]
  : []
const changed = differing.flatMap((files) => files.split('\n').filter(Boolean))
/** The files for the tools that judge each file by itself. */
const judged = changed.length > 0 ? changed : ['.']

/** The file of a test runner's report. */
const reportOf = (step: string) => `test-results/${step}.json`
const vitest = (step: string, config: string, ...more: readonly string[]) => [
  ...['vitest', 'run', `--config=${config}`, '--reporter=default', '--reporter=json'],
  ...[`--outputFile.json=${reportOf(step)}`, ...more, ...args],
  ...(isChanged ? [`--changed=${MAIN}`, '--passWithNoTests'] : []),
]
const UNIT_TESTS = 'tests/vitest.config.ts'
/** Lint of all files also checks their types, by the program that its rules need. This file names the rest. */
const UNLINTED = ['--tsconfig', 'scripts/config/tsconfig.unlinted.json']
const areTypesLinted = !isChanged && only?.includes('lint') !== false
/** The command of each step, in the order in which they start: long ones, and one that others wait for, come first. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  build: [
    'node',
    'scripts/test/build-test-shop.ts',
    ...(only?.includes('build') === false ? ['--unless-same'] : []),
  ],
  unit: vitest('unit', UNIT_TESTS, '--project=!built', ...(isLong ? [] : ['--tagsFilter=!long'])),
  e2e: [
    ...['playwright', 'test', '--config=tests/e2e/playwright.config.ts', ...args],
    ...(isLong ? [] : ['--grep-invert=@long']),
    ...(isChanged ? [`--only-changed=${MAIN}`, '--pass-with-no-tests'] : []),
  ],
  component: vitest('component', 'tests/browser/vitest.config.ts'),
  // Without a cache: rules that know types judge a file by the files that it imports, too.
  lint: [
    ...['eslint', '--config=scripts/config/eslint.config.js', '--max-warnings=0', '--pass-on-no-patterns'],
    ...judged.filter((file) => /^\.$|\.(?:tsx?|js|mjs|astro|css)$/.test(file)),
  ],
  types: ['astro', 'check', ...(areTypesLinted ? UNLINTED : [])],
  guards: ['node', 'tests/guards/main.ts', SHOP_UNDER_TEST],
  built: vitest('built', UNIT_TESTS, '--project=built'),
  format: [
    ...['prettier', '--check', '--ignore-unknown', '--cache', '--cache-strategy=content'],
    ...['--cache-location', '.cache/prettier', ...judged],
  ],
  unused: ['knip', '--config=.knip.json'],
}
const RUNNERS = ['unit', 'component', 'built', 'e2e']
const NEED_SHOP = ['guards', 'built', 'e2e']
if (args.length > 0 && !only?.every((step) => RUNNERS.includes(step))) {
  console.error(`Say whose tests "${args.join(' ')}" means: --only ${RUNNERS.join(' or --only ')}`)
  exit(1)
}
/** With `--changed`, the shop is built only for its changed tests. */
const isShopLeftOut = isChanged && !changed.some((file) => /^tests\/(?:e2e|built)\//.test(file))
const usual = Object.keys(STEPS).filter((step) => !isShopLeftOut || !['build', ...NEED_SHOP].includes(step))
const isChosen = (step: string) => (only ?? usual).includes(step)
const chosen = Object.keys(STEPS).filter(
  (step) => isChosen(step) || (step === 'build' && NEED_SHOP.some(isChosen)),
)

/** The first error's message in a part of Playwright's report. */
function messageIn(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined
  const { message } = part as { message?: unknown }
  if (typeof message === 'string') return message
  return Object.values(part).map(messageIn).find(Boolean)
}

/** How many lines of an error's message are printed with its test. */
const ERROR_LINES = 12

/** The failed tests in a part of a runner's report: each one's title, and the beginning of its error. */
function failedIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return []
  const { fullName, status, title, ok, failureMessages } = part as Record<string, unknown>
  const failed = status === 'failed' ? fullName : ok === false ? title : undefined
  if (typeof failed !== 'string') return Object.values(part).flatMap(failedIn)
  const error = Array.isArray(failureMessages) ? failureMessages.join('\n') : messageIn(part)
  const lines = stripVTControlCharacters(error ?? '')
    .split('\n')
    .filter((line) => line.trim())
  return [failed, ...lines.slice(0, ERROR_LINES).map((line) => `  ${line}`)]
}

interface Count {
  passed: number
  failed: number
  failures: string[]
}

/** Counts tests by a runner's report. A step without a report is one check. */
async function count(step: string, exitCode: number): Promise<Count> {
  const isWell = exitCode === 0
  if (!RUNNERS.includes(step)) return { passed: Number(isWell), failed: Number(!isWell), failures: [] }
  const report = JSON.parse(await readFile(reportOf(step), 'utf8').catch(() => '{}')) as {
    numPassedTests?: number
    numFailedTests?: number
    stats?: { expected: number; flaky: number; unexpected: number }
  }
  const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {}
  const { numPassedTests: passed = expected + flaky, numFailedTests: failed = unexpected } = report
  // A file that does not load is a failure, and so is a run without tests.
  const isUnwell = !isWell || (passed === 0 && !isChanged)
  return { passed, failed: failed || Number(isUnwell), failures: failedIn(report) }
}

interface Result extends Count {
  seconds: number
}

const secondsSince = (startedAt: number) => Math.round((performance.now() - startedAt) / 1000)

/** Runs a step. Prints its output at once if it runs alone, otherwise whole at its end. */
async function run(step: string): Promise<Result> {
  const isLive = step === 'e2e' || chosen.length === 1
  const [command = '', ...rest] = STEPS[step] ?? []
  console.log(`… ${step}`)
  const startedAt = performance.now()
  // Delete the last run's report, so that it is never counted.
  await rm(reportOf(step), { force: true })
  const output = isLive ? 'inherit' : 'pipe'
  const options = {
    preferLocal: true,
    reject: false,
    stdin: 'ignore',
    stdout: output,
    stderr: output,
  } as const
  const { exitCode = 1, all } = await execa(command, rest, { ...options, all: true })
  const { passed, failed, failures } = await count(step, exitCode)
  const seconds = secondsSince(startedAt)
  console.log(`${all ? `\n${all}\n` : ''}── ${step}: ${passed} passed, ${failed} failed, ${seconds} s`)
  return { passed, failed, failures, seconds }
}

Object.assign(env, {
  ASTRO_TELEMETRY_DISABLED: '1',
  // Tools that read Astro's settings need an address, but never call it.
  SHOP_API_URL: 'https://api.invalid',
  ...(chosen.includes('component') || chosen.includes('e2e') ? { CHROMIUM_PATH: await findBrowser() } : {}),
  ...(isLong ? { RUNS: '10000' } : {}),
  // Tools leave out colours when they write into a pipe.
  ...(stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
})
await assertOwner(true).catch(exitWithReason)
const waiting = [...chosen]
const results = new Map<string, Result>()
const build = Promise.withResolvers<undefined>()

/** Runs one step after the other, as many as there are processors at once, until none is left. */
async function runNext(): Promise<void> {
  const isReady = (step: string) => !NEED_SHOP.includes(step) || results.has('build')
  const at = waiting.findIndex(isReady)
  if (at < 0 && waiting.length > 0) await build.promise
  const [step] = waiting.splice(Math.max(at, 0), 1)
  if (step === undefined) return
  const isInVain = NEED_SHOP.includes(step) && results.get('build')?.failed
  results.set(step, isInVain ? { passed: 0, failed: 1, failures: [], seconds: 0 } : await run(step))
  if (step === 'build') build.resolve(undefined)
  return runNext()
}
const startedAt = performance.now()
await Promise.all(Array.from({ length: availableParallelism() }, runNext))
const counts = chosen.flatMap((step) => results.get(step) ?? [])
const sum = (key: 'passed' | 'failed') => counts.reduce((total, one) => total + one[key], 0)
if (chosen.includes('e2e'))
  for (const { name, driver, install } of findEngines())
    console.log(driver ? `In ${name} too, by ${driver}.` : `Not run in ${name}: ${install}.`)
const unwell = chosen.filter((_, index) => counts[index]?.failed)
if (unwell.length > 0)
  console.log([`Failed: ${unwell.join(', ')}`, ...counts.flatMap(({ failures }) => failures)].join('\n  '))
const times = [...results].map(([step, { seconds }]) => `${step} ${seconds}`)
console.log(`${secondsSince(startedAt)} s, of which ${times.join(', ')}`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0)
