import { expect, it } from 'vitest'
import { checkApi, TEST_EMAIL } from '../../../scripts/check-api/check-api.ts'
import { ownVariableSymbol } from '../../../src/checkout/rules/variable-symbol.ts'
import { serveForTest } from '../../fixtures/test-server.ts'
import { startShop } from '../demo-api/running-shop.ts'

async function findingsOf(url: string, hasOrder = false): Promise<string[]> {
  const all: string[] = []
  const onChecked = (what: string, findings: readonly string[]) =>
    all.push(...findings.map((finding) => `${what}: ${finding}`))
  expect(await checkApi({ url, timeoutMs: 60_000, hasOrder, onChecked })).toBe(all.length)
  return all
}

const strict = await startShop({ products: 12, hasControl: true })

it('finds nothing in the demo API, and orders nothing unless told', async () => {
  expect(await findingsOf(strict.url)).toEqual([])
  expect(strict.rows('SELECT * FROM orders')).toEqual([])
  expect(await findingsOf(strict.url, true)).toEqual([])
  const [order, ...others] = strict.rows(
    "SELECT order_key, details->>'variable_symbol' AS symbol FROM orders",
  )
  expect(others).toEqual([])
  expect(order?.['symbol']).toBe(ownVariableSymbol(String(order?.['order_key'])))
})

it('tells of an order that is refused', async () => {
  const body = JSON.stringify({ email: TEST_EMAIL, outcomes: ['refuse'] })
  await fetch(`${strict.url}/__control/next-orders`, { method: 'POST', body })
  expect(await findingsOf(strict.url, true)).toEqual([
    expect.stringMatching(/^new_order: an order is not taken/),
  ])
})

type Change = (text: string, query: URLSearchParams) => string

/** The demo API with other responses to some of its calls. */
async function startChanged(changes: Readonly<Record<string, Change>>): Promise<string> {
  const server = await serveForTest((request, response) => {
    void (async () => {
      const query = new URL(request.url ?? '', 'http://shop').searchParams
      const answer = await fetch(`${strict.url}${request.url}`, { method: request.method ?? 'GET' })
      const text = await answer.text()
      response.writeHead(answer.status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'Authorization',
      })
      response.end(changes[query.get('action') ?? '']?.(text, query) ?? text)
    })()
  })
  return server.url
}

it.each<[string, Readonly<Record<string, Change>>, readonly RegExp[]]>([
  ['HTML', { get_eshop_config: () => '<h1>Údržba</h1>' }, [/^get_eshop_config: .*JSON/]],
  ['no price', { get_products: (text) => text.replaceAll('"price":', '"cost":') }, [/^build: .*price/]],
  [
    'filters that are not heeded, odd fields, and nothing by id',
    {
      get_products: (text, query) =>
        query.get('props') === '{}' ? text.replaceAll('hrncek-krivan', 'Hrncek-Krivan') : '{}',
      get_product: (text, query) =>
        query.has('pid')
          ? '{"data":null}'
          : text
              .replaceAll('hrncek-krivan', 'Hrncek-Krivan')
              .replaceAll(/"created_at_hard":"[^"]*"/g, '"created_at_hard":"12. 7. 2025"')
              .replaceAll(/"price_before":[^,]*/g, '"price_before":"lacno"'),
    },
    [
      /^get_products: /,
      /^build: .*Hrncek-Krivan.*/,
      /^build: .*created_at_hard is "12. 7. 2025"/,
      /^build: .*price_before is left out/,
      /different answers/,
    ],
  ],
])('tells of %s', async (_, changes, expected) => {
  const findings = await findingsOf(await startChanged(changes))
  for (const finding of expected) expect(findings).toContainEqual(expect.stringMatching(finding))
})

it('tells of responses that browsers may not read, and of an API that is not there', async () => {
  const server = await serveForTest((_, response) => response.end('{}'))
  expect(await findingsOf(server.url)).toEqual(
    expect.arrayContaining([expect.stringContaining('Access-Control-Allow-Origin')]),
  )
  expect(await findingsOf('http://127.0.0.1:1')).toContain(
    'calls from browsers: http://127.0.0.1:1 cannot be reached',
  )
})
