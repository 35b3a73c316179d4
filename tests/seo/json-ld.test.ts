// Rules 125, 911, 918, 923
import { describe, expect, it } from 'vitest'
import { SHOP } from '../../src/config/shop.ts'
import { breadcrumbList, toScriptJson, organization } from '../../src/seo/json-ld.ts'
import { productJsonLd, type JsonLdFacts } from '../../src/seo/product-json-ld.ts'
import { productSharedPicture, shopPicture } from '../../src/seo/pictures.ts'
import { parseSpans } from '../../src/company/rules/opening-hours.ts'
import { saleTerms } from '../../src/cart/rules/delivery.ts'
import { productChoices } from '../../src/catalogue/rules/product-choices.ts'
import { product, PRODUCT_RULES } from '../fixtures/builders.ts'
import { PAYLOADS } from '../fixtures/payloads.ts'
import { readPage } from '../fixtures/read-markup.ts'

const SITE = 'https://obchod.sk'
const UNKNOWN = { dispatchDays: null, deliveryDays: null }
const DAYS = { dispatchDays: 1, deliveryDays: [2, 4] } as const
const FACTS: JsonLdFacts = {
  choices: productChoices(product(), PRODUCT_RULES),
  brand: null,
  description: 'Popis',
  pictures: [
    { path: 'x.jpg', color: null, large: null },
    { path: '2024/t_s.jpg', color: 'červená', large: { src: '/pictures/s.webp' } },
    ...['a', 'b', 'c', 'd'].map((name) => ({
      path: `2024/${name}.jpg`,
      color: name === 'b' ? 'modrá' : null,
      large: { src: `/pictures/${name}.webp` },
    })),
  ],
  isAvailable: true,
  deliveryCents: 290,
  terms: saleTerms(UNKNOWN, false),
}
const offerOf = (facts: Partial<JsonLdFacts> = {}, change = {}) =>
  productJsonLd(SITE, product(change), { ...FACTS, ...facts })['offers'] as Record<string, unknown>

it('a product has its price, its availability and the cost of delivery', () => {
  expect(productJsonLd(SITE, product({ priceCents: 123_450 }), FACTS)).toMatchObject({
    ...{ '@context': 'https://schema.org', '@type': 'Product', name: 'Tričko', sku: '1' },
    url: 'https://obchod.sk/produkt/tricko',
    image: ['a', 'b', 'c'].map((name) => `https://obchod.sk/pictures/${name}.webp`),
    offers: {
      price: '1234.50',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      shippingDetails: { shippingRate: { value: '2.90', currency: 'EUR' } },
    },
  })
  expect(offerOf({ isAvailable: false })['availability']).toBe('https://schema.org/OutOfStock')
})

it('a product shows small copies of pictures only where it has no others', () => {
  const pictures = FACTS.pictures.filter(({ path }) => path.includes('t_'))
  expect(productJsonLd(SITE, product(), { ...FACTS, pictures })).toMatchObject({
    image: ['https://obchod.sk/pictures/s.webp'],
  })
})

it('a product can be returned within 14 days, unless it is made to order', () => {
  expect(organization(SITE, SHOP)['hasMerchantReturnPolicy']).toMatchObject({ merchantReturnDays: 14 })
  expect(offerOf()).not.toHaveProperty('hasMerchantReturnPolicy')
  expect(offerOf({ terms: saleTerms(UNKNOWN, true) })['hasMerchantReturnPolicy']).toEqual({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'SK',
    returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
  })
})

it('a product has its days of sending and delivery, unless it is made to order', () => {
  expect(offerOf({ terms: saleTerms(DAYS, false) })['shippingDetails']).toMatchObject({
    deliveryTime: {
      handlingTime: { minValue: 0, maxValue: 1, unitCode: 'DAY' },
      transitTime: { minValue: 2, maxValue: 3, unitCode: 'DAY' },
    },
  })
  const sentLate = offerOf({ terms: saleTerms({ ...DAYS, dispatchDays: null }, false) })
  expect(sentLate).not.toHaveProperty('shippingDetails.deliveryTime.handlingTime')
  expect(offerOf({ terms: saleTerms(DAYS, true) })['shippingDetails']).not.toHaveProperty('deliveryTime')
  expect(offerOf()['shippingDetails']).not.toHaveProperty('deliveryTime')
})

it('a product has its brand, material, only colour and EAN, and leaves out what is unknown', () => {
  const known = { material: 'keramika', color: 'biela' }
  const information = { ...product().information, ...known, ean: '96385074' }
  const told = { ...known, gtin: '96385074', brand: { name: 'EMS' } }
  expect(productJsonLd(SITE, product({ information }), { ...FACTS, brand: 'EMS' })).toMatchObject(told)
  const bare = productJsonLd(SITE, product(), { ...FACTS, pictures: [], deliveryCents: null })
  for (const field of ['gtin', 'material', 'color']) expect(bare).not.toHaveProperty(field)
  expect(bare).not.toHaveProperty('brand')
  expect(bare).not.toHaveProperty('image')
  expect(bare).not.toHaveProperty('offers.shippingDetails')
  expect(JSON.stringify(bare)).not.toContain('priceValidUntil')
})

