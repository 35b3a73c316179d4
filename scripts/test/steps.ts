/** The steps of `npm test`, in order. */
import { rmSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { findBrowser } from '../find-browser.ts'
import { packageBin } from '../package-bin.ts'
import { startStaticServer } from '../serve/static-server.ts'
import { type ExtraEnv, runNode, startService } from '../child.ts'
import { type Counts, countPlaywright, countVitest, type RunnerResult } from './report.ts'

/** The demo API that the shop under test is built from and talks to. */
interface DemoApi {
  url: string
  database: string
  stop: () => Promise<void>
}

/** What steps hand to later ones. */
export interface TestRun {
  isLong: boolean
  demoApi?: DemoApi
}

/** One step. */
export interface Step {
  name: string
  does: string
  /** A step that must have passed, or this one fails without being tried. */
  needs?: string
  run: (testRun: TestRun) => Promise<Counts>
}

/** Not dist/: that is the owner's. */
const SHOP_UNDER_TEST = '.cache/dist-test'
const UNIT_REPORT = 'test-results/unit.json'
const E2E_REPORT = 'test-results/e2e.json'
/** Enough for the first pages' pictures; the rest of the shop under test shows the media host's own. */
const PICTURE_SECONDS = '15'
const DEMO_API_LIMIT_MS = 120_000
/** Tools that read Astro's settings need an address there, and never ask it anything. */
const NO_API = { SHOP_API_URL: 'https://api.invalid' }

async function runCheck(args: readonly string[], env: ExtraEnv = {}): Promise<Counts> {
  const exitCode = await runNode(args, env)
  return exitCode === 0 ? { passed: 1, failed: 0, problems: [] } : { passed: 0, failed: 1, problems: [] }
}

/** Runs a test runner that writes a report. The last run's report goes first, so that it is never counted. */
async function runReported(report: string, args: readonly string[], env: ExtraEnv): Promise<RunnerResult> {
  await rm(report, { force: true })
  const exitCode = await runNode(args, env)
  return { exitCode, report: await readFile(report, 'utf8').catch(() => undefined) }
}

function longEnv({ isLong }: TestRun): ExtraEnv {
  return { LONG: isLong ? '1' : undefined }
}

/** Starts the demo API with a new database in a folder of its own, which goes when this process ends. */
async function startDemoApi(): Promise<DemoApi> {
  const folder = await mkdtemp(join(tmpdir(), 'obchod-test-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const database = join(folder, 'demo.sqlite')
  const args = ['scripts/demo-api/main.ts', '--port', '0', '--db', database, '--control']
  const { match, stop } = await startService(args, /^Demo API: (http:\/\/\S+)/m, DEMO_API_LIMIT_MS)
  return { url: match[1] ?? '', database, stop }
}

async function build(testRun: TestRun): Promise<Counts> {
  testRun.demoApi = await startDemoApi()
  // Whatever the machine has set for the real shop must not reach the one under test.
  const foreign = ['SHOP_MEDIA_URL', 'SITE_URL', 'URL', 'LISTING_SOURCE', 'SHOP_OUT_DIR', 'IMAGE_CDN']
  const cleared = Object.fromEntries(foreign.map((name) => [name, undefined]))
  return runCheck(['scripts/build.ts', '--out', SHOP_UNDER_TEST], {
    ...cleared,
    SHOP_API_URL: testRun.demoApi.url,
    ALLOW_SAMPLES: '1',
    PICTURE_BUDGET_SECONDS: PICTURE_SECONDS,
  })
}

async function endToEnd(testRun: TestRun): Promise<Counts> {
  if (!testRun.demoApi) throw new Error('The demo API does not run.')
  const browser = await findBrowser()
  const server = await startStaticServer({ dir: SHOP_UNDER_TEST, port: 0 })
  try {
    const env = {
      ...longEnv(testRun),
      SHOP_URL: server.url,
      DEMO_API_URL: testRun.demoApi.url,
      DEMO_DB: testRun.demoApi.database,
      CHROMIUM_PATH: browser,
    }
    const args = [
      packageBin('@playwright/test', 'playwright'),
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
    ]
    return countPlaywright(await runReported(E2E_REPORT, args, env))
  } finally {
    await server.close()
  }
}

/** All steps. Those before `build` need no shop. */
export const STEPS: readonly Step[] = [
  {
    name: 'format',
    does: 'every file is formatted as Prettier would',
    run: () => runCheck([packageBin('prettier'), '--check', '.']),
  },
  {
    name: 'lint',
    does: 'ESLint finds nothing',
    run: () =>
      runCheck([
        packageBin('eslint'),
        '--config',
        'scripts/config/eslint.config.js',
        '--max-warnings',
        '0',
        '.',
      ]),
  },
  {
    name: 'types',
    does: 'TypeScript and Astro find no type error',
    run: () => runCheck([packageBin('astro'), 'check'], NO_API),
  },
  {
    name: 'unused',
    does: 'knip finds no file, export or dependency that nothing uses',
    run: () => runCheck([packageBin('knip'), '--config', '.knip.json'], NO_API),
  },
  {
    name: 'imports',
    does: 'every file imports only what its room may',
    run: () => runCheck(['scripts/check-imports.ts']),
  },
  {
    name: 'unit',
    does: 'unit tests',
    run: async (testRun) => {
      const args = [packageBin('vitest'), 'run', '--config', 'tests/vitest.config.ts']
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]
      return countVitest(await runReported(UNIT_REPORT, [...args, ...reporters], longEnv(testRun)))
    },
  },
  { name: 'build', does: 'the shop is built for production, from a fresh demo API', run: build },
  {
    name: 'guards',
    does: 'the built shop keeps its promises',
    needs: 'build',
    run: () => runCheck(['scripts/guards/main.ts', SHOP_UNDER_TEST]),
  },
  {
    name: 'e2e',
    does: 'shoppers do what they came for, in a real browser',
    needs: 'build',
    run: endToEnd,
  },
]
