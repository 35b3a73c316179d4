import { expect, it } from 'vitest'
import { checkApi } from '../../../scripts/check-api/all-checks.ts'
import type { Foresight } from '../../../scripts/check-api/check-build.ts'
import { TEST_EMAIL } from '../../../scripts/check-api/check-order.ts'
import { ownVariableSymbol } from '../../../src/checkout/rules/variable-symbol.ts'
import { answerWith, bodyOf, serveForTest } from '../../fixtures/test-server.ts'
import { runScript } from '../run-script.ts'
import { startShop } from '../demo-api/running-shop.ts'

interface Told {
  findings: string[]
  notes: string[]
  summary: string
  build: Foresight
}

async function check(url: string, hasOrder = false): Promise<Told> {
  const told = { findings: [] as string[], notes: [] as string[] }
  const { findings, summary, build } = await checkApi({
    url,
    mediaUrl: url,
    timeoutMs: 60_000,
    hasOrder,
    onChecked: (what, checked) => {
      told.findings.push(...checked.findings.map((finding) => `${what}: ${finding}`))
      told.notes.push(...(checked.notes ?? []))
    },
  })
  expect(findings).toBe(told.findings.length)
  return { ...told, summary, build }
}

const strict = await startShop({ products: 12, hasControl: true, hasPlainPictures: true, points: 30 })

it('check-api finds no difference in the demo API, and sends no order without --order', async () => {
  const told = await check(strict.url)
  expect(told.findings).toEqual([])
  expect(told.build.text).toBe('A build would pass.')
  expect(told.notes).toContainEqual(
    expect.stringMatching(/^HTML that the shop leaves out of texts\n- Plátená/),
  )
  expect(told.summary).toMatch(
    /^Asked: \d+ calls, 12 products, 6 categories, \d+ pictures; no order was sent\./,
  )
  expect(strict.rows('SELECT * FROM orders')).toEqual([])
})

it('check-api --order stores the orders that an API has to take, each once, and sees that it refuses the others', async () => {
  const { findings, notes } = await check(strict.url, true)
  expect(findings).toEqual([])
  const orders = strict.rows(
    "SELECT order_number, order_key, details->>'variable_symbol' AS symbol FROM orders",
  )
  for (const { symbol, order_key } of orders) expect(symbol).toBe(ownVariableSymbol(String(order_key)))
  const taken = orders.map(({ order_number }) => `taken as number "${String(order_number)}"`)
  expect(taken).toHaveLength(10)
  const printed =
    "SELECT order_number FROM orders WHERE lines->0->>'own_print' = 1 AND details->>'order_note' LIKE 'S vlastnou potlačou: %'"
  expect(strict.rows(printed)).toEqual([orders[6] && { order_number: orders[6]['order_number'] }])
  expect(notes.filter((note) => !note.includes('\n- '))).toEqual([
    expect.stringMatching(/^8 products come in sizes or colours: does each cost the same in all of them\?/),
    expect.stringMatching(`"Slovenská pošta 1. trieda", "Bankový prevod vopred": ${taken[0]}`),
    expect.stringMatching(`^sent twice at once: ${taken[1]}`),
    expect.stringMatching(`"Slovenská pošta 1. trieda", "Dobierka": ${taken[2]}`),
    expect.stringMatching(`"Kuriér GLS", "Bankový prevod vopred": ${taken[3]}`),
    expect.stringMatching(`"Osobný odber", "Platba v predajni": ${taken[4]}`),
    expect.stringMatching(`: ${taken[5]}`),
    expect.stringMatching(`^own print \\(own_print: true\\): ${taken[6]}`),
    expect.stringMatching(`: the fields of the form are UTF-8: ${taken[7]}`),
    expect.stringMatching(`where delivery is free from 35,00\u00A0€: ${taken[8]}`),
    expect.stringMatching(`where delivery is free from 35,00\u00A0€: ${taken[9]}`),
    ...[
      ...[
        'a wrong price',
        'a wrong price of a line',
        'a wrong deliveryFee',
        'a wrong paymentFee',
        'no goods',
      ],
      ...['a product that is not there', 'a delivery that is not there', 'sold-out goods .*'],
      ...['a size that is not there', 'a pick-up point that is not there'],
    ].map((what): unknown => expect.stringMatching(`^${what}: refused, the API says`)),
  ])
})

