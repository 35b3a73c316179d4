/** The steps of `npm test`, those first that others wait for or that take long. */
import { readFile, rm } from 'node:fs/promises'
import { findBrowser } from '../find-browser.ts'
import { findEngines } from '../find-engines.ts'
import { packageBin } from '../package-bin.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { type ExtraEnv, runNode, type Write } from '../child.ts'
import type { TestFilter } from './options.ts'
import { type Counts, countPlaywright, countVitest, type RunnerResult } from './report.ts'
import type { Schedulable } from './schedule.ts'
import { buildShop, CANARY, type DemoApi, reuseShop, SHOP_UNDER_TEST } from './shop-under-test.ts'

/** What steps know of the run, and hand to later ones. */
export interface TestRun {
  isLong: boolean
  hasTrace: boolean
  filter: TestFilter
  /** Whether a shop that was built before will do, if nothing has changed since. */
  mayReuseShop: boolean
  demoApi?: DemoApi | undefined
}

/** One step. */
export interface Step extends Schedulable {
  does: string
  /** @param write takes what its programs print; without it they print themselves */
  run: (testRun: TestRun, write?: Write) => Promise<Counts>
}

const UNIT_REPORT = 'test-results/unit.json'
const E2E_REPORT = 'test-results/e2e.json'
/** Tools that read Astro's settings need an address there, and never ask it anything. */
const NO_API = { SHOP_API_URL: 'https://api.invalid' }
const PASSED: Counts = { passed: 1, failed: 0, problems: [] }
const FAILED: Counts = { passed: 0, failed: 1, problems: [] }

/** A step that is one program, which says by its exit code whether all is well. */
function check(args: readonly string[], env: ExtraEnv = {}): Step['run'] {
  return async (_testRun, write) => ((await runNode(args, env, write)) === 0 ? PASSED : FAILED)
}

/** Runs a test runner that writes a report. The last run's report goes first, so that it is never counted. */
async function runReported(
  report: string,
  args: readonly string[],
  env: ExtraEnv,
  write?: Write,
): Promise<RunnerResult> {
  await rm(report, { force: true })
  const exitCode = await runNode(args, env, write)
  return { exitCode, report: await readFile(report, 'utf8').catch(() => undefined) }
}

function longEnv({ isLong }: TestRun): ExtraEnv {
  return { LONG: isLong ? '1' : undefined }
}

async function unit(testRun: TestRun, write?: Write): Promise<Counts> {
  const { files, grep } = testRun.filter
  const args = [packageBin('vitest'), 'run', '--config', 'tests/vitest.config.ts', ...files]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]
  const chosen = grep === undefined ? [] : ['--testNamePattern', grep]
  return countVitest(
    await runReported(UNIT_REPORT, [...args, ...reporters, ...chosen], longEnv(testRun), write),
  )
}

async function build(testRun: TestRun, write?: Write): Promise<Counts> {
  if (testRun.mayReuseShop) testRun.demoApi = await reuseShop()
  if (testRun.demoApi) return { passed: 0, failed: 0, problems: [] }
  testRun.demoApi = await buildShop(write)
  return testRun.demoApi ? PASSED : FAILED
}

async function endToEnd(testRun: TestRun, write?: Write): Promise<Counts> {
  if (!testRun.demoApi) throw new Error('The demo API does not run.')
  const browser = await findBrowser()
  const { paths, notRun } = findEngines()
  const server = await startStaticServer({ dir: SHOP_UNDER_TEST, port: 0 })
  const { files, grep } = testRun.filter
  try {
    const env = {
      ...longEnv(testRun),
      SHOP_URL: server.url,
      DEMO_API_URL: testRun.demoApi.url,
      DEMO_DB: testRun.demoApi.database,
      CHROMIUM_PATH: browser,
      ...paths,
    }
    const args = [
      ...[packageBin('@playwright/test', 'playwright'), 'test', '--config', 'tests/e2e/playwright.config.ts'],
      ...files,
      ...(grep === undefined ? [] : ['--grep', grep]),
      ...(testRun.hasTrace ? ['--trace', 'retain-on-failure'] : []),
    ]
    return { ...countPlaywright(await runReported(E2E_REPORT, args, env, write)), notRun }
  } finally {
    await server.close()
  }
}

/** All steps. */
export const STEPS: readonly Step[] = [
  { name: 'build', does: 'the shop is built for production, from a fresh demo API', run: build },
  { name: 'unit', does: 'unit tests', run: unit },
  {
    name: 'lint',
    does: 'ESLint finds nothing',
    run: check([
      ...[packageBin('eslint'), '--config', 'scripts/config/eslint.config.js', '--max-warnings', '0', '.'],
    ]),
  },
  {
    name: 'types',
    does: 'TypeScript and Astro find no type error',
    run: check([packageBin('astro'), 'check'], NO_API),
  },
  {
    name: 'guards',
    does: 'the built shop keeps its promises',
    needs: 'build',
    run: check(['scripts/build/guards/site/main.ts', SHOP_UNDER_TEST], CANARY),
  },
  {
    name: 'format',
    does: 'every file is formatted as Prettier would',
    run: check([
      ...[packageBin('prettier'), '--check', '.'],
      ...['--cache', '--cache-location', '.cache/prettier', '--cache-strategy', 'content'],
    ]),
  },
  {
    name: 'unused',
    does: 'knip finds no file, export or dependency that nothing uses',
    run: check([packageBin('knip'), '--config', '.knip.json'], NO_API),
  },
  {
    name: 'e2e',
    does: 'shoppers do what they came for, in a real browser',
    needs: 'build',
    // It has a browser for each processor, and what it waits for must not be held up by other work.
    isAlone: true,
    run: endToEnd,
  },
]
