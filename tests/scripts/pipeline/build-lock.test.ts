import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { expect, it, onTestFinished } from 'vitest'
import { serveForTest } from '../../fixtures/test-server.ts'
import { runScript } from '../run-script.ts'
import { tempFolder } from '../../fixtures/temp-folder.ts'

it('of two commands the second ends with code 1 and says who is at work; a lock of a killed one is taken over', async () => {
  const folder = await tempFolder()
  await cp('src/config', join(folder, 'src/config'), { recursive: true })
  const api = await serveForTest(() => undefined)
  const env = { PATH: process.env['PATH'], SHOP_API_URL: api.url }
  const script = new URL('../../../scripts/pull.ts', import.meta.url).pathname
  const pull = spawn(execPath, [script], { cwd: folder, env })
  onTestFinished(() => void pull.kill('SIGKILL'))
  await expect.poll(() => api.requests.length).toBeGreaterThan(0)
  const { code, reason } = await runScript('build.ts', folder, { SHOP_API_URL: api.url })
  expect([code, reason]).toEqual([1, expect.stringMatching(`^Process ${pull.pid} is at work in this folder`)])
  pull.kill('SIGKILL')
  await once(pull, 'close')
  expect((await runScript('build.ts', folder)).reason).toMatch(/^SHOP_API_URL is missing/)
})
