// Rules 134, 135, 301, 308
import { describe, expect, it } from 'vitest'
import { QUANTITY } from '../../../src/config/product-limits.ts'
import { MAX_CART_LINES, MAX_LINE_TEXT } from '../../../src/storage/stored.ts'
import { lineKey, type Cart } from '../../../src/cart/rules/cart.ts'
import { parseStoredCart, toStoredCart } from '../../../src/cart/rules/stored-cart.ts'
import { cartLine } from '../../fixtures/builders.ts'
import { anyText, fc } from '../../fixtures/properties.ts'

const read = (json: unknown) => parseStoredCart(json, QUANTITY, MAX_CART_LINES, MAX_LINE_TEXT)
const [stored] = toStoredCart([cartLine()])
const without = (...fields: string[]) =>
  Object.fromEntries(Object.entries(stored ?? {}).filter(([name]) => !fields.includes(name)))

it.each([
  ['2023/04/x.jpg', 'x.jpg'],
  ['x.jpg', 'x.jpg'],
  ['', ''],
])('the picture of a stored line at %j is stored as %j, and also with its path', (imagePath, image) => {
  const cart = [cartLine({ imagePath })]
  expect(toStoredCart(cart)).toMatchObject([{ image, imagePath }])
  expect(read(toStoredCart(cart))).toEqual(cart)
})

it('the picture of a stored line keeps its name without a folder if only a file name is stored', () => {
  const cart = read([{ ...without('imagePath'), image: 'x.jpg' }])
  expect(cart).toEqual([cartLine({ imagePath: '', unplacedImage: 'x.jpg' })])
  expect(toStoredCart(cart)).toMatchObject([{ image: 'x.jpg', imagePath: '' }])
  expect(read(toStoredCart(cart))).toEqual(cart)
})

it.each([
  ['the photos or design that it needs (rule 134)', { artwork: 'photos' }, { artwork: 'photos' }],
  ['the code of its offer (rule 137)', { code: 'FB-1' }, { code: 'FB-1' }],
  ['the word for its size (rule 137)', { sizeName: 'Formát' }, { sizeName: 'Formát' }],
  ['its own print (rule 135)', { count: 3, isPrinted: true as const }, { own_print: true }],
])('a stored line keeps %s', (_, change, sent) => {
  const cart = [cartLine(change), cartLine({ id: 2 })]
  expect(toStoredCart(cart)).toMatchObject([sent, {}])
  expect(read(toStoredCart(cart))).toEqual(cart)
})

it.each([{ artwork: null }, ...[null, false, 0, 'x'].map((own_print) => ({ own_print }))])(
  'a stored line with %j is read without it',
  (odd) => expect(read([{ ...stored, ...odd }])).toEqual([cartLine()]),
)

it('a line of an older cart with a number of printed pieces becomes a plain and a printed one (rule 135)', () => {
  const lines = (count: number, printed: unknown) =>
    read([{ ...stored, count, printed }]).map((line) => [line.count, line.isPrinted ?? false])
  expect(lines(3, 2)).toEqual([
    [1, false],
    [2, true],
  ])
  expect(lines(3, 9)).toEqual([[3, true]])
  for (const printed of [null, 0, -1, 'x', {}]) expect(lines(3, printed)).toEqual([[3, false]])
})

const spare = ['slug', 'size', 'color', 'cut', 'selectedCut'] as const

it.each(spare)('a damaged line is read without its %s', (field) => {
  expect(read([without(field)])).toEqual([cartLine({ [field]: '' })])
  for (const value of [null, true, {}, ['x']])
    expect(read([{ ...stored, [field]: value }])).toEqual([cartLine({ [field]: '' })])
})

it.each(spare)('a damaged line is read with a number for its %s', (field) => {
  expect(read([{ ...stored, [field]: 110 }])).toEqual([cartLine({ [field]: '110' })])
})

