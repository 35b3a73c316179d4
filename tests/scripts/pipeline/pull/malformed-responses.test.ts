import type { ServerResponse } from 'node:http'
import { beforeEach, expect, it, vi } from 'vitest'
import { reasonOf } from '../../../../scripts/exit-with-reason.ts'
import { runPull } from '../../../../scripts/pipeline/pull/run-pull.ts'
import { fakeShop, sentProducts, type FakeShop } from '../../../fixtures/fake-shop.ts'
import { answerWith, serveForTest, type Handler, type TestServer } from '../../../fixtures/test-server.ts'

let server: TestServer

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue())

async function reasonFor(handler: Handler, deadlineMs?: number): Promise<string | undefined> {
  server = await serveForTest(handler)
  return runPull({ SHOP_API_URL: server.url }, undefined, deadlineMs).then(() => 'it does not stop', reasonOf)
}

const shop = (rest: Partial<FakeShop> = {}) => fakeShop({ categories: { tricka: sentProducts(5) }, ...rest })

const answering =
  (call: string, answer: (response: ServerResponse) => unknown): Handler =>
  (request, response) =>
    request.url?.includes(call) ? void answer(response) : shop()(request, response)

function pour(response: ServerResponse): void {
  const part = Buffer.alloc(1_000_000, ' ')
  const more = () => {
    while (!response.destroyed) if (!response.write(part)) return void response.once('drain', more)
  }
  response.on('error', () => undefined)
  more()
}

const twoPages = fakeShop({ categories: { tricka: sentProducts(201) } })

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
    'two products with one id',
    fakeShop({ categories: { tricka: sentProducts(3, {}, { id: 1 }) } }),
    /^product 1 "Produkt 2" shares its id with product 1 "Produkt 1": give each product its own id$/,
  ],
  [
    'another category than the one asked for',
    shop({ listing: { catInfo: { name: 'Všetky produkty', slug: 'all', text: '' } } }),
    /^get_products\(category=tricka\) gives the category "all": an API that does not heed category/,
  ],
  [
    'pages that are all the first, although one page holds the whole shop',
    (request, response) => {
      request.url = request.url?.replace(/pageFrom=\d+/, 'pageFrom=1') ?? ''
      shop()(request, response)
    },
    /^paging: count=2&pageFrom=2: id 1, id 2 ≠ id 3, id 4\n/,
  ],
])('a build stops at %s', async (_, handler, reason) => {
  expect(await reasonFor(handler)).toMatch(reason)
  expect(server.requests.length).toBeLessThan(30)
})

it('a build stops at its deadline, even between retries, and names the last call', async () => {
  expect(await reasonFor(() => undefined, 300)).toMatch(
    /^the catalogue was not read within 0.3 s \(the last call: get_\w+: no answer in time\): see why the API is so slow$/,
  )
})
