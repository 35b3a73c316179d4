// Rules 101, 112
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  apiErrorSchema,
  configSchema,
  listingSchema,
  orderResponseSchema,
  productResponseSchema,
  productDetailSchema,
  productSchema,
  readStatus,
} from '../../src/api/schemas.ts'
import { product } from '../fixtures/builders.ts'

const strict = {
  ...{ id: 7, name: 'Tričko Tatry', product_code: 'TR-7', price: 12.9, text: '<p>Popis</p>' },
  ...{ image: 'tatry.jpg', is_hashed_path: '0', created_at_hard: '2024-05-17 10:00:00', tags: ['98', '152'] },
  ...{ slug: 'tricko-tatry', status: 'New in', type: 'tricko', forKids: false, textilWithoutPrint: true },
  variants: [{ name: 'biela', thumbnail: 'biela.jpg' }],
  ...{ sizes: ['M', 'L'], allOfSizes: ['M', 'L', 'XL'] },
}

const clean = product({
  ...{ id: 7, name: 'Tričko Tatry', code: 'TR-7', priceCents: 1290, imagePath: '2024/05/tatry.jpg' },
  ...{ tags: ['98', '152'], slug: 'tricko-tatry', status: 'New in', type: 'tricko', isWithoutPrint: true },
  variants: [{ name: 'biela', thumbnail: '2024/05/biela.jpg' }],
  ...{ swatches: [''], sizes: ['M', 'L'], allOfSizes: ['M', 'L', 'XL'] },
})

describe("a product in PHP's various types is read into one form", () => {
  const { images: _, information: __, ...listed } = clean
  it.each<[string, object]>([
    ['as it should be', {}],
    ['a repeated tag', { tags: ['98', '152', '98'] }],
    [
      'numbers as texts, texts as numbers, flags as 0 and 1, lists as objects',
      {
        ...{ id: '7', price: '12,90', is_hashed_path: 0, tags: { 0: 98, 1: '152' } },
        ...{ forKids: '0', textilWithoutPrint: 1, sizes: { 0: 'M', 2: 'L' } },
        ...{ variants: { 0: { name: 'biela', thumbnail: 'biela.jpg' } } },
      },
    ],
    ['unknown fields', { stock: 5, nested: { a: [] } }],
  ])('%s', (_name, change) => expect(v.parse(productSchema, { ...strict, ...change })).toEqual(listed))

  it('gets empty values for missing fields', () =>
    expect(v.parse(productSchema, { id: 7, name: 'Hrnček', price: '7', slug: 'hrncek' })).toMatchObject({
      priceCents: 700,
      tags: [],
      sizes: null,
      status: null,
      imagePath: '',
      variants: [],
    }))

  const RESPONSIBLE = { name: 'Dovoz', address: 'Nitra', email: 'a@b.sk' }
  const UPLET = { name: 'Úplet', address: '', email: '' }
  it.each<[string, object, object]>([
    [
      'keeps a material, trimmed',
      { material: ' 100 % bavlna ', care: '' },
      { material: '100 % bavlna', care: '' },
    ],
    ['keeps an EAN', { ean: '4006381333931' }, { ean: '4006381333931' }],
    ['keeps an EAN with spaces and dashes', { ean: ' 400-6381 333931' }, { ean: '4006381333931' }],
    ['drops an EAN with a wrong last digit', { ean: '400 6381 333932' }, { ean: '' }],
    ['drops a list', { care: ['x'] }, { care: '' }],
    ['keeps a colour', { colour: 'biela' }, { color: 'biela' }],
    ['drops a manufacturer that is an empty list', { manufacturer: [] }, { manufacturer: null }],
    [
      'drops a manufacturer without a name',
      { manufacturer: { name: '', email: 'a@b.sk' } },
      { manufacturer: null },
    ],
    [
      'keeps a manufacturer of whom only the name is known',
      { manufacturer: ' Úplet ' },
      { manufacturer: UPLET },
    ],
    ['drops a manufacturer that is a number', { manufacturer: 5 }, { manufacturer: null }],
    ['keeps the responsible person in the EU', { responsible: RESPONSIBLE }, { responsible: RESPONSIBLE }],
    [
      'drops a wrong e-mail address',
      { manufacturer: { ...UPLET, address: null, email: 'nikde' } },
      { manufacturer: UPLET },
    ],
  ])('%s among the information about a product', (_name, sent, read) =>
    expect(v.parse(productDetailSchema, { ...strict, ...sent }).information).toMatchObject(read),
  )

  it.each<[string, object, object]>([
    ['null lists', { tags: null, variants: null, sizes: [] }, { tags: [], variants: [], sizes: [] }],
    ['a null list of all sizes', { allOfSizes: null }, { allOfSizes: [] }],
    ['unknown sizes', { sizes: null }, { sizes: null }],
    ['a picture with a hashed name, below web_files', { is_hashed_path: '1' }, { imagePath: 'tatry.jpg' }],
    ['an unknown status', { status: 'Whatever' }, { status: null }],
    ...[
      ['14,90', 1490],
      [12.9, null],
      ['38,70', 3870],
      ['38,71', null],
    ].map(([price_before, priceBeforeCents]): [string, object, object] => [
      `a previous price of ${JSON.stringify(price_before)} beside 12,90 €`,
      { price_before },
      { priceBeforeCents },
    ]),
  ])('reads %s', (_name, sent, read) =>
    expect(v.parse(productSchema, { ...strict, ...sent })).toMatchObject(read),
  )
})