interface SentOrder {
  cart: { price: number; size: string; color: string }[]
  deliveryFee: number
  totalPrice: number
  pickupPoint?: { id: string }
}

/** Changes a response; `null` makes its status 405. */
type Change = (text: string, query: URLSearchParams, form: FormData) => string | null | Promise<string>

/** The demo API with changed responses. A change is named by the call's action, first folder or method. */
async function startChanged(
  changes: Readonly<Record<string, Change>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const server = await serveForTest((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://shop')
      const method = request.method ?? 'GET'
      const asked = new Request(`${strict.url}${request.url}`, {
        method,
        headers: { 'content-type': request.headers['content-type'] ?? '' },
        ...(method === 'POST' && { body: await bodyOf(request) }),
      })
      const answer = await fetch(asked.clone())
      const form = method === 'POST' ? await asked.formData() : new FormData()
      const change =
        changes[searchParams.get('action') ?? ''] ?? changes[pathname.split('/')[1] ?? ''] ?? changes[method]
      const bytes = Buffer.from(await answer.arrayBuffer())
      const text = change ? await change(bytes.toString(), searchParams, form) : ''
      response.writeHead(text === null ? 405 : answer.status, {
        'content-type': answer.headers.get('content-type') ?? '',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'Content-Type, Authorization',
        ...headers,
      })
      response.end(change ? text : bytes)
    })()
  })
  return server.url
}

/** The demo API, but it takes each order of which `isTaken` says so. */
function startCareless(isTaken: (order: SentOrder, key: string) => boolean): Promise<string> {
  const take: Change = (text, _, form) =>
    isTaken(JSON.parse(form.get('eshopData') as string) as SentOrder, form.get('order_key') as string)
      ? JSON.stringify({ data: { status: 1, order_number: `N${++number}` } })
      : text
  let number = 0
  return startChanged({ POST: take })
}

const seen = new Map<string, number>()
const timesOf = (key: string) => seen.set(key, (seen.get(key) ?? 0) + 1).get(key) ?? 0

it.each<[string, (order: SentOrder, key: string) => boolean, RegExp]>([
  [
    'stores two orders that come at once',
    (_, key) => timesOf(key) <= 2 && key.length > 0,
    /the same order_key twice/,
  ],
  [
    'charges the price of a line that the shopper sends',
    ({ cart, totalPrice }) => cart.some(({ price }) => price > totalPrice),
    /^new_order: an order with a wrong price of a line is not refused: taken as number "N1"\. Refuse it, and cancel/,
  ],
  [
    'takes any fee',
    ({ deliveryFee }) => deliveryFee === 3.9 || deliveryFee > 3.9,
    /a wrong deliveryFee is not refused/,
  ],
  [
    'sells a size that is not there',
    ({ cart }) => cart[0]?.size === '99XL',
    /a size that is not there is not refused/,
  ],
  [
    'delivers to an unknown pick-up point',
    ({ pickupPoint }) => pickupPoint?.id === 'no-such-point',
    /a pick-up point that is not there is not refused/,
  ],
  ['takes an order without goods', ({ cart }) => cart.length === 0, /an order with no goods is not refused/],
])('check-api --order reports an API that %s', async (_, isTaken, finding) => {
  expect((await check(await startCareless(isTaken), true)).findings).toContainEqual(
    expect.stringMatching(finding),
  )
})

function orderOutcomes(...outcomes: readonly string[]) {
  const body = JSON.stringify({ email: TEST_EMAIL, outcomes })
  return fetch(`${strict.url}/__control/next-orders`, { method: 'POST', body })
}

