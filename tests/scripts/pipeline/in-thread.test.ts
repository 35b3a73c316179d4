import { expect, it } from 'vitest'
import type { digestOf } from '../../../scripts/pipeline/digest.ts'
import { inThread } from '../../../scripts/pipeline/in-thread.ts'

const DIGEST = new URL('../../../scripts/pipeline/digest.ts', import.meta.url)

it('gives what the function of another file returns', async () => {
  const digest = await inThread<typeof digestOf>(DIGEST, 'digestOf', 'nitka', 'hex')
  expect(digest).toMatch(/^[0-9a-f]{64}$/)
})

it('fails as the function fails, so that a build stops with its sentence', async () => {
  const digest = inThread<typeof digestOf>(DIGEST, 'digestOf', 'nitka', 'none' as 'hex')
  await expect(digest).rejects.toThrow(/none/)
})

it('fails when the thread ends before the function has returned', async () => {
  const process = new URL('node:process')
  await expect(inThread<(code: number) => never>(process, 'exit', 0)).rejects.toThrow(/exit/)
})
