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

describe('the new shop takes the place of the old one', () => {
  const fresh = () => join(dir, 'fresh')
  beforeEach(() => writeFiles(dir, { ...OLD, 'fresh/index.html': 'new' }))

  it('whole, and nothing is left beside it', async () => {
    await replaceShop(fresh(), findPlace(dist))
    expect(await readdir(dist)).toEqual(['index.html'])
    expect(await readdir(dir)).toEqual(['dist'])
  })

  it('where the folder is a link, in the folder that it leads to', async () => {
    await rename(dist, join(dir, 'web-root'))
    await symlink('web-root', dist)
    await replaceShop(fresh(), findPlace(dist))
    expect(await readlink(dist)).toBe('web-root')
    expect(await readFile(join(dir, 'web-root/index.html'), 'utf8')).toBe('new')
  })

  it('on another disk', async () => {
    const otherDisk = () => {
      throw Object.assign(new Error('cross-device link'), { code: 'EXDEV' })
    }
    await replaceShop(fresh(), findPlace(dist), otherDisk)
    expect(await shown()).toBe('new')
    expect(await readdir(dir)).toEqual(['dist'])
  })

  it('and the old one stays where it cannot', async () => {
    await expect(replaceShop(join(dir, 'none'), findPlace(dist))).rejects.toThrow('ENOENT')
    expect(await shown()).toBe('old')
  })
})

it.each([
  ['dist', '.dist.old'],
  ['web-root', '.web-root.old'],
])('the old shop is put back where a build was killed between the two renames: %s', async (folder, old) => {
  await writeFiles(dir, { [`${folder}/index.html`]: 'old' })
  if (folder !== 'dist') await symlink(folder, dist)
  await rename(join(dir, folder), join(dir, old))
  restoreShop(dist)
  restoreShop(dist)
  expect(await shown()).toBe('old')
})

describe('before the work a place is looked at', () => {
  it.each<[string, Record<string, string>]>([
    ['that is not there yet', {}],
    ['with a shop', OLD],
    [
      'with the files that a host brought back from its cache',
      { 'dist/_astro/a.js': '', 'dist/pictures/a.webp': '' },
    ],
  ])('one %s is taken', async (_, files) => {
    await writeFiles(dir, files)
    expect(findPlace(dist)).toBe(dist)
  })

  it('an empty folder is taken', async () => {
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
  ])('%s is refused', async (_, files, reason) => {
    await writeFiles(dir, files)
    expect(() => findPlace(dist)).toThrow(reason)
  })

  it('the folder of the checkout is refused', () => {
    expect(() => findPlace('.')).toThrow('holds something that is no shop')
  })

  it('a disk of its own is refused', () => {
    expect(() => findPlace('/proc')).toThrow('/proc is a disk of its own')
  })

  it('a folder in one that cannot be written to is refused', () => {
    expect(() => findPlace('/proc/none/dist')).toThrow(
      'cannot be replaced, because /proc cannot be written to',
    )
  })
})