it('check-api reports a refused order', async () => {
  await orderOutcomes('refuse')
  expect((await check(strict.url, true)).findings).toEqual([
    'new_order: an order is not taken: refused, without a word in error',
  ])
})

it('check-api reports a delivery and payment that an order cannot have', async () => {
  await orderOutcomes('ok', 'ok', 'ok', 'ok', 'refuse')
  expect((await check(strict.url, true)).findings).toEqual([
    'new_order: an order with "Slovenská pošta 1. trieda", "Dobierka" is not taken: refused, without a word in error',
  ])
})

/** The demo API's answer to the question with other parameters; `undefined` takes one away. */
async function askOther(query: URLSearchParams, others: Readonly<Record<string, string | undefined>>) {
  const asked = Object.entries({ ...Object.fromEntries(query), ...others }).filter(
    (one) => one[1] !== undefined,
  )
  const answer = await fetch(
    `${strict.url}/v1/get/?${new URLSearchParams(asked as [string, string][]).toString()}`,
  )
  return answer.text()
}

interface Json {
  data: { products: { id: number; tags: string[]; name: string }[]; status: number }
  meta: { whole_prod_count: number; sort?: string }
}

/** Whether a listing of a category that is not there is asked for. */
const isUnknown = (query: URLSearchParams) => query.get('category')?.startsWith('no-') ?? false

/** Changes a response as JSON. */
const json =
  (change: (json: Json, query: URLSearchParams) => void): Change =>
  (text, query) => {
    const parsed = JSON.parse(text) as Json
    if (isUnknown(query)) return text
    change(parsed, query)
    return JSON.stringify(parsed)
  }

it.each<[string, Readonly<Record<string, Change>>, RegExp, RegExp]>([
  [
    'a shop without products',
    {
      get_products: json(({ data, meta }) => {
        data.products = []
        meta.whole_prod_count = 0
      }),
    },
    /^A build would stop: .*no products/,
    /^Zostavenie by sa zastavilo: .*produkt/,
  ],
  [
    'a call that is refused',
    { get_eshop_config: () => null },
    /^A build would stop: get_eshop_config: .*405/,
    /^Zostavenie by sa zastavilo: API odpovedá chybou/,
  ],
])('check-api says in both languages that a build would stop for %s', async (_, changes, text, toOwner) => {
  const { build } = await check(await startChanged(changes))
  expect([build.text, build.toOwner]).toEqual([
    expect.stringMatching(text) as string,
    expect.stringMatching(toOwner) as string,
  ])
})

const NOTICE =
  '<br />\n<b>Warning</b>:  Undefined variable $x in <b>/var/www/api.php</b> on line <b>12</b><br />\n'

