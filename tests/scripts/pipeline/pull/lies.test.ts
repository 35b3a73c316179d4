import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { promisify } from 'node:util'
import { createGzip } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { reasonOf } from '../../../../scripts/exit-with-reason.ts'
import { runPull } from '../../../../scripts/pipeline/pull/run-pull.ts'
import { fakeShop, sentProducts, type FakeShop } from '../../../fixtures/fake-shop.ts'
import { TERMINAL_PAYLOAD } from '../../../fixtures/payloads.ts'
import { tempFolder } from '../../../fixtures/temp-folder.ts'
import { answerWith, serveForTest, type Handler, type TestServer } from '../../../fixtures/test-server.ts'

/** A folder without a shop, so that there is nothing to compare a catalogue with. */
const folder = await tempFolder(afterAll)
let server: TestServer

/** Why a build from this API would stop. */
async function reasonFor(handler: Handler, deadlineMs?: number): Promise<string | undefined> {
  server = await serveForTest(handler)
  const pull = runPull({ SHOP_API_URL: server.url }, folder, 'code', deadlineMs)
  return pull.then(() => 'it does not stop', reasonOf)
}

const shop = (rest: Partial<FakeShop> = {}) => fakeShop({ categories: { tricka: sentProducts(5) }, ...rest })

/** The shop, with a lie for the answer of one call. */
const lyingTo =
  (call: string, lie: (response: ServerResponse) => unknown): Handler =>
  (request, response) =>
    request.url?.includes(call) ? void lie(response) : shop()(request, response)

const PART = Buffer.alloc(1_000_000, ' ')

/** Writes spaces until nobody reads on, or `count` million are written. */
function pour(stream: NodeJS.WritableStream, count = Infinity): void {
  let written = 0
  const more = () => {
    while (written++ < count) if (!stream.write(PART)) return void stream.once('drain', more)
    stream.end()
  }
  stream.on('error', () => undefined)
  more()
}

it.each<[string, (response: ServerResponse) => void]>([
  ['never ends', (response) => pour(response)],
  [
    'is small and unpacks to more',
    (response) => {
      const gzip = createGzip({ level: 1 })
      gzip.pipe(response.writeHead(200, { 'content-encoding': 'gzip' }))
      pour(gzip, 80)
    },
  ],
])('stops at an answer that %s, and reads it no further', async (_, lie) => {
  const before = process.memoryUsage().rss
  expect(await reasonFor(lyingTo('get_newest_products', lie))).toBe(
    'get_newest_products: the answer has more than 64 MB; no shop answers so much: look into the API',
  )
  expect(process.memoryUsage().rss - before).toBeLessThan(600e6)
})

it('stops at one product of more than 4 MB, because several are read at a time', async () => {
  const reason = await reasonFor(lyingTo('get_product&', (response) => pour(response, 5)))
  expect(reason).toMatch(/^get_product\(.*\): the answer has more than 4 MB; no shop answers so much/)
})

it('stops at a list of more entries than a build reads', async () => {
  const list = `{"data":[${'[],'.repeat(100_000)}[]]}`
  expect(await reasonFor(lyingTo('get_newest_products', (response) => response.end(list)))).toMatch(
    /^get_newest_products: data: expected at most 100000 entries/,
  )
})

it('stops at an answer that is too large also where only the second attempt is answered', async () => {
  const isPlain = (headers: Record<string, unknown>) => headers['accept-encoding'] !== 'gzip'
  const reason = await reasonFor((request, response) =>
    request.url?.includes('get_newest') && isPlain(request.headers)
      ? pour(response)
      : request.url?.includes('get_newest')
        ? response.writeHead(503).end()
        : shop()(request, response),
  )
  expect(reason).toMatch(/^get_newest_products: the answer has more than 64 MB/)
})

it('stops at a listing that promises more products than any shop has, and asks for no more of it', async () => {
  const reason = await reasonFor(shop({ surplus: 500_000_000 }))
  expect(reason).toMatch(
    /^get_products\(category=all\) promises 500000005 products, and a build takes 500000: /,
  )
  expect(server.requests.filter((path) => path.includes('get_products&'))).toHaveLength(1)
})

it('asks no further for what a listing promises and does not have', async () => {
  const reason = await reasonFor(shop({ surplus: 400_000 }))
  expect(reason).toMatch(/^get_products\(category=all\) promised 400005 products and gave 5: /)
  expect(server.requests.length).toBeLessThan(20)
})

it.each([0, 3, 500_000])(
  'escapes the slug of a category whose listing promises %i products too many',
  async (surplus) => {
    const categories = { '\u202eabc': sentProducts(5) }
    const isAll = (path = '') => path.includes('category=all')
    const reason = await reasonFor((request, response) =>
      fakeShop({ categories, surplus: isAll(request.url) ? 0 : surplus })(request, response),
    )
    expect(reason).toContain(String.raw`\u202eabc`)
    expect(reason).not.toContain('\u202e')
  },
)

