import { appendFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepFileList, readBuiltFiles } from '../../../../scripts/pipeline/publish/built-files.ts'
import { digestCode } from '../../../../scripts/pipeline/publish/inputs-digest.ts'
import { digestShop } from '../../../../scripts/pipeline/publish/published.ts'
import {
  assertSameShop,
  findSameShop,
  isBuildForced,
} from '../../../../scripts/pipeline/publish/same-shop.ts'
import { writePagesData } from '../../../../scripts/pipeline/pages-data/write-pages-data.ts'
import { catalogue, product } from '../../../fixtures/builders.ts'
import { answerWith, serveForTest, type Handler, type TestServer } from '../../../fixtures/test-server.ts'
import { tempFolder, writeFiles } from '../../../fixtures/temp-folder.ts'

const published = (digest: string) => ({
  pulledAt: '2025-04-13T10:00:00.000Z',
  products: 5,
  categories: 2,
  digest,
})

let folder: string
let dist: string
let site: TestServer

beforeEach(async () => {
  folder = await tempFolder()
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  dist = join(folder, 'dist')
})

/** Leaves a shop that was built from what has the digest `same`. */
async function buildShop(): Promise<void> {
  await writeFiles(dist, { 'index.html': '<h1>Obchod</h1>', 'produkt/a.html': '<p>a</p>' })
  await keepFileList(dist, { digest: 'same', files: readBuiltFiles(dist), carried: {} })
}

async function publish(handler: Handler): Promise<{ SHOP_API_URL: string; SITE_URL: string }> {
  site = await serveForTest(handler)
  return { SHOP_API_URL: 'http://api.invalid', SITE_URL: site.url }
}

it('the shop in the folder stays when it is built of the same', async () => {
  await buildShop()
  expect(await findSameShop('same', dist, {})).toMatchObject({ outcome: 'unchanged' })
  expect(await findSameShop('other', dist, {})).toBeUndefined()
})

it.each<[string, () => Promise<void>]>([
  ['is cut short', () => truncate(join(dist, 'produkt/a.html'), 3)],
  ['is longer', () => appendFile(join(dist, 'produkt/a.html'), 'x')],
  ['is edited', () => writeFile(join(dist, 'produkt/a.html'), '<p>b</p>')],
  ['is gone', () => rm(join(dist, 'produkt/a.html'))],
])('it is built anew where a file of it %s', async (_, damage) => {
  await buildShop()
  await damage()
  expect(await findSameShop('same', dist, {})).toBeUndefined()
})

it('it is built anew where nobody has kept the list of its files', async () => {
  await buildShop()
  await rm(join(folder, '.cache'), { recursive: true })
  expect(await findSameShop('same', dist, {})).toBeUndefined()
})

it('with SKIP_UNCHANGED=1 none is built that is online already, and the notice says where', async () => {
  const env = { ...(await publish(answerWith(JSON.stringify(published('same'))))), SKIP_UNCHANGED: '1' }
  const found = await findSameShop('same', dist, env)
  expect(found?.outcome).toBe('online')
  expect(found?.notice).toContain(env.SITE_URL)
  expect(await findSameShop('other', dist, env)).toBeUndefined()
})

it('without it the shop online is not asked: a build elsewhere has to fill its own folder', async () => {
  const env = await publish(answerWith(JSON.stringify(published('same'))))
  expect(await findSameShop('same', dist, env)).toBeUndefined()
  expect(site.requests).toEqual([])
})

it.each<[string, Handler]>([
  ['does not answer', (request) => void request.destroy()],
  ['has no such file', answerWith('not found', 404)],
  ['is older and does not say', answerWith(JSON.stringify({ ...published(''), digest: undefined }))],
])('where the shop online %s, one is built', async (_, handler) => {
  const env = { ...(await publish(handler)), SKIP_UNCHANGED: '1' }
  expect(await findSameShop('same', dist, env)).toBeUndefined()
})

it.each([
  ['nothing', {}, false, false],
  ['the flag', {}, true, true],
  ['the variable', { FORCE_BUILD: '1' }, false, true],
  ['the variable turned off', { FORCE_BUILD: '0' }, false, false],
  ['a hook with force', { INCOMING_HOOK_BODY: '{"force":true}' }, false, true],
  ['the same, escaped', { INCOMING_HOOK_BODY: '%7B%22force%22%3Atrue%7D' }, false, true],
  ['a hook without', { INCOMING_HOOK_BODY: '{"force":false}' }, false, false],
  ['a hook that says something else', { INCOMING_HOOK_BODY: '{}' }, false, false],
])('%s', (_, env, hasFlag, isForced) => expect(isBuildForced(env, hasFlag)).toBe(isForced))

it('what pages were rendered from, and the code, may not have changed meanwhile', async () => {
  const listings = { index: null, bySlug: {} } as const
  const left = { catalogue: catalogue([product()]), pictures: new Map(), listings, guaranteeNotice: null }
  await writePagesData(left)
  const digest = digestShop(await digestCode({}), left.catalogue, left.pictures)
  await expect(assertSameShop(digest, {})).resolves.toBeUndefined()
  const changed = /^the catalogue or the code was changed while the shop was built/
  await expect(assertSameShop(digest, { SITE_URL: 'https://other.example' })).rejects.toThrow(changed)
  await writePagesData({ ...left, catalogue: catalogue([product({ priceCents: 1 })]) })
  await expect(assertSameShop(digest, {})).rejects.toThrow(changed)
})