it.each<[string, Readonly<Record<string, Change>>, readonly RegExp[], Readonly<Record<string, string>>?]>([
  [
    'a message of PHP, with file and line',
    { get_eshop_config: (text) => NOTICE + text },
    [/^every response: .*Warning: Undefined variable \$x in \/var\/www\/api.php on line 12$/],
  ],
  [
    'a missing list of pick-up points',
    { get_eshop_config: (text) => text.replace('/points.json', '/none') },
    [/^build: deliveries to a pick-up point .*\n- Box alebo výdajné miesto {2}points of .* 404/],
  ],
  [
    'refused preflights',
    { OPTIONS: () => null },
    [
      /^preflights: OPTIONS v1\/auth\/.* is answered with the status 405/,
      /^preflights: OPTIONS v1\/post\/index.php is answered with the status 405.*before each order/,
    ],
  ],
  [
    'a preflight that does not name Authorization',
    {},
    [
      /^preflights: OPTIONS v1\/post\/index.php does not allow Authorization.*because \* does not stand for it/,
    ],
    { 'access-control-allow-headers': '*' },
  ],
  [
    'responses that a browser may not read',
    {},
    [
      /^preflights: .*Access-Control-Allow-Origin/,
      /^every response: browsers may not read .*get_products, get_product.*Access-Control-Allow-Origin/,
    ],
    { 'access-control-allow-origin': 'https://another.example' },
  ],
  [
    'ignored filters, odd fields, and no product by its id',
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
      /^build: products that the shop leaves out: [^]*Hrncek-Krivan/,
      /^build: created_at_hard is not written as [^]*: "12. 7. 2025"/,
      /^build: price_before is left out.*\(\d+\)\n- /,
      /different answers/,
    ],
  ],
  [
    'a broken encoding, entities escaped twice, and an unknown status',
    {
      get_product: (text) =>
        text
          .replace('"name":"Hrnček', '"name":"HrnÄek')
          .replace('"name":"Mikina', '"name":"Mikina &amp;quot;&amp;quot;')
          .replace(/"status":"[^"]*"/, '"status":"Čoskoro"'),
    },
    [/^build: a text is damaged[^]*HrnÄek/, /^build: a status is no word that the shop knows[^]*Čoskoro/],
  ],
  [
    'a delivery of unknown kind',
    { get_eshop_config: (text) => text.replace('Kuriér GLS', 'Expres').replace('"courier"', '"express"') },
    [
      /^build: how the shop reads .*\n- Expres \(id 1\) {2}courier: the shop does not know the kind "express"/,
    ],
  ],
  [
    'a delivery without a kind',
    { get_eshop_config: (text) => text.replace('Kuriér GLS', 'Expres').replace('"courier"', '""') },
    [/^build: how the shop reads .*\n- Expres \(id 1\) {2}courier: nothing tells what it is: send its kind$/],
  ],
  [
    'an ignored category, and a newest product that no listing has',
    {
      get_products: async (_, query) => {
        const category = query.get('category') ?? ''
        return (await askOther(query, { category: 'all' })).replace('"slug":"all"', `"slug":"${category}"`)
      },
      get_newest_products: (text) => text.replace('"id":', '"id":9'),
    },
    [
      /^build: categories have the same products as the whole shop: category is not heeded: [^]*- tricka\n- mikiny/,
      /^build: get_newest_products gives products that no listing has\n- 9\d+/,
    ],
  ],
  [
    'a wrong count of a filter',
    { get_products: (text) => text.replaceAll(/"count":\d+/g, '"count":77') },
    [/^get_products: props=.* gives \d+ products?, and its count promises 77/],
  ],
  [
    'a filter of two attributes that gives what has one of them',
    {
      get_products: async (text, query) => {
        const props = JSON.parse(query.get('props') ?? '{}') as Record<string, string[]>
        const [one, other] = Object.keys(props)
        if (one === undefined || other === undefined) return text
        return askOther(query, { props: JSON.stringify({ [one]: props[one] }) })
      },
    },
    [/^get_products: props=.* does not give just the products with the tags \d+ and \d+/],
  ],
  [
    'counts that ignore the other filters',
    {
      get_products: async (text, query) => {
        if (isUnknown(query)) return text
        const all = JSON.parse(await askOther(query, { props: '{}' })) as Json
        const { data, ...rest } = JSON.parse(text) as Json
        const values = Object.entries(all.data).filter(([name]) => name.endsWith('_values'))
        return JSON.stringify({ data: { ...data, ...Object.fromEntries(values) }, ...rest })
      },
    },
    [/^get_products: props=.*: counts follow the other filters/],
  ],
  [
    'a range of prices that is repeated and ignored, and sold-out goods among those that can be bought',
    {
      get_products: async (text, query) => {
        if (isUnknown(query)) return text
        const { meta } = JSON.parse(text) as Json
        const others = { price_from: undefined, price_to: undefined, available: undefined }
        const all = JSON.parse(await askOther(query, others)) as Json
        return JSON.stringify({ ...all, meta: { ...meta, whole_prod_count: all.meta.whole_prod_count } })
      },
    },
    [
      /^get_products: meta says price_from=.* and price_to=.*, and a product costs less or more/,
      /^get_products: meta says available=1, and a product is sold out/,
    ],
  ],
  [
    'an unknown category that has all products',
    {
      get_products: async (text, query) => {
        return isUnknown(query) ? askOther(query, { category: 'all' }) : text
      },
    },
    [/^get_products: category=no-such-category-of-this-shop gives products: give data null and an error/],
  ],
  [
    'a search that needs capitals and diacritics to be right',
    {
      get_products: json(({ data, meta }, query) => {
        if (/^[A-Z0-9 ]+$/.test(query.get('search') ?? '')) [data.products, meta.whole_prod_count] = [[], 0]
      }),
    },
    [/^get_products: search=.* does not find product \d+ by its name in capitals, without diacritics/],
  ],
  [
    'products that are not in the order that meta promises',
    {
      get_products: json(({ data }, query) => {
        if (query.get('sort') === 'price') data.products.reverse()
      }),
    },
    [/^get_products: meta says sort=price/],
  ],
  [
    'a wrong answer for an unknown product or user',
    {
      get_product: (text, query) => (query.get('slug')?.startsWith('no-') ? null : text),
      v1: (text) =>
        text.replace('"data":null', '"data":{"name":"Everybody"}').replace(/"error":"[^"]*"/, '"error":null'),
    },
    [
      /^get_product: slug=no-such-product-of-this-shop is answered with the status 405: answer 200/,
      /^is_logged_in: a token of nobody gives something: give data null/,
    ],
  ],
  [
    'missing pictures',
    { web_files: () => null },
    [
      /^pictures: image, hashed of product \d+: .* does not come/,
      /^pictures: small copy of image of product \d+: .*t_.* does not come/,
      /^pictures: images\[\].file_path of product/,
      /^pictures: banner of /,
    ],
  ],
  [
    'HTML instead of pictures',
    { web_files: () => '<h1>Not found</h1>' },
    [/^pictures: variants\[\].thumbnail of product \d+: .* is no picture/],
  ],
])('check-api reports %s', async (_, changes, expected, headers) => {
  const { findings } = await check(await startChanged(changes, headers))
  for (const finding of expected) expect(findings).toContainEqual(expect.stringMatching(finding))
})

