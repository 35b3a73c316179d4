import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findSameShop } from '../../../scripts/build/same-shop.ts'
import { writePublished } from '../../../src/catalogue/published.ts'
import { answerWith, startTestServer, type Handler, type TestServer } from '../../fixtures/test-server.ts'

const published = (digest: string) => ({
  pulledAt: '2025-04-13T10:00:00.000Z',
  ...{ products: 5, categories: 2, digest },
})

let dir: string
let site: TestServer | undefined

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'obchod-same-'))
})
afterEach(async () => {
  await site?.close()
  site = undefined
  await rm(dir, { recursive: true })
})

async function publish(handler: Handler): Promise<{ SHOP_API_URL: string; SITE_URL: string }> {
  site = await startTestServer(handler)
  return { SHOP_API_URL: 'http://api.invalid', SITE_URL: site.url }
}

it('the shop in the folder stays when it is built of the same', async () => {
  await writePublished(dir, published('same'))
  expect(await findSameShop('same', dir, {})).toMatchObject({ outcome: 'unchanged' })
  expect(await findSameShop('other', dir, {})).toBeUndefined()
})

it('with SKIP_UNCHANGED=1 none is built that is online already, and the notice says where', async () => {
  const env = { ...(await publish(answerWith(JSON.stringify(published('same'))))), SKIP_UNCHANGED: '1' }
  const found = await findSameShop('same', dir, env)
  expect(found?.outcome).toBe('online')
  expect(found?.notice).toContain(env.SITE_URL)
  expect(await findSameShop('other', dir, env)).toBeUndefined()
})

it('without it nobody is asked, for a build elsewhere must put a shop into its folder', async () => {
  const env = await publish(answerWith(JSON.stringify(published('same'))))
  expect(await findSameShop('same', dir, env)).toBeUndefined()
  expect(site?.requests).toEqual([])
})

it.each<[string, Handler]>([
  ['does not answer', (request) => void request.destroy()],
  ['has no such file', answerWith('not found', 404)],
  ['is older and does not say', answerWith(JSON.stringify({ ...published(''), digest: undefined }))],
])('where the shop online %s, one is built', async (_, handler) => {
  const env = { ...(await publish(handler)), SKIP_UNCHANGED: '1' }
  expect(await findSameShop('same', dir, env)).toBeUndefined()
})
