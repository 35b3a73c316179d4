import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PICTURES_DIR } from '../../../src/catalogue/pictures/manifest.ts'

let dir: string

// Each test is a build of its own: the manifest is read once.
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'obchod-manifest-'))
  vi.spyOn(process, 'cwd').mockReturnValue(dir)
  vi.resetModules()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dir, { recursive: true })
})

const openManifest = () => import('../../../src/catalogue/pictures/manifest.ts')

it('tells pages what the build made', async () => {
  const pictures = new Map([
    ['a.jpg', { key: 'a1', width: 100, height: 125 }],
    ['missing.jpg', null],
  ])
  const { readPictures, writePictures } = await openManifest()
  await writePictures(pictures)
  expect(await readPictures()).toEqual(pictures)
})

it.each([
  ['half a file', '[["a.jpg",'],
  ['another shape', '{"a.jpg":{"key":"a1"}}'],
  ['a picture without its size', '[["a.jpg",{"key":"a1"}]]'],
])('leaves pages to the media host when it cannot be read: %s', async (_, json) => {
  await mkdir(join(dir, PICTURES_DIR), { recursive: true })
  await writeFile(join(dir, PICTURES_DIR, 'manifest.json'), json)
  const { readPictures } = await openManifest()
  expect(await readPictures()).toEqual(new Map())
})

it('leaves pages to the media host before any build', async () => {
  const { readPictures } = await openManifest()
  expect(await readPictures()).toEqual(new Map())
})
