import { createHash } from 'node:crypto'
import { readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import {
  createConditionalGet,
  createCachingClient,
  openResponseCache,
} from '../../../../scripts/pipeline/pull/caching-client.ts'
import { createApiClient } from '../../../../src/api/client.ts'
import { pullCatalogue } from '../../../../scripts/pipeline/pull/pull.ts'
import { answerOf, sentProducts, type FakeShop } from '../../../fixtures/fake-shop.ts'
import { serveForTest } from '../../../fixtures/test-server.ts'
import { tempFolder } from '../../../fixtures/temp-folder.ts'

const POLICY = { timeoutMs: 60_000, totalTimeoutMs: 60_000, retries: 1, maxPauseMs: 1 }
const OPTIONS = { concurrency: 3, pageSize: 2, now: '2025-04-13T10:00:00.000Z' }

let dir: string
let apiUrl: string
let shop: FakeShop
/** Status of each answer since the last pull began. */
let statuses: number[]
let hasTags: boolean
/** How many of the next requests the API fails. */
let failures: number

beforeEach(async () => {
  dir = await tempFolder()
  shop = { categories: { tricka: sentProducts(5) } }
  hasTags = true
  failures = 0
  const server = await serveForTest((request, response) => {
    const body = JSON.stringify(answerOf(shop, new URL(request.url ?? '', 'http://shop').searchParams))
    const etag = `"${createHash('sha1').update(body).digest('hex')}"`
    const status = failures-- > 0 ? 503 : request.headers['if-none-match'] === etag ? 304 : 200
    statuses.push(status)
    response.writeHead(status, hasTags ? { etag } : {}).end(status === 200 ? body : undefined)
  })
  apiUrl = server.url
})

const file = () => join(dir, 'responses.jsonl')

async function pull(code = 'code') {
  statuses = []
  const responses = await openResponseCache(file(), code)
  const conditionalGet = createConditionalGet(AbortSignal.timeout(60_000))
  const api = createCachingClient(createApiClient(apiUrl, POLICY), apiUrl, responses, conditionalGet)
  const pulled = await pullCatalogue(api, OPTIONS)
  await responses.save()
  return pulled
}

const pricesOf = ({ catalogue }: Awaited<ReturnType<typeof pull>>) =>
  catalogue.products.map(({ priceCents }) => priceCents)

it('an unchanged catalogue is read whole from the responses that the last pull kept', async () => {
  const first = await pull()
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(await pull()).toEqual(first)
  expect(new Set(statuses)).toEqual(new Set([304]))
})

it('only what has changed is read anew', async () => {
  await pull()
  shop = { categories: { tricka: sentProducts(5, {}, { price: '11,00' }) } }
  expect(pricesOf(await pull())).toEqual([1000, 1100, 1000, 1000, 1000])
  // They are a page of each of the two listings, and the product.
  expect(statuses.filter((status) => status === 200)).toHaveLength(3)
})

it('a product that went and came back is read anew', async () => {
  const all = sentProducts(5)
  await pull()
  shop = { categories: { tricka: all.slice(1) } }
  await pull()
  shop = { categories: { tricka: [{ ...all[0], price: '12,00' }, ...all.slice(1)] } }
  expect(pricesOf(await pull())[0]).toBe(1200)
})

it('everything is read each time from an API without ETags', async () => {
  hasTags = false
  const first = await pull()
  expect(await pull()).toEqual(first)
  shop = { categories: { tricka: sentProducts(5, { price: '11,00' }) } }
  expect(pricesOf(await pull())[0]).toBe(1100)
})

it('a request that fails is tried again', async () => {
  const first = await pull()
  failures = 2
  expect(await pull()).toEqual(first)
})

it.each([
  ['of other code', () => Promise.resolve('other code')],
  [
    'that are not whole',
    async () => {
      await truncate(file(), (await readFile(file())).length - 10)
      return 'code'
    },
  ],
  [
    'that somebody has edited',
    async () => {
      await writeFile(
        file(),
        (await readFile(file(), 'utf8')).replaceAll('"priceCents":1000', '"priceCents":1'),
      )
      return 'code'
    },
  ],
])('responses %s are not used', async (_, spoil) => {
  const first = await pull()
  expect(await pull(await spoil())).toEqual(first)
  expect(new Set(statuses)).toEqual(new Set([200]))
})
