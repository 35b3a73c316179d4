// Rule 808
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { VERSION_LABEL } from '../../src/site/texts/layout.ts'

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

it('the version that the shop shows is that of package.json', async () => {
  const { version } = JSON.parse(await read('package.json')) as { version: string }
  const [major, minor = ''] = version.split('.')
  expect(VERSION_LABEL).toBe(`v${major}.${minor.padStart(3, '0')}`)
})
