import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { goodProducts, nameProduct, productKey, readingSchema, isExactPrice } from '../../src/api/readings.ts'
import { productSchema } from '../../src/api/schemas.ts'
import { anyText, fc } from '../fixtures/properties.ts'

const good = { id: 7, name: 'Tričko', slug: 'tricko', price: '12.90' }
const read = (entry: unknown) => v.parse(readingSchema(productSchema), entry)
const faulty = (entry: unknown) => {
  const reading = read(entry)
  return 'faulty' in reading ? reading.faulty : undefined
}

describe('a product that is read on its own', () => {
  it('is the product, when nothing is wrong with it', () => {
    expect(goodProducts([read(good)])).toMatchObject([{ id: 7, slug: 'tricko', priceCents: 1290 }])
  })

  it.each<[object, string[]]>([
    [{ ...good, price: undefined }, ['price is missing']],
    [{ ...good, price: 'zadarmo' }, ['price is "zadarmo": expected an amount of euros from 0 up']],
    [{ ...good, price: '12.900' }, ['price is "12.900": write it in euros with two decimals']],
    [{ ...good, slug: ' ' }, ['slug is " ": expected a text that is not empty']],
    [{ ...good, tags: ['98', {}] }, ['tags.1 is {}: expected a text or a number']],
    [{ ...good, variants: ['biela'] }, ['variants.0 is "biela": expected Object']],
    [
      { ...good, id: -1, price: 1.234 },
      ['id is -1: expected a number from 0 up', 'price is 1.234: write it in euros with two decimals'],
    ],
  ])('%j is faulty, and every fault says what would be right', (entry, faults) =>
    expect(faulty(entry)?.faults.map(({ text }) => text)).toEqual(faults),
  )

  it.each([
    [null, 'it is null: expected Object'],
    [undefined, 'it is missing'],
    ['Tričko', 'it is "Tričko": expected Object'],
    [5, 'it is 5: expected Object'],
  ])('%j is faulty as a whole', (entry, fault) => {
    expect(faulty(entry)?.faults.map(({ text }) => text)).toEqual([fault])
    expect(faulty(entry)?.name).toBe('a product without id and name')
  })

  it('is read, or named, however deeply its fields are nested', () => {
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
    expect(faulty({ ...good, name: deep })?.faults.map(({ text }) => text)).toEqual([
      'name is object: expected a text or a number',
    ])
    expect(faulty(deep)?.faults).toHaveLength(4)
    expect(read({ ...good, ean: deep, manufacturer: deep, price_before: deep })).toMatchObject({
      product: { id: 7, priceBeforeCents: null },
    })
  })

  it('is the same one in every answer, by its id or by all that was sent', () => {
    expect(faulty({ id: '17' })?.key).toBe(productKey(17))
    expect(productKey(17)).not.toBe(productKey(18))
    expect(faulty({ id: 7, name: 'Tričko' })?.key).toBe(productKey('7'))
    expect(faulty({ id: 'x7' })?.key).toBe('{"id":"x7"}')
    expect(faulty({ id: '7x' })?.key).toBe('{"id":"7x"}')
  })
})

describe('a product is called', () => {
  it.each([
    [{ id: 7, name: 'Tričko', slug: 'tricko' }, 'product 7 "Tričko"'],
    [{ id: '7', name: '', slug: 'tricko' }, 'product 7 "tricko"'],
    [{ id: '17', name: 'Tričko' }, 'product 17 "Tričko"'],
    [{ id: 'x7', name: null, slug: {} }, 'product "x7"'],
    [{ id: '7x' }, 'product "7x"'],
    [{ name: 2024 }, 'product 2024'],
    [{ id: {}, name: [] }, 'a product without id and name'],
  ])('%j: %s', (known, name) => expect(nameProduct(known)).toBe(name))
})

it('no product of an answer is lost: it is read as it is, or it is named with its faults', () => {
  const fields = ['id', 'name', 'slug', 'price', 'tags', 'variants', 'sizes', 'status', 'forKids']
  const price = fc.nat(9_999_999).map((mills) => String(mills / 1000))
  const changed = price.map((euros) => ({ ...good, price: euros }))
  const damaged = fc
    .dictionary(fc.constantFrom(...fields), fc.oneof(fc.jsonValue(), anyText()))
    .map((change) => ({ ...good, ...change }))
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant(good), changed, damaged, fc.jsonValue())), (entries) => {
      const readings = entries.map(read)
      expect(goodProducts(readings).length).toBe(readings.filter((one) => 'product' in one).length)
      readings.forEach((reading, i) => {
        if ('product' in reading) {
          const sent = entries[i] as { price: string | number }
          const euros = Number(String(sent.price).replace(',', '.'))
          expect(v.is(productSchema, sent)).toBe(true)
          expect(reading.product.priceCents / 100).toBeCloseTo(euros, 6)
          return
        }
        expect(reading.faulty.faults.length).toBeGreaterThan(0)
        for (const text of [reading.faulty.name, ...reading.faulty.faults.map((fault) => fault.text)])
          expect(text).not.toMatch(/\p{Cc}/u)
        expect(reading.faulty.key).not.toBe('')
      })
    }),
  )
})

it.each([
  12.9,
  '12.90',
  '12,90',
  '12,5',
  ' 7 ',
  0,
  12.899999999999999,
  0.1 + 0.2,
  '12.9000',
  1234567.89,
  'x',
])('takes %j', (euros) => expect(isExactPrice(euros)).toBe(true))

it.each(['1.234', '1,234', '12.900', ' 12.900 ', 12.345, '12.3456', 0.001])(
  'takes %j for no price: of which cents?',
  (euros) => expect(isExactPrice(euros)).toBe(false),
)
