// Rule 709
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { carryFiles } from '../../../../scripts/pipeline/publish/carry-files.ts'
import { replaceShop } from '../../../../scripts/pipeline/publish/replace-shop.ts'
import { DAY_MS } from '../../../../src/company/rules/working-days.ts'
import { tempFolder, writeFiles } from '../../../fixtures/temp-folder.ts'

const FIRST_DAY = Date.parse('2026-03-02T08:00:00Z')
/** The files of a build: page, code, font, picture and the listing's index. */
const OLD = {
  'index.html': '<script src="/_astro/core.aaaaaaaa.js">',
  '_astro/core.aaaaaaaa.js': 'old()',
  '_astro/fonts/a.woff2': 'font',
  'listing/all.3.json': '{"old":1}',
  'listing/mikiny.3.json': '{}',
  'pictures/old-480.avif': 'picture',
}
const NEW = {
  'index.html': '<script src="/_astro/core.bbbbbbbb.js">',
  '_astro/core.bbbbbbbb.js': 'new()',
  '_astro/fonts/a.woff2': 'font',
  'listing/all.3.json': '{"new":1}',
}

let folder: string

beforeEach(async () => {
  folder = await tempFolder()
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})

async function build(files: Readonly<Record<string, string>>, day: number) {
  const [dist, fresh] = ['dist', 'fresh'].map((name) => join(folder, name)) as [string, string]
  await writeFiles(fresh, files)
  const carried = await carryFiles(dist, fresh, FIRST_DAY + day * DAY_MS)
  await replaceShop(fresh, dist)
  return carried.sort()
}

const read = (path: string) => readFile(join(folder, 'dist', path), 'utf8')

it('old code, pictures and indexes stay in a new shop; old pages do not', async () => {
  expect(await build(OLD, 0)).toEqual([])
  expect(await build(NEW, 1)).toEqual([
    '_astro/core.aaaaaaaa.js',
    'listing/mikiny.3.json',
    'pictures/old-480.avif',
  ])
  expect(await read('_astro/core.aaaaaaaa.js')).toBe('old()')
  expect(await read('listing/all.3.json')).toBe('{"new":1}')
  expect(await read('index.html')).toContain('bbbbbbbb')
})

it('a new index that is too short to be compressed has no old .br beside it', async () => {
  await build({ 'listing/all.3.json': 'null and more', 'listing/all.3.json.br': 'old' }, 0)
  expect(await build({ 'listing/all.3.json': 'null' }, 1)).toEqual([])
})

it('carried files stay for seven days after the first build without them, with any builds in between', async () => {
  await build(OLD, 0)
  for (const day of [30, 33, 36.9]) expect(await build(NEW, day), `day ${day}`).toHaveLength(3)
  expect(await build(NEW, 37)).toEqual([])
  await expect(read('_astro/core.aaaaaaaa.js')).rejects.toThrow('ENOENT')
})
