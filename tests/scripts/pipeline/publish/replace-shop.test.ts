import { mkdir, readdir, readFile, readlink, rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { findPlace, replaceShop, restoreShop } from '../../../../scripts/pipeline/publish/replace-shop.ts'
import { tempFolder, writeFiles } from '../../../fixtures/temp-folder.ts'

let dir: string
let dist: string
beforeEach(async () => {
  dir = await tempFolder()
  dist = join(dir, 'dist')
})

const OLD = { 'dist/index.html': 'old', 'dist/catalogue.json': '{}' }
const shown = () => readFile(join(dist, 'index.html'), 'utf8')

describe('the new shop', () => {
  const fresh = () => join(dir, 'fresh')
  beforeEach(() => writeFiles(dir, { ...OLD, 'fresh/index.html': 'new' }))

  it('replaces the whole old one, and leaves nothing beside it', async () => {
    await replaceShop(fresh(), findPlace(dist))
    expect(await readdir(dist)).toEqual(['index.html'])
    expect(await readdir(dir)).toEqual(['dist'])
  })

  it('replaces the old one behind a link', async () => {
    await rename(dist, join(dir, 'web-root'))
    await symlink('web-root', dist)
    await replaceShop(fresh(), findPlace(dist))
    expect(await readlink(dist)).toBe('web-root')
    expect(await readFile(join(dir, 'web-root/index.html'), 'utf8')).toBe('new')
  })

  it('replaces the old one from another disk', async () => {
    const otherDisk = () => {
      throw Object.assign(new Error('cross-device link'), { code: 'EXDEV' })
    }
    await replaceShop(fresh(), findPlace(dist), otherDisk)
    expect(await shown()).toBe('new')
    expect(await readdir(dir)).toEqual(['dist'])
  })

  it('leaves the old one if it cannot replace it', async () => {
    await expect(replaceShop(join(dir, 'none'), findPlace(dist))).rejects.toThrow('ENOENT')
    expect(await shown()).toBe('old')
  })
})

it.each([
  ['dist', '.dist.old'],
  ['web-root', '.web-root.old'],
])('the old shop is put back if a build was killed between the two renames: %s', async (folder, old) => {
  await writeFiles(dir, { [`${folder}/index.html`]: 'old' })
  if (folder !== 'dist') await symlink(folder, dist)
  await rename(join(dir, folder), join(dir, old))
  restoreShop(dist)
  restoreShop(dist)
  expect(await shown()).toBe('old')
})

it.each<[string, Record<string, string>]>([
  ['if it does not exist yet', {}],
  ['if it holds a shop', OLD],
  [
    'if it holds files that a host restored from its cache',
    { 'dist/_astro/a.js': '', 'dist/pictures/a.webp': '' },
  ],
])('the folder of a new shop is accepted %s', async (_, files) => {
  await writeFiles(dir, files)
  expect(findPlace(dist)).toBe(dist)
})

it('the folder of a new shop is accepted if it is empty', async () => {
  await mkdir(dist)
  expect(findPlace(dist)).toBe(dist)
})

it.each<[string, Record<string, string>, RegExp]>([
  [
    'a folder that is no shop',
    { 'dist/thesis.txt': 'x' },
    /dist holds something that is no shop, and a build would delete it: /,
  ],
  ['a file', { dist: 'x' }, /dist is a file: a shop needs a folder; /],
])('the folder of a new shop is refused if it is %s', async (_, files, reason) => {
  await writeFiles(dir, files)
  expect(() => findPlace(dist)).toThrow(reason)
})

it('the folder of a new shop is refused if it is the checkout itself', () => {
  expect(() => findPlace('.')).toThrow('holds something that is no shop')
})

it('the folder of a new shop is refused if it is a disk of its own', () => {
  expect(() => findPlace('/proc')).toThrow('/proc is a disk of its own')
})

it('the folder of a new shop is refused if its folder cannot be written to', () => {
  expect(() => findPlace('/proc/none/dist')).toThrow('cannot be replaced, because /proc cannot be written to')
})
