/** Runs every check and test there is, and ends with how many passed and failed. */
import { availableParallelism } from 'node:os'
import { delimiter } from 'node:path'
import { argv, chdir, env, exit, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseTestOptions } from './test/options.ts'
import { addCounts, type Counts } from './test/report.ts'
import { runSideBySide } from './test/schedule.ts'
import { type Step, STEPS, type TestRun } from './test/steps.ts'

function readOptions() {
  try {
    return parseTestOptions(
      argv.slice(2),
      STEPS.map(({ name }) => name),
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    exit(1)
  }
}

/** The steps that were asked for, and what they need. */
function chooseSteps(asked: readonly string[]): readonly Step[] {
  const needed = STEPS.filter(({ name }) => asked.includes(name)).flatMap(({ needs }) => needs ?? [])
  return STEPS.filter(({ name }) => asked.includes(name) || needed.includes(name))
}

const options = readOptions()
const steps = chooseSteps(options.steps)
const root = fileURLToPath(new URL('..', import.meta.url))
chdir(root)
// What the steps start finds this Node and the installed tools, also when this script was not started by npm.
env['PATH'] = [`${root}node_modules/.bin`, env['PATH'] ?? ''].join(delimiter)
env['ASTRO_TELEMETRY_DISABLED'] = '1'
// What is printed once a step has ended comes through a pipe.
if (stdout.isTTY) env['FORCE_COLOR'] ??= '1'

const testRun: TestRun = { ...options, mayReuseShop: !options.steps.includes('build') }
const results = new Map<string, Counts>()

async function countStep(step: Step, write: ((text: string) => void) | undefined): Promise<Counts> {
  if (step.needs && (results.get(step.needs)?.failed ?? 0) > 0)
    return { passed: 0, failed: 1, problems: [`Not tried, because ${step.needs} failed.`] }
  try {
    return await step.run(testRun, write)
  } catch (error) {
    return { passed: 0, failed: 1, problems: [error instanceof Error ? error.message : String(error)] }
  }
}

/** Runs a step; what it prints is shown at once when nothing runs beside it, and else in one piece at its end. */
async function runStep(step: Step): Promise<void> {
  const title = `\n── ${step.name}: ${step.does}`
  const isLive = step.isAlone === true || steps.length === 1
  const kept: string[] = []
  console.log(isLive ? title : `… ${step.name}`)
  const startedAt = performance.now()
  const counts = await countStep(step, isLive ? undefined : (text) => kept.push(text))
  results.set(step.name, counts)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (!isLive) console.log(title)
  if (kept.length > 0) stdout.write(kept.join(''))
  for (const problem of counts.problems) console.error(problem)
  const verdict = counts.failed > 0 ? 'FAILED' : counts.passed > 0 ? 'ok' : 'as it was'
  console.log(`── ${step.name}: ${verdict} (${counts.passed} passed, ${counts.failed} failed, ${seconds} s)`)
}

await runSideBySide(steps, availableParallelism(), runStep)
await testRun.demoApi?.stop()

const total = addCounts([...results.values()])
const failed = [...results].flatMap(([name, counts]) => (counts.failed > 0 ? [name] : []))
for (const { notRun = [] } of results.values()) for (const what of notRun) console.log(`\nNot run: ${what}`)
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
