import { expect, it } from 'vitest'
import { readHostRules } from '../../../../scripts/pipeline/host/host-rules.ts'
import { tempFolder, writeFiles } from '../../../fixtures/temp-folder.ts'

it('a redirect by a query stops the build except on Netlify, because nginx and Apache cannot follow it', async () => {
  const dir = await tempFolder()
  await writeFiles(dir, { _headers: '/*\n  A: b\n', _redirects: '/hladaj q=:phrase /vysledky/:phrase 301\n' })
  await expect(readHostRules(dir)).rejects.toThrow('by a query')
  expect((await readHostRules(dir, true)).redirects).toMatchObject([{ from: '/hladaj' }])
})
