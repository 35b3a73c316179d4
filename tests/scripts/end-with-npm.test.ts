import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process, { env } from 'node:process'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

/** A checkout of its own: the demo shop's database and the build's folders stay away from the real ones. */
const folder = mkdtempSync(join(tmpdir(), 'obchod-npm-'))

beforeAll(() => {
  cpSync('package.json', join(folder, 'package.json'))
  for (const name of ['scripts', 'src', 'node_modules']) symlinkSync(resolve(name), join(folder, name))
  writeFileSync(join(folder, 'index.html'), '<title>Obchod</title>')
})
afterAll(() => rmSync(folder, { recursive: true }))

const started: ChildProcess[] = []
afterEach(() => {
  // Only a test that failed leaves anything of a group.
  for (const { pid } of started.splice(0)) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL')
    } catch {
      // It is gone, as it should be.
    }
  }
})

/** What runs until it is stopped, and what it has printed once it runs; the first part is an address of it. */
const PROGRAMS = {
  serve: { args: ['run', 'serve', '--', '.'], runs: /Shop: (http:\S+)/ },
  'demo-api': { args: ['run', 'demo-api', '--', '--port', '0'], runs: /Demo API: (http:\S+)/ },
  // Stopped in the middle of a build, which has to end, too.
  start: { args: ['start'], runs: /Demo API: (http:\S+)[^]*Pull the catalogue/ },
}

/**
 * Has npm run a program until it answers, sends npm alone a signal, and waits until nothing is left that could print.
 * @returns whether the address still answers
 */
async function answersAfter(program: keyof typeof PROGRAMS, signal: NodeJS.Signals): Promise<boolean> {
  const { args, runs } = PROGRAMS[program]
  const npm = spawn('npm', args, { cwd: folder, env: { ...env, PORT: '0' }, detached: true })
  started.push(npm)
  const ended = once(npm, 'close')
  let output = ''
  const url = await new Promise<string>((found, fail) => {
    npm.once('close', () => fail(new Error(output)))
    for (const stream of [npm.stdout, npm.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString()
        const match = runs.exec(output)
        if (match) found(match[1] ?? '')
      })
  })
  if (!(await answers(url))) throw new Error(`${url} does not answer.\n${output}`)
  npm.kill(signal)
  await ended
  return answers(url)
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
  ['start', 'SIGTERM'],
  ['start', 'SIGHUP'],
])(
  'npm %s ends on %s with all that it started, and frees its port',
  { timeout: 30_000 },
  async (...given) => {
    expect(await answersAfter(...given)).toBe(false)
  },
)
