/** Runs every check and test there is, and ends with how many passed and failed. */
import { argv, chdir, env, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { delimiter } from 'node:path'
import { parseArgs } from 'node:util'
import { addCounts, type Counts } from './test/report.ts'
import { type Step, STEPS, type TestRun } from './test/steps.ts'

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    /** Names of steps, with commas; what they need runs with them. */
    only: { type: 'string' },
    /** Longer random tests. */
    long: { type: 'boolean', default: false },
  },
})

function chooseSteps(only: string | undefined): readonly Step[] {
  if (only === undefined) return STEPS
  const names = new Set(only.split(',').map((name) => name.trim()))
  const known = STEPS.map((step) => step.name)
  for (const name of names) {
    if (known.includes(name)) continue
    console.error(`There is no step "${name}". Steps: ${known.join(', ')}`)
    exit(1)
  }
  for (const step of STEPS) if (step.needs && names.has(step.name)) names.add(step.needs)
  return STEPS.filter((step) => names.has(step.name))
}

async function runStep(step: Step, testRun: TestRun, failed: ReadonlySet<string>): Promise<Counts> {
  if (step.needs && failed.has(step.needs)) {
    return { passed: 0, failed: 1, problems: [`Not tried, because ${step.needs} failed.`] }
  }
  try {
    return await step.run(testRun)
  } catch (error) {
    return { passed: 0, failed: 1, problems: [error instanceof Error ? error.message : String(error)] }
  }
}

const root = fileURLToPath(new URL('..', import.meta.url))
chdir(root)
// What the steps start finds this Node and the installed tools, also when this script was not started by npm.
env['PATH'] = [`${root}node_modules/.bin`, env['PATH'] ?? ''].join(delimiter)

env['ASTRO_TELEMETRY_DISABLED'] = '1'

const testRun: TestRun = { isLong: values.long }
const results: Counts[] = []
const failed = new Set<string>()

for (const step of chooseSteps(values.only)) {
  console.log(`\n── ${step.name}: ${step.does}`)
  const startedAt = performance.now()
  const counts = await runStep(step, testRun, failed)
  results.push(counts)
  for (const problem of counts.problems) console.error(problem)
  if (counts.failed > 0) failed.add(step.name)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const verdict = counts.failed > 0 ? 'FAILED' : counts.passed > 0 ? 'ok' : 'skipped'
  console.log(`── ${step.name}: ${verdict} (${counts.passed} passed, ${counts.failed} failed, ${seconds} s)`)
}

await testRun.demoApi?.stop()

const total = addCounts(results)
if (failed.size > 0) console.log(`\nFailed: ${[...failed].join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
exit(total.failed > 0 || total.passed === 0 ? 1 : 0)