it('the gallery of get_product has paths below web_files, with or without that folder in the response', () => {
  const images = [
    { file_path: 'web_files/2024/05/a.jpg', thumb_file_path: '/web_files/2024/05/t_a.jpg' },
    { file_path: 'b.jpg', thumb_file_path: '' },
    { file_path: '//old/web_files/c.jpg', thumb_file_path: 'c.jpg' },
  ]
  expect(v.parse(productDetailSchema, { ...strict, images }).images).toEqual([
    { path: '2024/05/a.jpg', thumbnailPath: '2024/05/t_a.jpg' },
    { path: 'b.jpg', thumbnailPath: 't_b.jpg' },
    { path: 'old/web_files/c.jpg', thumbnailPath: 'c.jpg' },
  ])
})

it('the gallery of get_product is the main picture if the API gives no other', () => {
  const main = [{ path: '2024/05/tatry.jpg', thumbnailPath: '2024/05/t_tatry.jpg' }]
  expect(v.parse(productDetailSchema, { ...strict, images: null }).images).toEqual(main)
  expect(v.parse(productDetailSchema, { ...strict, image: '', images: [] }).images).toEqual([])
})

it('the gallery of get_product comes with the product; a response without a product has none, and a price of 0 is refused', () => {
  expect(v.parse(productResponseSchema, { data: strict }).data).toMatchObject({
    id: 7,
    slug: 'tricko-tatry',
  })
  expect(v.parse(productResponseSchema, { data: null }).data).toBeNull()
  const { issues } = v.safeParse(productResponseSchema, { data: { ...strict, price: 0 } })
  expect(issues?.map(({ message }) => message)).toEqual(['expected a price above 0'])
})

const listing = {
  data: {
    catInfo: { name: 'Tričká', slug: 'tricka', text: null },
    products: [strict],
    active_filters: [],
    categories: [{ name: 'Tričká', slug: 'tricka' }],
    category_attributes: null,
  },
  meta: { search_phrase: null, whole_prod_count: '1' },
}

it('a listing reads an empty list as an object, and missing lists as empty', () => {
  expect(v.parse(listingSchema, listing)).toMatchObject({
    data: { active_filters: {}, category_attributes: [], fixed_category_attribute_values: [] },
    meta: { search_phrase: '', whole_prod_count: 1 },
  })
})

it('a listing counts an unreadable sort, availability or price as not obeyed (rule 223)', () => {
  const meta = { ...listing.meta, sort: [], available: 'x', price_from: 'x', price_to: {} }
  const unheeded = { sort: '', available: false, price_from: null, price_to: null }
  expect(v.parse(listingSchema, { ...listing, meta }).meta).toMatchObject(unheeded)
})

it('a listing reads categories, filters and their values', () => {
  const chosen = {
    categories: [{ name: 'Tričká', slug: 'tricka' }],
    category_attributes: [{ id: 101, name: 'Farba' }],
    category_attribute_values: [{ id: 400, attribute_id: 101, name: 'biela', count: '7' }],
    fixed_category_attributes: { 0: { id: '100', name: 'Kolekcia' } },
    fixed_category_attribute_values: [{ id: '121', attribute_id: '100', name: 'Bez potlače' }],
  }
  const { data } = v.parse(listingSchema, { ...listing, data: { ...listing.data, ...chosen } })
  expect(data).toMatchObject({
    catInfo: { name: 'Tričká', slug: 'tricka', text: '' },
    products: [{ id: 7 }],
    categories: chosen.categories,
    category_attributes: [{ id: '101', name: 'Farba' }],
    category_attribute_values: [{ id: '400', attribute_id: '101', name: 'biela', count: 7 }],
    fixed_category_attributes: [{ id: '100', name: 'Kolekcia' }],
    fixed_category_attribute_values: [{ id: '121', attribute_id: '100', name: 'Bez potlače', count: null }],
  })
})

it('a listing reads chosen filters', () => {
  const data = { ...listing.data, active_filters: { 100: ['121', 235] } }
  expect(v.parse(listingSchema, { ...listing, data }).data.active_filters).toEqual({ 100: ['121', '235'] })
})

const noWords = { heading: '', subHeading: '', buttonText: '', isFullSize: false }

const JAR = { heading: 'Jar', subHeading: '', buttonText: 'Pozrieť', isFullSize: false }
const ON_PICTURE = { heading: 'Jar', subHeading: 'Novinky', isFullSize: true }

