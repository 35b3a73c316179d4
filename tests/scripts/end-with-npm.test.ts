import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process, { env } from 'node:process'
import { afterAll, expect, it, onTestFinished } from 'vitest'
import { DEMO_PICTURE_SECONDS } from '../../src/config/product/pictures.ts'
import { tempFolder } from '../fixtures/temp-folder.ts'

/** A checkout of its own, so that the real database of the demo shop and the real `dist/` are left alone. */
const folder = await tempFolder(afterAll)
cpSync('package.json', join(folder, 'package.json'))
for (const name of ['scripts', 'src', 'node_modules']) symlinkSync(resolve(name), join(folder, name))
writeFileSync(join(folder, 'index.html'), '<title>Obchod</title>')

/** Ends a program with all that it has started. */
function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // All its processes have ended, unless the test failed.
  }
}

/** The programs, and what each prints once it runs: its address, and the seconds it has for pictures. */
const PROGRAMS = {
  serve: { args: ['run', 'serve', '--', '.'], runs: /Shop: (http:\S+)/ },
  'demo-api': { args: ['run', 'demo-api', '--', '--port', '0'], runs: /Demo API: (http:\S+)/ },
  // It is stopped in the middle of a build, which has to end, too.
  start: { args: ['start'], runs: /Demo API: (http:\S+)[^]*for at most (\d+) s/ },
}
/** Without what the machine may have set for a real shop. */
const ENV = { ...env, PORT: '0', SHOP_API_URL: undefined, PICTURE_BUDGET_SECONDS: undefined }

/**
 * Has npm run a program until it answers, sends npm alone a signal, and waits until nothing is left that could print.
 * @returns whether the address still answers, and the seconds for pictures
 */
async function runAndEnd(program: keyof typeof PROGRAMS, signal: NodeJS.Signals) {
  const { args, runs } = PROGRAMS[program]
  const npm = spawn('npm', args, { cwd: folder, env: ENV, detached: true })
  onTestFinished(() => killGroup(npm))
  const ended = once(npm, 'close')
  let output = ''
  const [, url = '', seconds] = await new Promise<RegExpExecArray>((found, fail) => {
    npm.once('close', () => fail(new Error(output)))
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString()
        const match = runs.exec(output)
        if (match) found(match)
      })
  })
  if (!(await answers(url))) throw new Error(`${url} does not answer.\n${output}`)
  npm.kill(signal)
  await ended
  return { isUp: await answers(url), seconds: Number(seconds) }
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}

it.each<[keyof typeof PROGRAMS, NodeJS.Signals]>([
  ['serve', 'SIGTERM'],
  ['serve', 'SIGHUP'],
  ['demo-api', 'SIGTERM'],
])('npm %s ends on %s and frees its port', { timeout: 30_000 }, async (program, signal) => {
  expect((await runAndEnd(program, signal)).isUp).toBe(false)
})

it(
  'npm start ends with all that it started, and has seconds for pictures, more the first time',
  { timeout: 60_000 },
  async () => {
    const { firstStart, laterStart } = DEMO_PICTURE_SECONDS
    expect(await runAndEnd('start', 'SIGTERM')).toEqual({ isUp: false, seconds: firstStart })
    expect(await runAndEnd('start', 'SIGHUP')).toEqual({ isUp: false, seconds: laterStart })
  },
)