describe('a product in variants', () => {
  const shirt = product({
    id: 7,
    tags: ['98', '152', '153', '148', '149'],
    variants: ['biela', 'modrá'].map((name) => ({ name, thumbnail: '' })),
    sizes: ['S'],
    information: { ...product().information, ean: '96385074' },
  })
  const choices = productChoices(shirt, PRODUCT_RULES)
  const group = productJsonLd(SITE, shirt, { ...FACTS, choices })

  it('is a group of the variants that can be bought, with the ids of the feeds and one common offer', () => {
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'p7',
      variesBy: ['suggestedGender', 'size', 'color'].map((name) => `https://schema.org/${name}`),
    })
    expect(group).not.toHaveProperty('gtin')
    const variant = (sku: string, color: string, suggestedGender: string, cut: string) =>
      expect.objectContaining({
        '@type': 'Product',
        sku,
        name: `Tričko, ${cut} strih, S, ${color}`,
        url: `${SITE}/produkt/tricko?${String(new URLSearchParams({ cut: sku.includes('pansky') ? 'pansky_strih' : 'damsky_strih', size: 'S', color }))}`,
        color,
        size: 'S',
        audience: { '@type': 'PeopleAudience', suggestedGender },
        offers: expect.objectContaining({ '@id': '#offer' }) as unknown,
      }) as unknown
    expect(group['hasVariant']).toEqual([
      variant('7-damsky-biela-s', 'biela', 'female', 'dámsky'),
      variant('7-damsky-modra-s', 'modrá', 'female', 'dámsky'),
      variant('7-pansky-biela-s', 'biela', 'male', 'pánsky'),
      variant('7-pansky-modra-s', 'modrá', 'male', 'pánsky'),
    ])
    expect(group).toHaveProperty(['hasVariant', 0, 'offers', 'price'], '14.90')
    expect(group).toHaveProperty(['hasVariant', 1, 'image'], `${SITE}/pictures/b.webp`)
    expect(group, 'one of no colour').toHaveProperty(['hasVariant', 0, 'image'], `${SITE}/pictures/a.webp`)
  })

  it('is one unavailable product if everything is sold out', () => {
    const none = productChoices({ ...shirt, sizes: [] }, PRODUCT_RULES)
    const sold = productJsonLd(SITE, shirt, { ...FACTS, choices: none, isAvailable: false })
    const offers = { availability: 'https://schema.org/OutOfStock' }
    expect(sold).toMatchObject({ '@type': 'Product', offers })
    expect(sold).not.toHaveProperty('gtin')
  })
})

it('the structured data of the shop has its opening hours without the break', () => {
  const shopHours = [
    { days: [1, 5], spans: parseSpans(['8:00', '12:00', '13:00', '16:30']) ?? [] },
    { days: [6, 6], spans: [{ from: 540, to: 720 }] },
  ] as const
  expect(organization(SITE, { ...SHOP, shopHours })['openingHoursSpecification']).toEqual([
    {
      ...{ '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '12:00' },
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    },
    expect.objectContaining({ opens: '13:00', closes: '16:30' }),
    expect.objectContaining({ dayOfWeek: ['Saturday'], opens: '09:00', closes: '12:00' }),
  ])
})

it('the structured data of the shop lists the days on which it is closed', () => {
  const closed = [{ from: '2026-12-23', to: '2027-01-03', sentence: 'Máme zatvorené.' }]
  expect(organization(SITE, { ...SHOP, closed })['specialOpeningHoursSpecification']).toEqual([
    {
      ...{ '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' },
      ...{ validFrom: '2026-12-23', validThrough: '2027-01-03' },
    },
  ])
  expect(organization(SITE, { ...SHOP, closed: [] })).not.toHaveProperty('specialOpeningHoursSpecification')
})

it('breadcrumbs have each page above, and the page itself without an address', () => {
  expect(
    breadcrumbList(SITE, [{ name: 'Úvod', path: '/' }], 'Tričko s\u00A0vlkom')['itemListElement'],
  ).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Úvod', item: 'https://obchod.sk/' },
    { '@type': 'ListItem', position: 2, name: 'Tričko s vlkom' },
  ])
})

it('a shared picture is a JPEG or PNG of the media host, with its size if the build has measured it', () => {
  const pictures = ['a.webp', 'b.avif', 'c.JPG', 'd.png'].map((path) => ({ path }))
  const built = { key: 'c', width: 1200, height: 1500 }
  expect(productSharedPicture('https://media.sk', pictures, new Map([['c.JPG', built]]), 'a')).toEqual({
    address: 'https://media.sk/web_files/c.JPG',
    alt: 'a',
    size: { width: 1200, height: 1500 },
  })
  const failed = new Map([['c.JPG', null]])
  expect(productSharedPicture('https://media.sk', pictures, failed, 'a')).toEqual({
    address: 'https://media.sk/web_files/d.png',
    alt: 'a',
  })
  expect(productSharedPicture('https://media.sk', pictures.slice(0, 2), new Map(), 'a')).toBeUndefined()
  expect(shopPicture(SITE, 'Nitka').address).toBe('https://obchod.sk/share.png')
})

it.each([...PAYLOADS, '</script ><p>', '</script/x>', '<!--<script '])(
  '%s cannot end the script of structured data',
  (payload) => {
    const data = { name: payload, [payload]: [payload] }
    const html = `<head><script type="application/ld+json">${toScriptJson(data)}</script></head><body></body>`
    const parts = readPage(html)
    expect(parts.map(({ name }) => name)).toEqual(['head', 'script', 'body'])
    expect(JSON.parse(parts[1]?.text ?? '')).toEqual(JSON.parse(JSON.stringify(data)))
  },
)
