import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { placePictures } from '../../../../scripts/pipeline/pictures/place.ts'
import { tempFolder } from '../../../fixtures/temp-folder.ts'

it('puts into the shop what its pages show, and nothing else of the cache', async () => {
  const folder = await tempFolder()
  await mkdir(join(folder, 'cache/files'), { recursive: true })
  const names = ['aa-40.avif', 'aa-40.webp', 'aa-60.avif', 'aa-60.webp', 'aa-900.avif', 'bb-40.avif']
  for (const name of names) await writeFile(join(folder, 'cache/files', `${name}.0123456789abcdef`), name)
  const wanted = ['a.jpg', 'left.jpg', 'bad.jpg'].map((path) => ({
    path,
    owner: '',
    widths: [40, 80],
    avifWidths: [40, 80],
  }))
  const pictures = new Map([
    ['a.jpg', { key: 'aa', width: 60, height: 75 }],
    ['bad.jpg', null],
  ])
  const out = join(folder, 'dist')
  expect(await placePictures(out, join(folder, 'cache'), wanted, pictures)).toBe(4)
  expect((await readdir(join(out, 'pictures'))).sort()).toEqual(names.slice(0, 4))
})
