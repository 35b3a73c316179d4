/** Bodies of orders that no browser sends: valid parts, put together wrongly. */
import { fc } from '../../fixtures/properties.ts'
import { eshopData } from './running-shop.ts'

/** What is sent over a socket after the request line and the host. */
export interface FuzzedRequest {
  /** Lines of the head, without those that say how long the body is. */
  contentType: string
  body: Buffer
}

/** As long as a browser's: the API reads no form with a shorter one. */
const MARK = '----WebKitFormBoundary7MA4YWxkTrZu0gW'
const ORDER = JSON.stringify(eshopData())
const LONGEST = 20_000

/** One of several arbitraries, each as often as its weight says. */
const weighted = <T>(...options: readonly (readonly [weight: number, arbitrary: fc.Arbitrary<T>])[]) =>
  fc.oneof(...options.map(([weight, arbitrary]) => ({ weight, arbitrary })))

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '\0', '\r\n', '\r\n\r\n', '--', '"', '\\', '%00', '\u202E', '\uFEFF', '😀'),
)
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 60 }).map((array) => Buffer.from(array)),
  text.map((one) => Buffer.from(one)),
  fc.constantFrom(
    Buffer.from(`\r\n--${MARK}`),
    Buffer.from(`--${MARK}--`),
    Buffer.from([0xff, 0xfe, 0]),
    Buffer.from('\n\n'),
  ),
)

const name = weighted(
  [6, fc.constantFrom('eshopData', 'action', 'order_key')],
  [2, fc.constantFrom('__proto__', 'constructor', 'toString', 'eshopData[]', 'action.x', '')],
  [1, text],
  [1, fc.nat(LONGEST).map((length) => 'n'.repeat(length))],
)

/** JSON that is nearly an order. */
const nearlyOrder = fc
  .record({
    key: fc.constantFrom(...Object.keys(eshopData())),
    value: fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom<unknown>(1e308, -1, '1e999', [], {}, null, [[[[]]]], [{ id: '4', count: '2' }]),
    ),
  })
  .map(({ key, value }) => JSON.stringify({ ...eshopData(), [key]: value }))

const content = weighted(
  [4, fc.constantFrom(ORDER, 'new_order').map((one) => Buffer.from(one))],
  [2, nearlyOrder.map((one) => Buffer.from(one))],
  [2, bytes],
  [1, fc.constant(Buffer.from(ORDER, 'utf16le'))],
  [1, fc.nat(LONGEST).map((length) => Buffer.from('['.repeat(length)))],
)

const header = fc.oneof(
  fc.constantFrom(
    'Content-Type: text/plain; charset=utf-16',
    'Content-Type: application/json; charset=no-such',
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: form-data; name="action"',
    'Content-Length: 99999999',
    ': empty',
    'no colon',
  ),
  text,
)

const part = fc
  .record({
    name,
    fileName: fc.option(text, { freq: 6, nil: undefined }),
    headers: fc.array(header, { maxLength: 2 }),
    content,
  })
  .map(({ name: ofPart, fileName, headers, content: inside }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`
    const lines = [`Content-Disposition: form-data; name="${ofPart}"${file}`, ...headers]
    return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), inside])
  })

const field = (ofField: string, value: string) =>
  Buffer.from(`Content-Disposition: form-data; name="${ofField}"\r\n\r\n${value}`)
/** The parts of an order that would be taken. */
const GOOD_PARTS = [field('eshopData', ORDER), field('action', 'new_order')]

const boundary = weighted(
  [12, fc.constant(MARK)],
  [1, fc.constantFrom('', ' ', '-', '--', `"${MARK}"`, 'x', 'x'.repeat(LONGEST / 10), 'x;y', "()+_,-./:=?'")],
)

const FORM = 'multipart/form-data'
const contentType = weighted(
  [8, boundary.map((one) => `${FORM}; boundary=${one}`)],
  [
    1,
    fc.constantFrom(
      FORM,
      `${FORM}; boundary=`,
      `${FORM}; boundary="${MARK}`,
      `${FORM}; boundary="${MARK}"`,
      `${FORM.toUpperCase()}; BOUNDARY=${MARK}`,
      `${FORM}; boundary=${MARK}; charset=utf-16`,
      `${FORM}; boundary=${MARK}; boundary=y`,
      `multipart/mixed; boundary=${MARK}`,
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json',
      ';;;',
    ),
  ],
)

/** Puts parts together, with the given line ends and the given end. */
const whole = fc
  .record({
    parts: weighted(
      [4, fc.constant(GOOD_PARTS)],
      [2, fc.array(part, { maxLength: 4 }).map((parts) => [...parts, ...GOOD_PARTS])],
      [2, fc.array(part, { maxLength: 4 }).map((parts) => [...GOOD_PARTS, ...parts])],
      [2, nearlyOrder.map((order) => [field('eshopData', order), field('action', 'new_order')])],
      [2, fc.array(part, { maxLength: 6 })],
    ),
    mark: boundary,
    lineEnd: weighted([8, fc.constant('\r\n')], [1, fc.constantFrom('\n', '\r', '\n\r', '')]),
    end: weighted([6, fc.constant('--\r\n')], [1, fc.constantFrom('--', '-', '', '\r\n', '--\0')]),
  })
  .map(({ parts, mark, lineEnd, end }) =>
    Buffer.concat([
      ...parts.flatMap((one) => [Buffer.from(`--${mark}${lineEnd}`), one, Buffer.from(lineEnd)]),
      Buffer.from(`--${mark}${end}`),
    ]),
  )

/** A damage to a body: of which kind, and where, from 0 for its beginning to 1 for its end. */
const blow = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  kind: fc.constantFrom('cut', 'insert', 'overwrite', 'remove', 'double' as const),
  bytes,
})

function strike(
  body: Buffer,
  { at, kind, bytes: struck }: typeof blow extends fc.Arbitrary<infer T> ? T : never,
) {
  const place = Math.floor(at * body.length)
  const [before, after] = [body.subarray(0, place), body.subarray(place)]
  if (kind === 'cut') return before
  if (kind === 'insert') return Buffer.concat([before, struck, after])
  if (kind === 'overwrite') return Buffer.concat([before, struck, after.subarray(struck.length)])
  if (kind === 'remove') return Buffer.concat([before, after.subarray(1 + struck.length)])
  return Buffer.concat([body, before])
}

/** A request of the right length that is wrong in any other way. */
export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc.record({
  contentType,
  body: fc
    .record({ body: whole, blows: fc.array(blow, { maxLength: 3 }) })
    .map(({ body, blows }) => blows.reduce(strike, body)),
})

/** The header that says, mostly wrongly, where a body of `length` bytes ends. */
export const fuzzedLength: fc.Arbitrary<(length: number) => string> = fc.oneof(
  fc
    .integer({ min: -50, max: 50 })
    .map((more) => (length: number) => `Content-Length: ${Math.max(0, length + more)}`),
  fc
    .constantFrom(
      'Content-Length: -1',
      'Content-Length: 1e3',
      'Content-Length: 0x10',
      'Content-Length: 99999999999999999999',
      'Content-Length: 2000000',
      'Content-Length: 5\r\nContent-Length: 6',
      'Content-Length: ',
      'X: none',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: chunked\r\nContent-Length: 5',
      'Transfer-Encoding: gzip',
    )
    .map((line) => () => line),
)
