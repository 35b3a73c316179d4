import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writePagesData } from '../../scripts/build/pages-data/write-pages-data.ts'
import { readPagesDataNow } from '../../src/catalogue/pages-data.ts'
import { catalogue, product } from '../fixtures/builders.ts'

let dir: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'obchod-pages-data-'))
  vi.spyOn(process, 'cwd').mockReturnValue(dir)
})
afterEach(() => rm(dir, { recursive: true }))

it('pages read what the build has left for them', async () => {
  const data = {
    catalogue: catalogue([product()]),
    pictures: new Map([
      ['a.jpg', { key: 'a1', width: 100, height: 125 }],
      ['missing.jpg', null],
    ]),
    listings: { source: 'static', files: [{ name: 'all.1', json: '{}' }], bySlug: {} },
    guaranteeNotice: { path: '/zakonna-zaruka.svg', width: 595, height: 842 },
  } as const
  await writePagesData(data)
  expect(await readPagesDataNow()).toEqual(data)
})

it('without a build it says which command leaves it', async () => {
  await expect(readPagesDataNow()).rejects.toThrow(
    'No data for pages in .cache/pages-data/: run `npm run pull` or `npm run build`',
  )
})
