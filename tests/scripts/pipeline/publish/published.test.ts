import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { findComparison } from '../../../../scripts/pipeline/guards/catalogue/find-comparison.ts'
import {
  findSameShop,
  writePublished,
  type Published,
} from '../../../../scripts/pipeline/publish/published.ts'
import { answerWith, serveForTest, type Handler, type TestServer } from '../../../fixtures/test-server.ts'
import { tempFolder } from '../../../fixtures/temp-folder.ts'

const SHOP: Published = {
  pulledAt: '2025-04-13T10:00:00.000Z',
  digest: 'same',
  counts: { products: 9, categories: 2, buyable: 9, pictured: 9, described: 9, tagged: 9 },
  categories: { all: 9, 100: 3 },
  products: [[7, 'tricko', 1490]],
  settings: [],
  oldSlugs: [['vak', 7, '2025-01-01']],
}

let dist: string
let site: TestServer
let notes: string[]

beforeEach(async () => {
  notes = []
  dist = await tempFolder()
})

const file = () => join(dist, 'catalogue.json')

async function compareBeside(handler: Handler) {
  site = await serveForTest(handler)
  const env = { SHOP_API_URL: 'https://api.invalid', SITE_URL: site.url }
  return findComparison(dist, env, (note) => notes.push(note))
}

it('a catalogue is compared with the shop in dist/ rather than with the one that is online', async () => {
  await writePublished(dist, SHOP)
  expect(await compareBeside(answerWith('{}', 404))).toEqual({ ...SHOP, from: `${dist}/` })
  expect(site.requests).toEqual([])
})

it('in a fresh checkout a catalogue is compared with the shop that is online', async () => {
  const online = await tempFolder()
  await writePublished(online, SHOP)
  const content = await readFile(join(online, 'catalogue.json'), 'utf8')
  expect(await compareBeside(answerWith(content))).toEqual({ ...SHOP, from: site.url })
  expect(site.requests).toEqual(['/catalogue.json'])
})

it.each<[string, Handler]>([
  ['is not there', answerWith('not found', 404)],
  ['is a page', answerWith('<!doctype html>')],
  ['does not come', (request) => void request.destroy()],
])(
  'it is compared with nothing, and that is said, where the file of the shop online %s',
  async (_, handler) => {
    expect(await compareBeside(handler)).toBeUndefined()
    expect(notes).toEqual([
      expect.stringContaining('does not say what its shop was built from (catalogue.json: '),
    ])
  },
)

it('a shop stays when the one in the folder is built of the same', async () => {
  await writePublished(dist, SHOP)
  expect(await findSameShop('same', dist, undefined, {})).toBe('unchanged')
  expect(await findSameShop('other', dist, undefined, {})).toBeUndefined()
  await appendFile(file(), 'x')
  expect(await findSameShop('same', dist, undefined, {})).toBeUndefined()
})

it('with SKIP_UNCHANGED=1 no shop is built that is online already; without it a build fills its own folder', async () => {
  const online = { ...SHOP, from: 'https://www.example.sk' }
  expect(await findSameShop('same', dist, online, { SKIP_UNCHANGED: '1' })).toBe('online')
  expect(await findSameShop('other', dist, online, { SKIP_UNCHANGED: '1' })).toBeUndefined()
  expect(await findSameShop('same', dist, online, {})).toBeUndefined()
})
