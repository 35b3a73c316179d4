import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { expect, it, onTestFinished } from 'vitest'
import { serveForTest } from '../../fixtures/test-server.ts'
import { runScript } from '../run-script.ts'
import { tempFolder } from '../../fixtures/temp-folder.ts'

const LOCK_MODULE = new URL('../../../scripts/pipeline/build-lock.ts', import.meta.url).href

it('of two commands the second ends with code 1 and says who is at work; a lock of a killed one is taken over', async () => {
  const folder = await tempFolder()
  const api = await serveForTest(() => undefined)
  const pull = spawn(execPath, [new URL('../../../scripts/pull.ts', import.meta.url).pathname], {
    cwd: folder,
    env: { PATH: process.env['PATH'], SHOP_API_URL: api.url },
  })
  onTestFinished(() => void pull.kill('SIGKILL'))
  await expect.poll(() => api.requests.length).toBeGreaterThan(0)
  for (const command of ['build.ts', 'pictures.ts', 'start.ts']) {
    const { code, reason } = await runScript(command, folder, { SHOP_API_URL: api.url, PORT: '0' })
    expect(reason, command).toMatch(/^`npm run pull` \(process \d+\) is at work in this folder: wait until/)
    expect(code).toBe(1)
  }
  pull.kill('SIGKILL')
  await once(pull, 'close')
  expect(existsSync(join(folder, '.cache/build.lock'))).toBe(true)
  expect((await runScript('build.ts', folder)).reason).toMatch(/^SHOP_API_URL is missing/)
  expect(existsSync(join(folder, '.cache/build.lock'))).toBe(false)
})

it('a child process shares the lock of its parent, which keeps it and releases it at its end', async () => {
  const folder = await tempFolder()
  const share = `
    import { spawnSync } from 'node:child_process'
    import { takeBuildLock } from '${LOCK_MODULE}'
    takeBuildLock('npm start')
    const child = "import { takeBuildLock } from '${LOCK_MODULE}'; takeBuildLock('npm run build')"
    const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', child], { stdio: 'inherit' })
    const isHeld = (await import('node:fs')).existsSync('.cache/build.lock')
    process.exit(status === 0 && isHeld ? 0 : 1)`
  const parent = spawn(execPath, ['--input-type=module', '--eval', share], { cwd: folder, stdio: 'inherit' })
  expect(await once(parent, 'close')).toEqual([0, null])
  expect(existsSync(join(folder, '.cache/build.lock'))).toBe(false)
})
