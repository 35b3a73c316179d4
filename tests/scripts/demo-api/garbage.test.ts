import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { eshopData, sendOrder, startShop } from './running-shop.ts'

const shop = await startShop()
const countOrders = () => Number(shop.rows('SELECT count(*) AS n FROM orders')[0]?.['n'])

const WITHOUT_PRINT = shop.rows('SELECT * FROM product_tags WHERE value_id = 121').length

interface Answer {
  data: unknown
  error: string | null
}

const REASON: unknown = expect.stringMatching(/./)

async function get(query: string): Promise<Answer & { status: number }> {
  const response = await fetch(`${shop.url}/v1/get/?${query}`)
  return { status: response.status, ...((await response.json()) as Answer) }
}

// Whatever a test has sent, the API lives on.
afterEach(async () => expect((await get('action=get_newest_products')).status).toBe(200))

test.each([
  'props=not json',
  'props=[1]',
  'props={"100":"121"}',
  'props={"100":[{}]}',
  'props="x"',
  'props={"a":["121"]}',
  `props={"100":[${'1,'.repeat(300)}1]}`,
  'pageFrom=0',
  'pageFrom=-1',
  'pageFrom=1.5',
  'pageFrom=1e300',
  'pageFrom=two',
  'count=0',
  'count=-5',
  'count=NaN',
  'fixed_attributes={',
  'fixed_attributes={"a":1}',
  `search=${'x'.repeat(201)}`,
  'search=a%00b',
])('get_products?%s is a 400 with a reason', async (query) => {
  expect(await get(`action=get_products&${query}`)).toMatchObject({ status: 400, data: null, error: REASON })
})

test.each([
  ['count=1e9', 180],
  ['count=1000000000', 180],
  ['count=&pageFrom=', 40],
  ['props=[]', 40],
  ['props={}', 40],
  ['props=null', 40],
  ['props={"__proto__":["121"]}', 40],
  ['props={"100":[]}', 40],
  ['props={"100":[121]}', WITHOUT_PRINT],
  ['props={"777":["121"]}', WITHOUT_PRINT],
  ['props={"100":["999999999"]}', 0],
  ['pageFrom=1000000', 0],
  ['search=%27%3B+DROP+TABLE+orders', 0],
  ['search=tatry OR tricko', 0],
  ['search=tric*', 0],
  ['search=%F0%9F%98%80%F0%9F%98%80', 0],
  ['search=%E0%A4', 0],
  ['search=a&search=b', 40],
  ['unknown=1', 40],
])('get_products?%s has a sensible answer', async (query, count) => {
  const { status, data } = await get(`action=get_products&${query}`)
  expect(status).toBe(200)
  expect((data as { products: unknown[] }).products).toHaveLength(count)
})

test.each(["'", '%00', '../../etc/passwd', 'constructor', 'x'.repeat(5000), '%F0%9F%98%80'])(
  'there is no category %s',
  async (category) => {
    const answer = await get(`action=get_products&category=${category}`)
    expect(answer).toMatchObject({ status: 200, data: null, error: 'No such category' })
  },
)

test.each(['', 'action=', 'action=nic', 'action=constructor', 'action=get_product'])(
  'GET /v1/get/?%s is a 400',
  async (query) => {
    expect(await get(query)).toMatchObject({ status: 400, error: REASON })
  },
)

test.each(['-1', '1.5', 'abc', '99999999999999999999', '%00', '1%00'])(
  'there is no product pid=%s',
  async (pid) => {
    const answer = await get(`action=get_product&pid=${pid}`)
    expect(answer).toMatchObject({ status: 200, data: null, error: 'No such product' })
  },
)

/** As long as a browser's: no form with a shorter one is read. */
const MARK = '----WebKitFormBoundary7MA4YWxkTrZu0gW'
const FORM = `multipart/form-data; boundary=${MARK}`
const PARTS = [
  ['eshopData', JSON.stringify(eshopData())],
  ['action', 'new_order'],
].map(([name, text]) => `--${MARK}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`)
/** An order that is taken, byte by byte. */
const ORDER = `${PARTS.join('')}--${MARK}--\r\n`

