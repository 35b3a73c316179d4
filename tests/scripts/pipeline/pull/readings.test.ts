// Rules 124, 127
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { sayFault, sayFaults } from '../../../../scripts/pipeline/report/faults.ts'
import {
  type Flaw,
  goodProducts,
  nameProduct,
  productKey,
  readingSchema,
} from '../../../../scripts/pipeline/pull/readings.ts'
import { productSchema } from '../../../../src/api/schemas.ts'
import { anyText, fc } from '../../../fixtures/properties.ts'

const good = { id: 7, name: 'Tričko', slug: 'tricko', price: '12.90' }
const read = (entry: unknown) => v.parse(readingSchema(productSchema), entry)
const faulty = (entry: unknown) => {
  const reading = read(entry)
  return 'faulty' in reading ? reading.faulty : undefined
}

it('a product is read whole if it has no fault', () => {
  expect(goodProducts([read(good)])).toMatchObject([{ id: 7, slug: 'tricko', priceCents: 1290 }])
  const reduced = { product: { priceBeforeCents: 1990 }, flaws: [] }
  expect(read({ ...good, price_before: '19,90' })).toMatchObject(reduced)
})

it.each<[object, string[]]>([
  [{ price: undefined }, ['missing: price is missing']],
  [{ price: 'zadarmo' }, ['wrong: price is "zadarmo": expected an amount of euros from 0 up']],
  [{ price: -5 }, ['wrong: price is -5: expected an amount of euros from 0 up']],
  [{ price: '0,00' }, ['no-price: price is "0,00": expected more than 0']],
  [{ price: '12.900' }, ['odd-price: price is "12.900": write it in euros with two decimals']],
  [{ slug: ' ' }, ['wrong: slug is " ": expected a text that is not empty']],
  [{ tags: 'x' }, ['wrong: tags is "x": expected a list']],
  [{ tags: ['__proto__'] }, ['wrong: tags is "__proto__": expected an id']],
  [{ variants: ['biela'] }, ['wrong: variants is "biela": expected Object']],
  [
    { variants: [{ name: '', thumbnail: 'a.jpg' }] },
    ['wrong: variants.name is "": expected a text that is not empty'],
  ],
  [
    { id: -1, price: 1.234 },
    [
      'wrong: id is -1: expected a number from 0 up',
      'odd-price: price is 1.234: write it in euros with two decimals',
    ],
  ],
])('a product with %j is faulty, and every fault names the expected value', (change, faults) =>
  expect(
    faulty({ ...good, ...change })?.faults.map((fault) => `${fault.reason}: ${sayFault(fault, 'en')}`),
  ).toEqual(faults),
)

it.each<[object, (string | Flaw)[]]>([
  [{ price_before: 'kedysi' }, ['price_before']],
  [{ price_before: -5 }, ['price_before']],
  [{ price_before: '19.899' }, ['price_before']],
  [{ price_before: '9,90' }, ['price_before']],
  [{ price_before: '38,71' }, ['price_before']],
  // Many an API repeats the price where nothing is reduced.
  [{ price_before: '12,90' }, []],
  [{ price_before: '0.00' }, []],
  [{ ean: '4006381333931', manufacturer: [] }, []],
  [{ manufacturer: { name: null, address: '', email: null }, ean: '', care: null }, []],
  [{ ean: 12, colour: ['x'] }, ['ean', 'colour']],
  [{ warnings: ['x'] }, ['warnings']],
  [{ manufacturer: { name: 'Úplet', email: 'nikde' } }, ['manufacturer.email']],
  [{ manufacturer: 'Úplet', responsible: { name: 'Dovoz' } }, []],
  [{ manufacturer: 5 }, ['manufacturer']],
  [{ tags: ['98', {}] }, ['tags, {}']],
  [{ variants: [{ name: 'biela' }, { name: '' }] }, ['variants, {"name":""}']],
  [{ images: [{ file_path: [] }] }, ['images, {"file_path":[]}']],
  [{ made_to_order: 'možno' }, ['made_to_order']],
  [{ status: 'Vystavené' }, [{ field: 'status', value: '"Vystavené"' }]],
  [{ status: ' SOLD OUT ', made_to_order: '' }, []],
  [{ status: '0' }, []],
])('a product goes online with %j, and its flaws are reported', (change, flaws) =>
  expect(read({ ...good, ...change })).toMatchObject({
    product: { id: 7, priceBeforeCents: null },
    flaws: flaws.map((flaw) => (typeof flaw === 'string' ? { field: flaw } : flaw)),
  }),
)

it.each([
  ['50% Discount', '26,90', '"50% Discount" → 26\u00A0%'],
  ['Zľava 26 %', '26,90', undefined],
  ['Zľava', '26,90', undefined],
  ['50% Discount', undefined, undefined],
])(
  'a status %j with a previous price of %j is reported with the percentage: %j',
  (status, price_before, value) => {
    const reading = read({ ...good, price: '19,90', status, price_before })
    expect('flaws' in reading && reading.flaws.map((flaw) => flaw.value)).toEqual(value ? [value] : [])
  },
)

it.each([
  [null, 'it is null: expected Object'],
  [undefined, 'it is missing'],
  ['Tričko', 'it is "Tričko": expected Object'],
  [5, 'it is 5: expected Object'],
])('the product %j is faulty as a whole', (entry, fault) => {
  expect(faulty(entry)?.faults.map((one) => sayFault(one, 'en'))).toEqual([fault])
  expect(faulty(entry)?.name).toBe('a product without id and name')
})

it('a product has the same key in every response: its id, or else its JSON', () => {
  expect(faulty({ id: '17' })?.key).toBe(productKey(17))
  expect(productKey(17)).not.toBe(productKey(18))
  expect(faulty({ id: 7, name: 'Tričko' })?.key).toBe(productKey('7'))
  expect(faulty({ id: 'x7' })?.key).toBe('{"id":"x7"}')
  expect(faulty({ id: '7x' })?.key).toBe('{"id":"7x"}')
  expect(faulty({ name: 'x'.repeat(2000) })?.key).toHaveLength(1000)
})

it.each([
  [{ id: 7, name: 'Tričko', slug: 'tricko' }, 'product 7 "Tričko"'],
  [{ id: '7', name: '', slug: 'tricko' }, 'product 7 "tricko"'],
  [{ id: '17', name: 'Tričko' }, 'product 17 "Tričko"'],
  [{ id: 'x7', name: null, slug: {} }, 'product "x7"'],
  [{ id: '7x' }, 'product "7x"'],
  [{ name: 2024 }, 'product 2024'],
  [{ id: {}, name: [] }, 'a product without id and name'],
  [{ id: { toString: false }, name: 'Tričko' }, 'product "Tričko"'],
])('the product %j is named: %s', (known, name) => expect(nameProduct(known)).toBe(name))

it('no product of a response is lost: it is read, or it is named with its faults', () => {
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
        for (const text of [reading.faulty.name, sayFaults(reading.faulty.faults, 'en')])
          expect(text).not.toMatch(/\p{Cc}/u)
        expect(reading.faulty.key).not.toBe('')
      })
    }),
  )
})

it('a product has each colour once, whatever the case and diacritics of its name, and the others are named', () => {
  const variants = ['Čierna', 'biela', 'čierna', 'cierna'].map((name) => ({ name, thumbnail: 'a.jpg' }))
  const reading = read({ ...good, variants })
  expect(goodProducts([reading])[0]?.variants.map(({ name }) => name)).toEqual(['Čierna', 'biela'])
  expect(reading).toMatchObject({ flaws: [{ field: 'variants, "čierna"' }, { field: 'variants, "cierna"' }] })
})