it('check-api orders to a pick-up point of the list, if that is the first delivery', async () => {
  const url = await startChanged({
    get_eshop_config: (text) => {
      const answer = JSON.parse(text) as { data: { deliveryOptions: object[] } }
      answer.data.deliveryOptions.reverse()
      return JSON.stringify(answer)
    },
  })
  const { findings, notes } = await check(url, true)
  expect(findings).toEqual([])
  expect(notes).toContainEqual(expect.stringMatching(/"Box alebo výdajné miesto", .*: taken as number/))
})

it.each<[string, Change, RegExp]>([
  [
    'by its name',
    (text) => text.replaceAll('"kind":', '"sort":'),
    /\n- Dobierka \(id 1\) {2}cash-on-delivery: by the name/,
  ],
  [
    'by the shop',
    (text) => text.replaceAll('Options":', '":'),
    /\n- Slovenská pošta 1. trieda \(id 0\) {2}post: the shop's own/,
  ],
])('check-api says which kind deliveries and payments are given %s', async (_, change, expected) => {
  const { findings, notes } = await check(await startChanged({ get_eshop_config: change }))
  expect(findings).toEqual([])
  expect(notes).toContainEqual(expect.stringMatching(expected))
})

it.each([
  ['0 for an API without a difference', () => strict.url, 0],
  ['1 for an API with differences', async () => (await serveForTest(answerWith('{}'))).url, 1],
  ['2 for an API that does not answer', () => 'http://127.0.0.1:1', 2],
])('check-api exits with %s', async (_, start, code) => {
  expect((await runScript('check-api.ts', '.', { SHOP_API_URL: await start() })).code).toBe(code)
})

it('check-api --help says what it does and asks nothing', async () => {
  const { code, output } = await runScript('check-api.ts', '.', { SHOP_API_URL: '' }, undefined, ['--help'])
  expect(code).toBe(0)
  expect(output).toMatch(/^npm run check-api -- https:.*--order/s)
})
