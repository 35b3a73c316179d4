import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { VERSION_LABEL } from '../../src/messages/shop/layout.ts'

it("the version that shoppers see is the package's", async () => {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  const { version } = JSON.parse(text) as { version: string }
  const [major, minor = ''] = version.split('.')
  expect(VERSION_LABEL).toBe(`v${major}.${minor.padStart(3, '0')}`)
})
