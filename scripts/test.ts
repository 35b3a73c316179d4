/** Runs every check and test there is, or what was asked for, and ends with how many passed and failed. */
import { readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { delimiter } from 'node:path'
import { argv, chdir, env, exit, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { runNode, type Write } from './child.ts'
import { findBrowser, findEngines } from './find-browser.ts'
import { findReach } from './test/changed.ts'
import { type Counts, countReport } from './test/count-report.ts'
import { parseTestOptions } from './test/options.ts'
import { createSteps, type Step } from './test/steps.ts'

const PASSED: Counts = { passed: 1, failed: 0, problems: [] }
const FAILED: Counts = { passed: 0, failed: 1, problems: [] }
const NOT_BUILT: Counts = { ...FAILED, problems: ['Not tried, because build failed.'] }

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function failWith(error: unknown): never {
  console.error(sentence(error))
  exit(1)
}

const root = fileURLToPath(new URL('..', import.meta.url))
chdir(root)
// Programs that the steps start find this Node and the installed tools, even if npm did not start this script.
env['PATH'] = [`${root}node_modules/.bin`, env['PATH'] ?? ''].join(delimiter)
env['ASTRO_TELEMETRY_DISABLED'] = '1'
// A step whose output is kept writes into a pipe, where tools would leave out colours.
if (stdout.isTTY) env['FORCE_COLOR'] ??= '1'

const options = await Promise.try(parseTestOptions, argv.slice(2)).catch(failWith)
const reach = options.isChanged ? await findReach().catch(failWith) : undefined
const chosen = options.steps.filter((name) => !reach || reach.steps.includes(name))
const all = createSteps(options, reach)
const isBuildNeeded = chosen.some((name) => all[name].needsBuild)
const steps = Object.entries(all).filter(
  ([name]) => chosen.includes(name as keyof typeof all) || (name === 'build' && isBuildNeeded),
)
const needsBrowser = steps.some(([name]) => name === 'component' || name === 'e2e')
if (needsBrowser) env['CHROMIUM_PATH'] = await findBrowser().catch(failWith)
if (options.isLong) env['LONG'] = '1'

async function run({ command, extraEnv, report }: Step, write?: Write): Promise<Counts> {
  // The last run's report goes first, so that it is never counted.
  if (report) await rm(report, { force: true })
  const exitCode = await runNode(command, extraEnv, write)
  if (!report) return exitCode === 0 ? PASSED : FAILED
  const json = await readFile(report, 'utf8').catch(() => undefined)
  return countReport(json, exitCode, { mayBeEmpty: reach !== undefined })
}

/** Runs a step; what it prints is shown at once when nothing runs beside it, and else in one piece at its end. */
async function runStep(name: string, step: Step, isTried: boolean): Promise<Counts> {
  const isLive = step.isAlone === true || steps.length === 1
  console.log(isLive ? `\n── ${name}: ${step.does}` : `… ${name}`)
  const startedAt = performance.now()
  const kept: string[] = []
  const write = isLive ? undefined : (text: string) => void kept.push(text)
  const counts = isTried
    ? await run(step, write).catch((error: unknown): Counts => ({ ...FAILED, problems: [sentence(error)] }))
    : NOT_BUILT
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (!isLive) console.log(`\n── ${name}: ${step.does}\n${kept.join('')}`)
  for (const problem of counts.problems) console.error(problem)
  const verdict = counts.failed > 0 ? 'FAILED' : 'ok'
  console.log(`── ${name}: ${verdict} (${counts.passed} passed, ${counts.failed} failed, ${seconds} s)`)
  return counts
}

const limit = pLimit(availableParallelism())
const results = new Map<string, Promise<Counts>>()
for (const [name, step] of steps) {
  const build = step.needsBuild && results.get('build')
  const before = step.isAlone ? Promise.all(results.values()) : build
  const turn = async () => runStep(name, step, !(await build)?.failed)
  results.set(
    name,
    Promise.resolve(before).then(() => limit(turn)),
  )
}
const counts = await Promise.all(results.values())

const total = (key: 'passed' | 'failed') => counts.reduce((sum, one) => sum + one[key], 0)
const failed = [...results.keys()].filter((_, index) => (counts[index]?.failed ?? 0) > 0)
if (chosen.includes('e2e')) for (const what of findEngines().notRun) console.log(`\nNot run: ${what}`)
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
exit(total('failed') > 0 || total('passed') === 0 ? 1 : 0)
