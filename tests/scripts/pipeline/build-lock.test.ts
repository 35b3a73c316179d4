import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { takeBuildLock } from '../../../scripts/pipeline/build-lock.ts'
import { serveForTest } from '../../fixtures/test-server.ts'
import { runScript } from '../run-script.ts'
import { tempFolder, writeFiles } from '../../fixtures/temp-folder.ts'

const LOCK_MODULE = new URL('../../../scripts/pipeline/build-lock.ts', import.meta.url).href
const HOLD = `
  import { takeBuildLock } from '${LOCK_MODULE}'
  takeBuildLock('npm run pictures')
  console.log('taken')
  setInterval(() => undefined, 1000)`
/** Holds the lock, and starts a child that takes it too. */
const SHARE = `
  import { spawnSync } from 'node:child_process'
  import { takeBuildLock } from '${LOCK_MODULE}'
  takeBuildLock('npm start')
  const child = "import { takeBuildLock } from '${LOCK_MODULE}'; takeBuildLock('npm run build')"
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', child], { stdio: 'inherit' })
  const isHeld = (await import('node:fs')).existsSync('.cache/build.lock')
  process.exit(status === 0 && isHeld ? 0 : 1)`

let folder: string

beforeEach(async () => {
  folder = await tempFolder()
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})

function start(code: string): ChildProcess {
  const child = spawn(execPath, ['--input-type=module', '--eval', code], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** A process that holds the lock. */
async function startHolder(): Promise<ChildProcess> {
  const child = start(HOLD)
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

const lockFile = () => join(folder, '.cache/build.lock')

it('one process has the lock, and the others are told which', async () => {
  const { pid } = await startHolder()
  expect(() => takeBuildLock('npm run build')).toThrow(
    `\`npm run pictures\` (process ${pid}) is at work in this folder: wait until it has ended, and try again`,
  )
})

it('the lock of a process that was killed is taken over', async () => {
  const holder = await startHolder()
  holder.kill('SIGKILL')
  await once(holder, 'close')
  expect(existsSync(lockFile())).toBe(true)
  const release = takeBuildLock('npm run build')
  expect(await readFile(lockFile(), 'utf8')).toMatch(/^\d+ \d* npm run build$/)
  release()
  expect(existsSync(lockFile())).toBe(false)
})

it.each([
  ['of a process whose id another process has by now', `${process.ppid === 1 ? 2 : 1} 1 npm run build`],
  ['that is not whole', '12'],
])('so is a lock %s', async (_, content) => {
  await writeFiles(folder, { '.cache/build.lock': content })
  takeBuildLock('npm run build')()
})

it('a child process shares the lock of its parent, which keeps it and releases it at its end', async () => {
  const [code] = (await once(start(SHARE), 'close')) as [number]
  expect(code).toBe(0)
  expect(existsSync(lockFile())).toBe(false)
})

it('of two commands the second ends with code 1 and says who is at work', async () => {
  const api = await serveForTest(() => undefined)
  const env = { SHOP_API_URL: api.url }
  const over = new AbortController()
  const first = runScript('pull.ts', folder, env, { killed: over.signal })
  await vi.waitFor(() => expect(api.requests).not.toEqual([]), { timeout: 60_000 })
  for (const command of ['build.ts', 'pictures.ts', 'start.ts']) {
    const { code, reason } = await runScript(command, folder, { ...env, PORT: '0' })
    expect(reason, command).toMatch(/^`npm run pull` \(process \d+\) is at work in this folder/)
    expect(code).toBe(1)
  }
  over.abort()
  await first
})
