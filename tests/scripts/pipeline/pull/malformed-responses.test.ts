import type { ServerResponse } from 'node:http'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { reasonOf } from '../../../../scripts/exit-with-reason.ts'
import { writePublished, type Published } from '../../../../scripts/pipeline/publish/published.ts'
import { runPull } from '../../../../scripts/pipeline/pull/run-pull.ts'
import { answerOf, fakeShop, sentProducts, type FakeShop } from '../../../fixtures/fake-shop.ts'
import { TERMINAL_PAYLOAD } from '../../../fixtures/payloads.ts'
import { tempFolder } from '../../../fixtures/temp-folder.ts'
import { answerWith, serveForTest, type Handler, type TestServer } from '../../../fixtures/test-server.ts'

/** A folder without a shop, so that there is nothing to compare a catalogue with. */
const folder = await tempFolder(afterAll)
let server: TestServer

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

/** Why a build from this API would stop. */
async function reasonFor(handler: Handler, deadlineMs?: number, dir = folder): Promise<string | undefined> {
  server = await serveForTest(handler)
  return runPull({ SHOP_API_URL: server.url }, dir, deadlineMs).then(() => 'it does not stop', reasonOf)
}

const shop = (rest: Partial<FakeShop> = {}) => fakeShop({ categories: { tricka: sentProducts(5) }, ...rest })
const withConfig = (config: object) => shop({ config })

/** The shop, with something else for the answer of one call. */
const answering =
  (call: string, answer: (response: ServerResponse) => unknown): Handler =>
  (request, response) =>
    request.url?.includes(call) ? void answer(response) : shop()(request, response)

/** Writes spaces until nobody reads on. */
function pour(response: ServerResponse): void {
  const part = Buffer.alloc(1_000_000, ' ')
  const more = () => {
    while (!response.destroyed) if (!response.write(part)) return void response.once('drain', more)
  }
  response.on('error', () => undefined)
  more()
}

/** A listing that gives its first page whatever page is asked for. */
const samePage: Handler = (request, response) => {
  const query = new URL(request.url ?? '', 'http://shop').searchParams
  if (query.has('pageFrom')) query.set('pageFrom', '1')
  response.end(JSON.stringify(answerOf({ categories: { tricka: sentProducts(5) }, surplus: 400_000 }, query)))
}

const twoPages = fakeShop({ categories: { tricka: sentProducts(201) } })
const delivery = { id: 0, name: 'Pošta', cost: 2.9 }
const payment = { id: 0, name: 'Prevod', cost: 0, visible_in_delivery: [0] }