it('a damaged line is read without a picture', () => {
  expect(read([without('image', 'imagePath')])).toEqual([cartLine({ imagePath: '' })])
  expect(read([{ ...stored, imagePath: {} }])).toEqual([
    cartLine({ imagePath: '', unplacedImage: 'tricko.jpg' }),
  ])
})

it('a damaged line is read with texts as numbers, and with unknown fields', () => {
  const line = { ...stored, id: '1', price: '14,90', count: '2', gift: true, note: { text: 'x' } }
  expect(read([line])).toEqual([cartLine({ count: 2 })])
})

it.each(['id', 'name', 'price', 'count'])('a line without its %s is left out, others stay', (field) => {
  expect(read([without(field), { ...stored, id: 2 }])).toEqual([cartLine({ id: 2 })])
})

it('a stored cart is cut after 500 lines, and its texts after 300 characters', () => {
  const lines = [1, 2, 2, 3, 4].map((id) => ({ ...stored, id, name: 'Tričko', size: 123456 }))
  expect(parseStoredCart(lines, QUANTITY, 3, 4)).toMatchObject([
    { id: 1, count: 1, name: 'Trič', size: '1234' },
    { id: 2, count: 2 },
    { id: 3, count: 1 },
  ])
  expect(parseStoredCart(lines, QUANTITY, 3, 4)).toHaveLength(3)
})

it.each([null, {}, 'x', 5, { length: 1, 0: stored }])('a stored cart of %j is empty', (json) =>
  expect(read(json)).toEqual([]),
)

describe('with any stored JSON', () => {
  const text = anyText({ maxLength: 20 })
  const anyCart: fc.Arbitrary<Cart> = fc.uniqueArray(
    fc.record({
      id: fc.nat(),
      slug: text,
      name: anyText({ minLength: 1 }),
      priceCents: fc.nat(),
      imagePath: text,
      count: fc.integer(QUANTITY),
      size: text,
      color: text,
      cut: text,
      selectedCut: text,
    }),
    { maxLength: 8, selector: lineKey },
  )
  const sent = (cart: Cart) => JSON.parse(JSON.stringify(toStoredCart(cart))) as unknown[]
  /** A damaged line: any JSON, or a line with any JSON in some fields. */
  const damagedLine = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...Object.keys(stored ?? {})), fc.jsonValue()),
    fc
      .dictionary(fc.constantFrom(...Object.keys(stored ?? {})), fc.jsonValue())
      .map((change) => ({ ...stored, ...change })),
  )

  it('a stored cart is read back unchanged', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(read(sent(cart))).toEqual(cart)
      }),
    )
  })

  it('a cart is read, and stays the same when it is stored and read again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(damagedLine)), (json) => {
        const cart = read(json)
        expect(new Set(cart.map(lineKey)).size).toBe(cart.length)
        for (const { id, count, priceCents, name, isPrinted: _, ...texts } of cart) {
          expect([id, count, priceCents].every(Number.isSafeInteger)).toBe(true)
          expect(count).toBeGreaterThanOrEqual(QUANTITY.min)
          expect(count).toBeLessThanOrEqual(QUANTITY.max)
          expect(name).not.toBe('')
          for (const one of [name, ...Object.values(texts)])
            expect(one.length).toBeLessThanOrEqual(MAX_LINE_TEXT)
        }
        expect(read(sent(cart))).toEqual(cart)
      }),
    )
  })

  it('a line whose count JavaScript cannot compare with a number is left out alone', () => {
    expect(read([stored, { ...stored, size: 'XL', count: { toString: false } }])).toHaveLength(1)
  })

  it('a damaged line never removes another one', () => {
    fc.assert(
      fc.property(anyCart, damagedLine, fc.nat(8), (cart, damaged, at) => {
        const kept = new Map(read(sent(cart).toSpliced(at, 0, damaged)).map((line) => [lineKey(line), line]))
        for (const line of cart) expect(kept.get(lineKey(line))?.count).toBeGreaterThanOrEqual(line.count)
      }),
    )
  })
})