it.each<[string, object, RegExp]>([
  [
    'an id that every object has',
    { id: '__proto__', name: 'x' },
    /data\.category_attributes\.0\.id: expected an id/,
  ],
  ['another such id', { id: 'constructor', name: 'x' }, /expected an id, got "constructor"; correct it/],
  [
    'a name without end',
    { id: '101', name: 'x'.repeat(301) },
    /^attribute "x+…" has a name of more than 300/,
  ],
])('stops at an attribute with %s', async (_, attribute, reason) =>
  expect(await reasonFor(shop({ listing: { category_attributes: [attribute] } }))).toMatch(reason),
)

it.each<[string, object, RegExp]>([
  [
    'a negative fee',
    { deliveryOptions: [{ id: 0, name: 'Pošta', cost: -2.9 }] },
    /^get_eshop_config: data\.deliveryOptions\.0\.cost: expected an amount of euros from 0 up, got "-2.9"/,
  ],
  [
    'a delivery that none of the built-in payments is for',
    { deliveryOptions: [{ id: 9, name: 'Packeta', cost: 2.9 }] },
    /^delivery 9 "Packeta" has no payment/,
  ],
])('stops at settings with %s', async (_, config, reason) =>
  expect(await reasonFor(shop({ config }))).toMatch(reason),
)

it('stops at a description of a category that is too deep: it cannot be left out', async () => {
  const catInfo = { name: 'Tričká', slug: 'all', text: '<i>'.repeat(65) }
  expect(await reasonFor(shop({ listing: { catInfo } }))).toMatch(
    /^category "all": its text has more than 64 HTML elements within each other/,
  )
})

it('a pull that computes for ever, so that no timer is called, is killed at its deadline', async () => {
  const code = `
    import { endAfter } from '${new URL('../../../../scripts/pipeline/pull/end-after.ts', import.meta.url).href}'
    endAfter(50, 'too slow\\n')()
    endAfter(2000, 'much too slow\\n')
    setTimeout(() => { for (;;); }, 1000)`
  const ended = promisify(execFile)(execPath, ['--input-type=module', '--eval', code], { timeout: 25_000 })
  await expect(ended).rejects.toMatchObject({ signal: 'SIGKILL', stderr: 'much too slow\n' })
})

it('ends at its deadline, however patient each call is, and says which was the last', async () => {
  expect(await reasonFor(() => undefined, 300)).toMatch(
    /^the catalogue was not read within 0.3 s \(the last call: get_\w+: no answer in time\): see why the API is so slow$/,
  )
})

const large = fakeShop({ categories: { tricka: sentProducts(201) } })

it.each<[string, Handler, RegExp]>([
  [
    'the wrong shape',
    answerWith('{"data":5}'),
    /^get_\w+: data: .*got 5; correct it in the shop's administration/,
  ],
  [
    'refusal of one page of a listing',
    (request, response) =>
      request.url?.includes('pageFrom=2') ? response.writeHead(403).end() : large(request, response),
    /^get_products\(category=all, page 2\): Request failed with status code 403; look into the API's log/,
  ],
  [
    'HTML',
    answerWith('<h1>Údržba</h1>'),
    /^get_\w+: the answer is not JSON but "<h1>.*; see whether SHOP_API_URL is the API's address/,
  ],
])('says of %s what mends it', async (_, handler, reason) => expect(await reasonFor(handler)).toMatch(reason))

it.each<[string, string]>([
  ['its own error', JSON.stringify({ error: TERMINAL_PAYLOAD })],
  ['no JSON', TERMINAL_PAYLOAD],
  ['the wrong shape', JSON.stringify({ data: TERMINAL_PAYLOAD })],
])('escapes what an API writes: %s', async (_, body) => {
  const reason = await reasonFor(answerWith(body))
  expect(reason).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/)
  expect(reason).toContain(String.raw`\u202e`)
})

it('stops at an API that leads to another host, which is asked nothing', async () => {
  const other = await serveForTest(shop())
  const reason = await reasonFor((request, response) =>
    response.writeHead(307, { location: other.url + (request.url ?? '') }).end(),
  )
  expect(reason).toMatch(/^get_\w+: the answer leads to .*name it in REDIRECT_HOSTS; see where the API leads/)
  expect(other.requests).toEqual([])
})

it('stops at a catalogue that lost a third of the products of the shop that it is to replace', async () => {
  const online = { pulledAt: '2025-04-13T10:00:00.000Z', products: 8, categories: 2 }
  const file = join(folder, 'catalogue.json')
  await writeFile(file, JSON.stringify(online))
  const reason = await reasonFor(shop())
  await rm(file)
  expect(reason).toMatch(/^far fewer products than online: 5, where the shop of .* has 8; .*ALLOW_SHRINK=1/)
})