it.each<[string, Handler, RegExp]>([
  [
    'an answer that never ends',
    answering('get_newest_products', pour),
    /^get_newest_products: the answer has more than 64 MB; no shop answers so much/,
  ],
  [
    'the wrong shape',
    answerWith('{"data":5}'),
    /^get_\w+: data: .*got 5; correct it in the shop's administration/,
  ],
  [
    'HTML',
    answerWith('<h1>Údržba</h1>'),
    /^get_\w+: the answer is not JSON but "<h1>.*; see whether SHOP_API_URL is/,
  ],
  [
    'an error beside data',
    answering('get_eshop_config', (response) =>
      response.end('{"data":{"banners":[]},"error":"cache is stale"}'),
    ),
    /^get_eshop_config: the API says "cache is stale"; look into the API/,
  ],
  [
    'a page of a listing that is refused',
    (request, response) =>
      request.url?.includes('pageFrom=2') ? response.writeHead(403).end() : twoPages(request, response),
    /^get_products\(category=all, page 2\): Request failed with status code 403; look into the API's log/,
  ],
  [
    'no products',
    fakeShop({ categories: {} }),
    /^get_products gave no products: an empty shop is not put online$/,
  ],
  [
    'a listing that promises more than it has',
    shop({ surplus: 400_000 }),
    /^get_products\(category=all\) promised 400005 products and gave 5: /,
  ],
  [
    'a listing that gives one page for all',
    samePage,
    /^get_products\(category=all\) promised 400005 products and gave 5: /,
  ],
  [
    'another category than the one asked for',
    shop({ listing: { catInfo: { name: 'Všetky produkty', slug: 'all', text: '' } } }),
    /^get_products\(category=tricka\) gives the category "all": an API that does not heed category/,
  ],
  [
    'a category without an address',
    fakeShop({ categories: { '%2e': sentProducts(5) } }),
    /^category "%2E": slug "%2e" cannot be an address/,
  ],
  [
    'a description of a category that is too deep',
    fakeShop({ categories: { tricka: sentProducts(5) }, text: '<i>'.repeat(65) }),
    /^category "all": its text has more than 64 HTML elements/,
  ],
  [
    'an attribute with an id that every object has',
    shop({ listing: { category_attributes: [{ id: '__proto__', name: 'x' }] } }),
    /data\.category_attributes\.0\.id: expected an id/,
  ],
  [
    'an attribute with a name without end',
    shop({ listing: { category_attributes: [{ id: '101', name: 'x'.repeat(301) }] } }),
    /^attribute "x+…" has a name of more than 300/,
  ],
  [
    'a negative fee',
    withConfig({ deliveryOptions: [{ ...delivery, cost: -2.9 }] }),
    /data\.deliveryOptions\.0\.cost: expected an amount of euros from 0 up, got "-2.9"/,
  ],
  [
    'a fee with three decimals',
    withConfig({ paymentOptions: [{ ...payment, cost: '1.000' }] }),
    /data\.paymentOptions\.0\.cost: expected euros with two decimals, got "1.000"/,
  ],
  [
    'a fee in cents',
    withConfig({ deliveryOptions: [{ ...delivery, cost: 290 }] }),
    /^fee of "Pošta": 290,00\s€ where at most 40,00\s€ was expected; .*ALLOW_SETTINGS=1$/,
  ],
  [
    'delivery that is always free',
    withConfig({ deliveryFreeFrom: '0' }),
    /^deliveryFreeFrom: 0,00\s€ where 0,01/,
  ],
  [
    'a free limit in cents',
    withConfig({ deliveryFreeFrom: 3500 }),
    /^deliveryFreeFrom: 3\s500,00\s€ where 0,01/,
  ],
  [
    'a delivery that none of the built-in payments is for',
    withConfig({ deliveryOptions: [{ ...delivery, id: 9 }] }),
    /^delivery 9 "Pošta" has no payment/,
  ],
  [
    'nothing that can be bought',
    fakeShop({
      categories: { tricka: sentProducts(5).map((one) => ({ ...one, tags: ['98', '148'], sizes: [] })) },
    }),
    /^products that can be bought: 0 where 5 was expected; .*ALLOW_SHRINK=1$/,
  ],
])('a build stops at %s', async (_, handler, reason) => {
  expect(await reasonFor(handler)).toMatch(reason)
  expect(server.requests.length).toBeLessThan(30)
})

it('a build ends at its deadline, however patient each call is, and says which was the last', async () => {
  expect(await reasonFor(() => undefined, 300)).toMatch(
    /^the catalogue was not read within 0.3 s \(the last call: get_\w+: no answer in time\): see why the API is so slow$/,
  )
})

it.each<[string, Handler]>([
  ['its own error', answerWith(JSON.stringify({ error: TERMINAL_PAYLOAD }))],
  ['no JSON', answerWith(TERMINAL_PAYLOAD)],
  ['the wrong shape', answerWith(JSON.stringify({ data: TERMINAL_PAYLOAD }))],
  ['a slug', fakeShop({ categories: { '\u202eabc': sentProducts(5) }, surplus: 3 })],
])('nothing that a terminal would act on reaches it: %s', async (_, handler) => {
  const reason = await reasonFor(handler)
  expect(reason).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/)
})

it('a build stops where the API has far less than the shop that it is to replace', async () => {
  const dir = await tempFolder()
  const online: Published = {
    pulledAt: '2025-04-13T10:00:00.000Z',
    digest: '',
    counts: { products: 8, categories: 2, buyable: 8, pictured: 0, described: 8, tagged: 0 },
    categories: { all: 8, tricka: 8 },
    products: [],
    settings: ['paymentOptions'],
    oldSlugs: [],
  }
  await writePublished(dir, online)
  const reason = await reasonFor(shop(), undefined, dir)
  expect(reason).toMatch(
    /products: 5 where 8 was expected \(compared with the shop of 2025-04-13\S+ in .*ALLOW_SHRINK=1/,
  )
  expect(reason).toMatch(/paymentOptions: nothing where a value of its own was expected .*ALLOW_SETTINGS=1/)
})