test.each([
  ['an empty body', FORM, ''],
  ['no boundary', 'multipart/form-data', ORDER],
  ['another boundary', FORM.replace('7MA', '8MA'), ORDER],
  ['a form without an end', FORM, ORDER.slice(0, -6)],
  ['rubbish', FORM, `\0\0\0\xff--${MARK}--${MARK}--`],
  ['a part without a name', FORM, ORDER.replace('; name="action"', '')],
  ['JSON', 'application/json', JSON.stringify({ eshopData: eshopData(), action: 'new_order' })],
  ['plain text', 'text/plain', 'action=new_order'],
  ['a malformed content type', ';;;', ORDER],
  ['a form of another kind without an order', 'application/x-www-form-urlencoded', 'action=new_order'],
])('an order as %s is refused', async (_, type, body) => {
  const response = await fetch(`${shop.url}/v1/post/index.php`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body,
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ data: { status: 0 } })
})

test('eshopData as a file is refused', async () => {
  const form = new FormData()
  form.set('action', 'new_order')
  form.set('eshopData', new Blob([JSON.stringify(eshopData())]), 'order.json')
  const response = await fetch(`${shop.url}/v1/post/index.php`, { method: 'POST', body: form })
  expect(response.status).toBe(400)
})

test('texts with NUL and control characters are stored or refused, never a crash', async () => {
  const customerData = { ...eshopData().customerData, name: 'a\0b\u0001', order_note: '\0' }
  const { status } = await sendOrder(shop, { eshopData: eshopData({ customerData }) })
  expect([200, 400]).toContain(status)
  expect((await sendOrder(shop, { eshopData: '\0{}' })).status).toBe(400)
  expect((await sendOrder(shop, { eshopData: '['.repeat(100_000) })).status).toBe(400)
})

test('a body over 1 MiB is a 413', async () => {
  const response = await fetch(`${shop.url}/v1/post/index.php`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body: 'x'.repeat(1024 * 1024 + 1),
  })
  expect(response.status).toBe(413)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(((await response.json()) as Answer).error).toContain('1 MiB')
})

/** Sends raw bytes, and then hangs up or waits until the server does. */
function sendRaw(text: string, hangUp: boolean): Promise<string> {
  const { port } = new URL(shop.url)
  return new Promise((done) => {
    let received = ''
    const socket = connect(Number(port), 'localhost', () => {
      socket.write(text, () => hangUp && socket.destroy())
    })
    socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk))
    socket.on('error', () => undefined).on('close', () => done(received))
  })
}

const HEAD = `POST /v1/post/index.php HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${FORM}\r\n`

test('an order whose length is not announced is taken', async () => {
  const before = countOrders()
  const size = Buffer.byteLength(ORDER).toString(16)
  const answer = await sendRaw(
    `${HEAD}Transfer-Encoding: chunked\r\n\r\n${size}\r\n${ORDER}\r\n0\r\n\r\n`,
    false,
  )
  expect(answer).toMatch(/^HTTP\/1.1 200 .*"status":1/s)
  expect(countOrders()).toBe(before + 1)
})

test('a body over 1 MiB is a 413, its length not announced', async () => {
  const size = 1024 * 1024 + 1
  const answer = await sendRaw(
    `POST /v1/post/index.php HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n` +
      `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`,
    false,
  )
  expect(answer).toMatch(/^HTTP\/1.1 413 .*1 MiB/s)
})

test('a body cut off stores nothing', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const before = countOrders()
  await sendRaw(`${HEAD}Content-Length: 5000\r\n\r\n${ORDER}`, true)
  await sendRaw(`${HEAD}Transfer-Encoding: chunked\r\n\r\nzz\r\nrubbish`, false)
  await sendRaw('GET /v1/get/?action=\0 HTTP/1.1\r\n\r\n', false)
  await sendRaw('rubbish\r\n\r\n', false)
  expect(countOrders()).toBe(before)
  expect(complain).not.toHaveBeenCalled()
})
