/** Runs every check and test there is, or what was asked for, and ends with how many passed and failed. */
import { readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { delimiter } from 'node:path'
import { argv, chdir, env, exit, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { type ExtraEnv, runNode, type Write } from './child.ts'
import { findBrowser } from './find-browser.ts'
import { findEngines } from './find-engines.ts'
import { packageBin } from './package-bin.ts'
import { startStaticServer } from './serve/static-server.ts'
import { type Counts, countReport } from './test/count-report.ts'
import { parseTestOptions } from './test/options.ts'
import { buildShop, CANARY, type DemoApi, reuseShop, SHOP_UNDER_TEST } from './test/shop-under-test.ts'

interface Step {
  does: string
  needsBuild?: true
  /** It measures, or waits for, what others would slow down: it runs after all of them. */
  isAlone?: true
  /** @param write takes what its programs print; without it they print themselves */
  run: (write?: Write) => Promise<Counts>
}

/** Tools that read Astro's settings need an address there, and never ask it anything. */
const NO_API = { SHOP_API_URL: 'https://api.invalid' }
const PASSED: Counts = { passed: 1, failed: 0, problems: [] }
const FAILED: Counts = { passed: 0, failed: 1, problems: [] }
const NOT_BUILT: Counts = { ...FAILED, problems: ['Not tried, because build failed.'] }
let demoApi: DemoApi | undefined

/** A step that is one command, which says by its exit code whether all is well. */
function check(does: string, program: string, args: string, extraEnv: ExtraEnv = {}): Step {
  const command = [program, ...args.split(' ')]
  return { does, run: async (write) => ((await runNode(command, extraEnv, write)) === 0 ? PASSED : FAILED) }
}

/** Runs a test runner that writes a report. The last run's report goes first, so that it is never counted. */
async function runTests(report: string, args: readonly string[], extraEnv: ExtraEnv, write?: Write) {
  await rm(report, { force: true })
  const long = { LONG: options.isLong ? '1' : undefined }
  const exitCode = await runNode([...args, ...options.files], { ...extraEnv, ...long }, write)
  return countReport(await readFile(report, 'utf8').catch(() => undefined), exitCode)
}

/** A shop that was built before will do when nothing has changed since, unless its build is asked for. */
async function build(write?: Write): Promise<Counts> {
  if (!options.steps.includes('build')) demoApi = await reuseShop()
  if (demoApi) return { passed: 0, failed: 0, problems: [] }
  demoApi = await buildShop(write)
  return demoApi ? PASSED : FAILED
}

function vitest(config: string, report: string, extraEnv: ExtraEnv, write?: Write): Promise<Counts> {
  const args = [packageBin('vitest'), 'run', '--config', config, '--reporter=default']
  const chosen = options.grep ? ['--testNamePattern', options.grep] : []
  return runTests(
    report,
    [...args, '--reporter=json', `--outputFile.json=${report}`, ...chosen],
    extraEnv,
    write,
  )
}

function unit(write?: Write): Promise<Counts> {
  return vitest('tests/vitest.config.ts', 'test-results/unit.json', {}, write)
}

async function component(write?: Write): Promise<Counts> {
  const browser = { CHROMIUM_PATH: await findBrowser() }
  return vitest('tests/component/vitest.config.ts', 'test-results/component.json', browser, write)
}

function built(write?: Write): Promise<Counts> {
  return vitest('tests/built/vitest.config.ts', 'test-results/built.json', {}, write)
}

async function endToEnd(write?: Write): Promise<Counts> {
  const { paths, notRun } = findEngines()
  const browser = { CHROMIUM_PATH: await findBrowser() }
  const config = '--config=tests/e2e/playwright.config.ts'
  const args = [packageBin('@playwright/test', 'playwright'), 'test', config]
  const chosen = options.grep ? ['--grep', options.grep] : []
  const trace = options.hasTrace ? ['--trace=retain-on-failure'] : []
  const server = await startStaticServer({ dir: SHOP_UNDER_TEST, port: 0 })
  const places = { SHOP_URL: server.url, DEMO_API_URL: demoApi?.url, DEMO_DB: demoApi?.database }
  const extraEnv = { ...places, ...browser, ...paths }
  const counts = await runTests('test-results/e2e.json', [...args, ...chosen, ...trace], extraEnv, write)
  await server.close()
  return { ...counts, notRun }
}

const PRETTIER = '--check . --cache --cache-location .cache/prettier --cache-strategy content'
const ESLINT = '--config scripts/config/eslint.config.js --max-warnings 0 .'
const GUARDS = check(
  'the built shop keeps its promises',
  'scripts/build/guards/site/main.ts',
  SHOP_UNDER_TEST,
  CANARY,
)
const LAST = { needsBuild: true, isAlone: true } as const

/** Those first that others wait for or that take long. */
const STEPS: Readonly<Record<string, Step>> = {
  build: { does: 'the shop is built for production, from a fresh demo API', run: build },
  unit: { does: 'unit tests', run: unit },
  component: {
    does: 'islands and enhancements do what they promise, in one page of a real browser',
    run: component,
  },
  lint: check('ESLint finds nothing', packageBin('eslint'), ESLINT),
  types: check('TypeScript and Astro find no type error', packageBin('astro'), 'check', NO_API),
  guards: { ...GUARDS, needsBuild: true },
  built: { does: 'pages, headers and files of the shop say what they must', needsBuild: true, run: built },
  format: check('every file is formatted as Prettier would', packageBin('prettier'), PRETTIER),
  unused: check('knip finds nothing that nothing uses', packageBin('knip'), '--config .knip.json', NO_API),
  e2e: { does: 'shoppers do what they came for, in a real browser', run: endToEnd, ...LAST },
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function failWith(error: unknown): never {
  console.error(sentence(error))
  exit(1)
}

const options = await Promise.try(parseTestOptions, argv.slice(2), Object.keys(STEPS)).catch(failWith)
const isBuildNeeded = options.steps.some((name) => STEPS[name]?.needsBuild)
const steps = Object.entries(STEPS).filter(
  ([name]) => options.steps.includes(name) || (name === 'build' && isBuildNeeded),
)
const root = fileURLToPath(new URL('..', import.meta.url))
chdir(root)
// What the steps start finds this Node and the installed tools, also when this script was not started by npm.
env['PATH'] = [`${root}node_modules/.bin`, env['PATH'] ?? ''].join(delimiter)
env['ASTRO_TELEMETRY_DISABLED'] = '1'
// What is printed once a step has ended comes through a pipe.
if (stdout.isTTY) env['FORCE_COLOR'] ??= '1'

/** Runs a step; what it prints is shown at once when nothing runs beside it, and else in one piece at its end. */
async function runStep(name: string, { does, isAlone, run }: Step): Promise<Counts> {
  const isLive = isAlone === true || steps.length === 1
  console.log(isLive ? `\n── ${name}: ${does}` : `… ${name}`)
  const startedAt = performance.now()
  const kept: string[] = []
  const counts = await run(isLive ? undefined : (text) => kept.push(text)).catch(
    (error: unknown): Counts => ({ ...FAILED, problems: [sentence(error)] }),
  )
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (!isLive) console.log(`\n── ${name}: ${does}\n${kept.join('')}`)
  for (const problem of counts.problems) console.error(problem)
  const verdict = counts.failed > 0 ? 'FAILED' : counts.passed > 0 ? 'ok' : 'as it was'
  console.log(`── ${name}: ${verdict} (${counts.passed} passed, ${counts.failed} failed, ${seconds} s)`)
  return counts
}

const limit = pLimit(availableParallelism())
const results = new Map<string, Promise<Counts>>()
for (const [name, step] of steps) {
  const built = step.needsBuild && results.get('build')
  const before = step.isAlone ? Promise.all(results.values()) : built
  const run = async (write?: Write) => ((await built)?.failed ? NOT_BUILT : step.run(write))
  const turn = Promise.resolve(before).then(() => limit(() => runStep(name, { ...step, run })))
  results.set(name, turn)
}
const counts = await Promise.all(results.values())
await demoApi?.stop()

const total = (key: 'passed' | 'failed') => counts.reduce((sum, one) => sum + one[key], 0)
const failed = [...results.keys()].filter((_, index) => (counts[index]?.failed ?? 0) > 0)
for (const what of counts.flatMap(({ notRun = [] }) => notRun)) console.log(`\nNot run: ${what}`)
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
exit(total('failed') > 0 || total('passed') === 0 ? 1 : 0)
