import { tmpdir } from 'node:os'
import { afterEach, expect, it } from 'vitest'
import { runPull } from '../../../../scripts/build/pull/run-pull.ts'
import { reasonOf } from '../../../../scripts/exit-with-reason.ts'
import { ApiError } from '../../../../src/api/errors.ts'
import { fakeShop, sentProducts } from '../../../fixtures/fake-shop.ts'
import { answerWith, startTestServer, type Handler, type TestServer } from '../../../fixtures/test-server.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

async function pull(handler: Handler, deadlineMs?: number) {
  server = await startTestServer(handler)
  return runPull({ SHOP_API_URL: server.url }, tmpdir(), 'code', deadlineMs)
}

it('ends at its deadline, however patient each call is, and says which was the last', async () => {
  await expect(pull(() => undefined, 300)).rejects.toThrow(
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
])('of %s it says what mends it', async (_, handler, reason) => {
  const error = await pull(handler).catch((caught: unknown) => caught)
  expect(reasonOf(error)).toMatch(reason)
})

it('of an API that is not there, too', () => {
  const error = new ApiError('get_products', 'network', 'Network Error (connect ECONNREFUSED)')
  expect(reasonOf(error)).toMatch(/^get_products: Network Error \(.*\); see whether the API runs/)
})
