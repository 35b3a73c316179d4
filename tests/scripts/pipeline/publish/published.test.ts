// Rule 127
import { appendFile, readFile, rm, writeFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { findComparison } from '../../../../scripts/pipeline/guards/catalogue/find-comparison.ts'
import { measureCatalogue } from '../../../../scripts/pipeline/guards/catalogue/measures.ts'
import {
  findSameShop,
  readPublished,
  writePublished,
  type Published,
} from '../../../../scripts/pipeline/publish/published.ts'
import { catalogue, product } from '../../../fixtures/builders.ts'
import { answerWith, serveForTest, type Handler, type TestServer } from '../../../fixtures/test-server.ts'
import { digestInputs } from '../../../../scripts/pipeline/publish/inputs-digest.ts'
import { tempFolder, writeFiles } from '../../../fixtures/temp-folder.ts'

const API = 'https://api.invalid'
const SHOP: Omit<Published, 'files'> = {
  ...measureCatalogue({
    catalogue: catalogue([product({ priceBeforeCents: 1990 })]),
    givenSettings: ['allSizes'],
    pointLists: [],
  }),
  pulledAt: '2025-04-13T10:00:00.000Z',
  digest: 'same',
  prices: {
    1: [
      ['2025-04-13', 1990, 0],
      ['2025-04-13', 1490, 1990],
    ],
  },
  apiUrl: API,
  oldSlugs: [['vak', 7, '2025-01-01']],
}

let dist: string
let site: TestServer

beforeEach(async () => {
  dist = await tempFolder()
})

const catalogueFile = () => join(dist, 'catalogue.json')

async function compareBeside(handler: Handler) {
  site = await serveForTest(handler)
  return findComparison(dist, { SHOP_API_URL: API, SITE_URL: site.url })
}

it('a catalogue is compared with the shop in dist/ before the shop online, and all its facts are read back', async () => {
  await writePublished(dist, SHOP)
  const { online } = await compareBeside(answerWith('{}', 404))
  expect(online).toEqual({ ...SHOP, files: { count: 0, bytes: 0 } })
  expect(site.requests).toEqual([])
})

it.each<[string, () => Promise<void>]>([
  ['in a fresh checkout', () => Promise.resolve()],
  [
    'if the shop in dist/ was built from another API',
    () => writePublished(dist, { ...SHOP, apiUrl: 'http://localhost:4400' }),
  ],
  [
    'if the facts of the shop in dist/ are unreadable',
    () => writeFiles(dist, { 'catalogue.json': '{"half' }),
  ],
])('a catalogue is compared with the shop online %s', async (_, prepare) => {
  await prepare()
  const other = await tempFolder()
  await writePublished(other, { ...SHOP, digest: 'online' })
  const file = await readFile(join(other, 'catalogue.json'), 'utf8')
  expect((await compareBeside(answerWith(file))).online).toMatchObject({ digest: 'online' })
  expect(site.requests).toEqual(['/catalogue.json'])
})

it.each<[string, Handler]>([
  ['is missing', answerWith('not found', 404)],
  ['is a page', answerWith('<!doctype html>')],
  ['says nothing', answerWith('{}')],
  ['cannot be fetched', (request) => void request.destroy()],
])('a catalogue is compared with nothing if the file of the shop online %s', async (_, handler) => {
  expect(await compareBeside(handler)).toEqual({ online: undefined, why: 'unreadable', place: site.url })
})

it('a catalogue is compared with nothing if the only shop was built from another API', async () => {
  await writePublished(dist, { ...SHOP, apiUrl: 'http://localhost:4400' })
  const found = await findComparison(dist, { SHOP_API_URL: API })
  expect(found).toMatchObject({ online: undefined, why: 'other-api', place: `${dist}/` })
  expect(found).toHaveProperty('other.oldSlugs', SHOP.oldSlugs)
})

it.each([
  ['http://localhost:4400', 'http://127.0.0.1:4400'],
  ['http://[::1]:4400', 'http://localhost:4400/'],
  ['http://api.invalid', 'https://api.invalid'],
  ['https://api.invalid/eshop/', 'https://API.invalid/eshop'],
])('an API at %s is compared with the shop that was built from it as %s', async (now, before) => {
  await writePublished(dist, { ...SHOP, apiUrl: before })
  expect((await findComparison(dist, { SHOP_API_URL: now })).online).toMatchObject({ digest: 'same' })
})

it.each([
  ['http://localhost:4400', 'http://localhost:4401'],
  ['https://api.invalid', 'https://api.invalid/eshop'],
  ['https://api.invalid', 'https://localhost'],
])('the APIs at %s and %s are two', async (now, before) => {
  await writePublished(dist, { ...SHOP, apiUrl: before })
  expect(await findComparison(dist, { SHOP_API_URL: now })).toMatchObject({ why: 'other-api' })
})

it('a catalogue is compared with nothing if there is no shop', async () => {
  expect(await findComparison(dist, { SHOP_API_URL: API })).toMatchObject({ why: 'none' })
})

describe('a shop with the same digest', () => {
  beforeEach(async () => {
    await writeFiles(dist, { 'index.html': 'x', 'pictures/a.webp': 'xyz' })
    await writePublished(dist, SHOP)
  })

  it('stays in its folder, unlike a shop with another digest', async () => {
    expect(await findSameShop('same', dist, undefined, {})).toBe('unchanged')
    expect(await findSameShop('other', dist, undefined, {})).toBeUndefined()
    expect(await readPublished(dist)).toMatchObject({ files: { count: 2, bytes: 4 } })
  })

  it.each<[string, () => Promise<void>]>([
    ['is missing', () => rm(join(dist, 'pictures/a.webp'))],
    ['is cut', () => writeFile(join(dist, 'index.html'), '')],
    ['is damaged: catalogue.json', () => appendFile(catalogueFile(), 'x')],
  ])('does not stay if one of its files %s', async (_, damage) => {
    await damage()
    expect(await findSameShop('same', dist, undefined, {})).toBeUndefined()
  })
})

it('a shop that is online already is not built again with SKIP_UNCHANGED=1; without it a build fills its own folder', async () => {
  expect(await findSameShop('same', dist, SHOP, { SKIP_UNCHANGED: '1' })).toBe('online')
  expect(await findSameShop('other', dist, SHOP, { SKIP_UNCHANGED: '1' })).toBeUndefined()
  expect(await findSameShop('same', dist, SHOP, {})).toBeUndefined()
})

it('the digest of inputs changes with a file, its name or a setting, and not with tests and papers', async () => {
  const root = await tempFolder()
  await writeFiles(root, { 'src/cart.ts': 'a', 'package.json': '{}' })
  const before = await digestInputs(root, {})
  await writeFiles(root, { 'tests/cart.test.ts': 'test()', 'README.md': '#' })
  expect(await digestInputs(root, {})).toBe(before)
  expect(await digestInputs(root, { A: '1' })).not.toBe(before)
  await rename(join(root, 'src/cart.ts'), join(root, 'src/basket.ts'))
  const renamed = await digestInputs(root, {})
  expect(renamed).not.toBe(before)
  await writeFiles(root, { 'src/basket.ts': 'b' })
  expect(await digestInputs(root, {})).not.toBe(renamed)
})
