import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepFileList, readBuiltFiles, carryFiles } from '../../../../scripts/pipeline/publish/built-files.ts'
import { replaceShop } from '../../../../scripts/pipeline/publish/replace-shop.ts'
import { findSameShop } from '../../../../scripts/pipeline/publish/same-shop.ts'
import { fingerprint } from '../../../fixtures/shop-copy.ts'
import { tempFolder, writeFiles } from '../../../fixtures/temp-folder.ts'

const DAY_MS = 86_400_000
const FIRST_DAY = Date.parse('2026-03-02T08:00:00Z')
/** What each build makes by itself: its page, its code, its font and the index of its listing. */
const OLD = {
  'index.html': '<script src="/_astro/core.aaaaaaaa.js">',
  '_astro/core.aaaaaaaa.js': 'old()',
  '_astro/fonts/a.woff2': 'font',
  'listing/all.3.json': '{"old":1}',
  'listing/mikiny.3.json': '{}',
}
const NEW = {
  'index.html': '<script src="/_astro/core.bbbbbbbb.js">',
  '_astro/core.bbbbbbbb.js': 'new()',
  '_astro/fonts/a.woff2': 'font',
  'listing/all.3.json': '{"new":1}',
}

let folder: string
let dist: string

beforeEach(async () => {
  folder = await tempFolder()
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  dist = join(folder, 'dist')
})

/** Builds a shop of these files on a day. @returns what was carried along */
async function build(files: Readonly<Record<string, string>>, day: number) {
  const fresh = join(folder, 'fresh')
  await writeFiles(fresh, files)
  const carried = await carryFiles(dist, fresh, FIRST_DAY + day * DAY_MS)
  await keepFileList(dist, { digest: 'same', files: readBuiltFiles(fresh), carried })
  await replaceShop(fresh, dist)
  return Object.keys(carried).sort()
}

const read = (path: string) => readFile(join(dist, path), 'utf8')

it('a first build carries nothing', async () => {
  expect(await build(OLD, 0)).toEqual([])
})

it('code and indexes that are made no more stay; pages and what is made anew are the new ones', async () => {
  await build(OLD, 0)
  expect(await build(NEW, 1)).toEqual(['_astro/core.aaaaaaaa.js', 'listing/mikiny.3.json'])
  expect(await read('_astro/core.aaaaaaaa.js')).toBe('old()')
  expect(await read('listing/all.3.json')).toBe('{"new":1}')
  expect(await read('index.html')).toContain('bbbbbbbb')
})

it('they stay for seven days after the build that did without them, however many come in between', async () => {
  await build(OLD, 0)
  for (const day of [30, 33, 36.9]) expect(await build(NEW, day), `day ${day}`).toHaveLength(2)
  expect(await build(NEW, 37)).toEqual([])
  expect([...(await fingerprint(dist)).keys()].sort()).toEqual(Object.keys(NEW).sort())
})

it('code that is made once more is no longer carried, and counts anew from when it goes again', async () => {
  await build(OLD, 0)
  await build(NEW, 1)
  expect(await build(OLD, 6)).toEqual(['_astro/core.bbbbbbbb.js'])
  expect(await build(NEW, 7)).toHaveLength(2)
  expect(await build(NEW, 13)).toHaveLength(2)
})

it('a build of the same beside the same carried files is the same, and nothing has changed', async () => {
  await build(OLD, 0)
  await build(NEW, 1)
  const before = await fingerprint(dist)
  await build(NEW, 2)
  expect(await fingerprint(dist)).toEqual(before)
  expect(await findSameShop('same', dist, {})).toMatchObject({ outcome: 'unchanged' })
})

it('a file that was edited or cut short after its build is not carried', async () => {
  await build(OLD, 0)
  await writeFile(join(dist, '_astro/core.aaaaaaaa.js'), 'evil()')
  await writeFile(join(dist, 'listing/mikiny.3.json'), '')
  expect(await build(NEW, 1)).toEqual([])
})

it('in a fresh folder they come from what the host has kept: the list, code and indexes', async () => {
  await build(OLD, 0)
  await rm(join(dist, 'index.html'))
  expect(await build(NEW, 1)).toEqual(['_astro/core.aaaaaaaa.js', 'listing/mikiny.3.json'])
})