it.each<[string, object, object]>([
  ['that has only a picture', { name: ' ' }, { link: '/produkty', words: null }],
  ['with words beside its picture', { heading: ' Jar ', btnText: 'Pozrieť' }, { words: JAR }],
  ['with words on its picture', { ...ON_PICTURE, fullSize: '1' }, { words: ON_PICTURE }],
  ['with its heading only', { heading: ' Jar ' }, { words: { ...noWords, heading: 'Jar' } }],
  ['with its sub-heading only', { subHeading: ' Jar ' }, { words: { ...noWords, subHeading: 'Jar' } }],
  ['with its button only', { btnText: ' Jar ' }, { words: { ...noWords, buttonText: 'Jar' } }],
  ['with an empty address of its button', { btnLink: ' ' }, { link: '/produkty' }],
  [
    'with empty words under its name',
    { heading: '', btnText: ' ' },
    { words: { heading: 'Jar', isFullSize: true } },
  ],
  ['whose button has another address', { btnLink: '/kontakt', btnText: 'Kontakt' }, { link: '/kontakt' }],
])('the configuration reads a banner %s', (_, sent, read) => {
  const banner = { file_path: 'web_files/b.jpg', link: '/produkty', name: 'Jar', ...sent }
  expect(v.parse(configSchema, { data: { banners: [banner] } }).data.banners[0]).toMatchObject(read)
})

it('the configuration reads the place of each banner', () => {
  const banner = { file_path: 'web_files/b.jpg', link: '/produkty', name: 'Jar' }
  const banners = [banner, { ...banner, bottomHome: '1' }, { ...banner, bottomHome: '0', bottomProduct: 1 }]
  const parsed = v.parse(configSchema, { data: { banners } })
  expect(parsed.data.banners.map((one) => one.placement)).toEqual(['hero', 'bottom-home', 'bottom-product'])
})

it('the configuration reads settings that override the built-in ones', () => {
  const deliveryOptions = [{ id: '1', name: 'Kuriér', cost: '3,90', kind: {}, carrier: 7 }]
  const paymentOptions = [{ id: '0', name: 'Prevod', cost: '0', visible_in_delivery: ['0', 1] }]
  expect(
    v.parse(configSchema, {
      data: { deliveryFreeFrom: '50,00', deliveryOptions, paymentOptions, allSizes: { 148: 'XS' } },
    }).data,
  ).toMatchObject({
    banners: [],
    deliveryFreeFrom: 5000,
    deliveryOptions: [{ id: 1, name: 'Kuriér', kind: '', carrier: '7', points: '', costCents: 390 }],
    allSizes: [['148', 'XS']],
    paymentOptions: [{ id: 0, name: 'Prevod', kind: '', costCents: 0, visibleInDelivery: [0, 1] }],
  })
})

it.each([
  ['[["215", "Uni"], [148, " XS "]]', '215 Uni, 148 XS'],
  ['{ "148": "XS", "215": "Uni" }', '148 XS, 215 Uni'],
  ['[]', ''],
  ['null', undefined],
])('the list of sizes %s is read in its order', (json, expected) => {
  const { allSizes } = v.parse(configSchema, { data: { allSizes: JSON.parse(json) as unknown } }).data
  expect(allSizes?.map((size) => size.join(' ')).join(', ')).toBe(expected)
})

it.each<[string | null, string[]]>([
  ['Sold Out', ['Sold out', 'SOLD OUT', 'sold_out', 'Vypredané', 'VYPREDANE', 'Momentálne vypredané']],
  ['Sold Out', ['Nie je skladom!', 'Outofstock']],
  ['New in', [' Novinka ', 'Novinka!']],
  ['50% Discount', ['Sleva', '30% Discount', 'zľava -20 %']],
  ['limited edition', ['Limitovaná edícia']],
  [null, ['1', '', 'Skladom']],
])('the status %j is read from %j', (status, texts) => {
  for (const text of texts) expect(readStatus(text), text).toBe(status)
})

it('the available sizes are read as texts, without empty ones', () => {
  const read = (sizes: unknown) => v.parse(productSchema, { ...strict, sizes }).sizes
  expect([[''], [' M', '', 98], null].map(read)).toEqual([[], ['M', '98'], null])
})

it.each([
  [{ status: 1, order_number: 2026000001 }, '1', '2026000001'],
  [{ status: 1, order_number: { id: 7 } }, '1', ''],
  [{ status: 1, order_number: ['7'] }, '1', ''],
  [{ status: 1, order_number: true }, '1', ''],
  [{ status: 1, order_number: '<b>7</b>' }, '1', ''],
  [{ status: 0, order_number: {} }, '0', ''],
  [{ status: '1', payment_url: ['https://gate.example.sk'] }, '1', ''],
  [{ status: 0 }, '0', ''],
])('the answer %j to an order is read', (data, status, order_number) => {
  expect(v.parse(orderResponseSchema, { data }).data).toEqual({ status, order_number, payment_url: '' })
})

it('an empty error of the API is no error', () => {
  expect(v.parse(apiErrorSchema, { error: 'maintenance' }).error).toBe('maintenance')
  for (const error of ['', null, undefined]) expect(v.is(apiErrorSchema, { error })).toBe(false)
})
