import { describe, expect, it } from 'vitest'
import { htmlToText } from '../../../../src/catalogue/text.ts'
import {
  DEFAULT_SETTINGS,
  GOOGLE_CATEGORIES,
  HEUREKA_CARRIERS,
  HEUREKA_CATEGORIES,
} from '../../../../src/config/checkout/settings.ts'
import { deliveryTimes } from '../../../../src/domain/checkout/delivery.ts'
import { BRANDS } from '../../../../src/config/product/product-rules.ts'
import type { Catalogue } from '../../../../src/domain/shop/catalogue.ts'
import type { ProductDetail } from '../../../../src/domain/product/product.ts'
import { feedPart, type Feed } from '../../../../scripts/pipeline/feeds/feed.ts'
import { heurekaFeed } from '../../../../scripts/pipeline/feeds/heureka.ts'
import { googleFeed, metaFeed } from '../../../../scripts/pipeline/feeds/merchant.ts'
import { offersByProduct, type OfferSources } from '../../../../scripts/pipeline/feeds/offers.ts'
import { catalogue, category, product, PRODUCT_RULES } from '../../../fixtures/builders.ts'
import {
  faultsOf,
  GOOGLE_REQUIRED,
  HEUREKA_REQUIRED,
  META_REQUIRED,
} from '../../../fixtures/feed-requirements.ts'
import { PAYLOADS, payload } from '../../../fixtures/payloads.ts'
import { elementsOf, feedItems } from '../../../fixtures/read-xml.ts'

const SITE = 'https://obchod.sk'
const SHOP = {
  name: 'Nitka',
  description: 'Obchod',
  site: SITE,
  deliveryCents: () => 290,
  times: deliveryTimes(1, [2, 4]),
  categories: GOOGLE_CATEGORIES,
}
const HEUREKA = heurekaFeed({
  settings: DEFAULT_SETTINGS,
  carriers: HEUREKA_CARRIERS,
  categories: HEUREKA_CATEGORIES,
  cashPaymentIds: [1],
  dispatchDays: 2,
})
const GOOGLE = googleFeed(SHOP)
const META = metaFeed(SHOP)
const MERCHANT_FIELDS = { name: 'g:title', link: 'g:link', id: 'g:id' }
const FEEDS = [
  { feed: HEUREKA, required: HEUREKA_REQUIRED, name: 'PRODUCTNAME', link: 'URL', id: 'ITEM_ID' },
  { feed: GOOGLE, required: GOOGLE_REQUIRED, ...MERCHANT_FIELDS },
  { feed: META, required: META_REQUIRED, ...MERCHANT_FIELDS },
]

const SOURCES: OfferSources = {
  site: SITE,
  mediaUrl: 'https://media.sk',
  pictures: new Map(),
  rules: PRODUCT_RULES,
  brands: BRANDS,
  madeToOrderCategories: ['fotoboxy'],
  company: { name: 'Nitka, s. r. o.', address: 'Vzorová 12, Žilina', email: 'info@obchod.sk' },
  toText: htmlToText,
}

/** A t-shirt with two cuts, two sizes and two colours: eight variants. */
const SHIRT: Partial<ProductDetail> = {
  tags: ['98', '152', '153', '148', '149'],
  variants: [
    { name: 'biela', thumbnail: '2024/05/t_biela.jpg' },
    { name: 'modrá', thumbnail: '2024/05/t_modra.jpg' },
  ],
}

function shopOf(changes: readonly Partial<ProductDetail>[], slug = 'ine') {
  const products = changes.map((change, index) =>
    product({ id: index + 1, slug: `p${index + 1}`, ...change }),
  )
  const shop = catalogue(products)
  const productIds = products.map(({ id }) => id)
  const own = category({ slug, name: 'Oblečenie | Tričká', productIds })
  return { ...shop, categories: [...shop.categories, own] }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function entriesOf(feed: Feed, shop: Catalogue, sources: Partial<OfferSources> = {}) {
  const parts = [...offersByProduct(shop, { ...SOURCES, ...sources })].map((offers) => feedPart(feed, offers))
  const entries = feedItems([feed.start, ...parts.map(({ text }) => text), feed.end].join(''))
  expect(sum(parts.map((part) => part.entries))).toBe(entries.length)
  return { entries, leftOut: sum(parts.map((part) => part.leftOut)) }
}

/** What a feed says of a product that is the only one of its shop. */
const toldIn =
  (feed: Feed) =>
  (change: Partial<ProductDetail>, slug?: string): Record<string, unknown> =>
    entriesOf(feed, shopOf([change], slug)).entries[0] ?? {}
const heureka = toldIn(HEUREKA)
const google = toldIn(GOOGLE)
const meta = toldIn(META)

describe.each(FEEDS)('$feed.path', ({ feed, required, name, link, id }) => {
  const expectAllowed = (entries: Parameters<typeof faultsOf>[1]) =>
    expect(faultsOf(required, entries)).toEqual([])

  it('has an entry for each variant, with a name, an address and an id of its own', () => {
    const { entries } = entriesOf(feed, shopOf([SHIRT, {}]))
    expectAllowed(entries)
    expect(entries).toHaveLength(9)
    for (const field of [name, link, id]) expect(new Set(entries.map((one) => one[field])).size).toBe(9)
    expect(entries[0]).toMatchObject({
      [name]: feed === HEUREKA ? 'Tričko dámsky strih biela XS' : 'Tričko, dámsky strih, XS, biela',
      [link]: `${SITE}/produkt/p1?cut=damsky_strih&size=XS&color=biela`,
    })
    expect(entries[8]).toMatchObject({ [name]: 'Tričko', [link]: `${SITE}/produkt/p2`, [id]: '2' })
  })

  it('has all that is required of clothes', () => {
    const { entries } = entriesOf(feed, shopOf([SHIRT], 'tricka'))
    expect(entries).toHaveLength(8)
    expectAllowed(entries)
  })

  it('calls the same variant the same, whatever else the shop sells', () => {
    const ids = (shop: Catalogue) => entriesOf(feed, shop).entries.map((one) => one[id])
    const before = ids(shopOf([SHIRT]))
    expect(ids(shopOf([{ ...SHIRT, name: 'Iné', priceCents: 1, sizes: ['S'] }, {}]))).toEqual([
      ...before.filter((_one, index) => index % 4 >= 2),
      '2',
    ])
  })

  it('has only what can be bought, and has a picture', () => {
    const shop = shopOf([
      { status: 'Sold Out' },
      { tags: ['98', '148'], sizes: [] },
      { imagePath: '' },
      { imagePath: 'damaged.jpg' },
      { name: 'Dobrý' },
    ])
    const { entries, leftOut } = entriesOf(feed, shop, { pictures: new Map([['damaged.jpg', null]]) })
    expect(entries.map((one) => one[name])).toEqual(['Dobrý'])
    expect(leftOut).toBe(2)
  })

  it('keeps its limits, however long the texts are', () => {
    const long = 'Veľmi dlhé \u{1F600}'.repeat(1000)
    const { entries } = entriesOf(feed, shopOf([{ name: long, descriptionHtml: `<p>${long}</p>` }]))
    expect(entries).toHaveLength(1)
    expectAllowed(entries)
  })

  it('says something of what its owner wrote nothing about', () => {
    expectAllowed(entriesOf(feed, shopOf([{ descriptionHtml: '' }])).entries)
  })

  it('takes whatever the catalogue says for text', () => {
    const hostile = PAYLOADS.map((text, i) => ({
      ...SHIRT,
      name: `x${text}`,
      descriptionHtml: payload(i + 1),
      imagePath: `x${payload(i + 2)}`,
      variants: [{ name: `x${payload(i + 3)}`, thumbnail: payload(i + 4) }],
    }))
    const { entries, leftOut } = entriesOf(feed, shopOf(hostile))
    expect(entries.length + leftOut).toBe(4 * PAYLOADS.length)
    expect(entries.length).toBeGreaterThan(3 * PAYLOADS.length)
    expectAllowed(entries)
    const named = new Set(entries.map((one) => one[name] as string))
    expect([...named].some((one) => /^x<script>hostile\(\)<\/script>,? dámsky strih/.test(one))).toBe(true)
  })
})

describe('Heureka is told', () => {
  it('what each carrier costs, and what with payment on delivery; a pickup is no carrier', () => {
    expect(elementsOf(heureka({ priceCents: 1490 }), 'DELIVERY')).toEqual([
      expect.objectContaining({
        DELIVERY_ID: 'SLOVENSKA_POSTA',
        DELIVERY_PRICE: '2.90',
        DELIVERY_PRICE_COD: '3.90',
      }),
      expect.objectContaining({ DELIVERY_ID: 'GLS', DELIVERY_PRICE: '3.90', DELIVERY_PRICE_COD: '4.90' }),
    ])
  })

  it('that delivery is free from the threshold on', () => {
    for (const delivery of elementsOf(heureka({ priceCents: 3500 }), 'DELIVERY'))
      expect(delivery).toMatchObject({ DELIVERY_PRICE: '0.00', DELIVERY_PRICE_COD: '0.00' })
  })

  it('of a carrier once, by its cheapest delivery', () => {
    const settings = {
      ...DEFAULT_SETTINGS,
      deliveryOptions: [390, 290].map((costCents, id) => ({ id, name: 'GLS', costCents })),
    }
    const feed = heurekaFeed({
      settings,
      carriers: { 0: 'GLS', 1: 'GLS' },
      categories: {},
      cashPaymentIds: [],
      dispatchDays: null,
    })
    const [item] = entriesOf(feed, shopOf([{}])).entries
    expect(elementsOf(item, 'DELIVERY')).toMatchObject([{ DELIVERY_ID: 'GLS', DELIVERY_PRICE: '2.90' }])
    expect(item).not.toHaveProperty('DELIVERY_DATE')
    expect(item).not.toHaveProperty('DELIVERY.DELIVERY_PRICE_COD')
  })

  it('which clothes differ in size alone', () => {
    const { entries } = entriesOf(HEUREKA, shopOf([SHIRT, { tags: ['148', '149'] }]))
    const groups = entries.map((one) => one['ITEMGROUP_ID'])
    expect(new Set(groups.slice(0, 8)).size).toBe(4)
    for (const group of groups.slice(0, 8)) {
      expect(group).toMatch(/^[\w-]{1,36}$/)
      expect(entries.filter((one) => one['ITEMGROUP_ID'] === group)).toHaveLength(2)
    }
    expect(groups.slice(8)).toEqual([undefined, undefined])
  })

  it('nothing of when it is sent what is yet to be made', () => {
    expect(heureka({})).toMatchObject({ DELIVERY_DATE: '2' })
    expect(heureka({}, 'fotoboxy')).not.toHaveProperty('DELIVERY_DATE')
  })

  it.each<[string, string, Partial<ProductDetail>]>([
    ['Dámske oblečenie | Dámske tričká', 'tricka', { tags: ['98', '153', '148'] }],
    ['Pánske oblečenie | Pánske mikiny', 'mikiny', { tags: ['127', '174', '148'] }],
    ['Detské oblečenie | Mikiny a svetre', 'mikiny', { tags: ['127', '173', '143'] }],
    ['Módne doplnky | Šiltovky', 'siltovky', { tags: ['217', '216'] }],
  ])('the path in its own tree by category and cut: %s', (path, slug, change) =>
    expect(heureka(change, slug)).toMatchObject({ CATEGORYTEXT: `Heureka.sk | Oblečenie a móda | ${path}` }),
  )

  it("the shop's own name of a category that has no path there, and none that every object has", () => {
    for (const slug of ['ine', 'constructor'])
      expect(heureka({}, slug)).toMatchObject({ CATEGORYTEXT: 'Oblečenie | Tričká' })
  })

  it('product, colour and size in this order, and the cut only where there is a choice of it', () => {
    const information = { ...product().information, color: 'biela', material: '100 % bavlna' }
    const shirt = heureka({ tags: ['98', '153', '148'], information })
    expect(shirt).toMatchObject({ PRODUCTNAME: 'Tričko biela XS' })
    expect(elementsOf(shirt, 'PARAM').map(({ PARAM_NAME, VAL }) => [PARAM_NAME, VAL])).toEqual([
      ['Strih', 'dámsky'],
      ['Veľkosť', 'XS'],
      ['Farba', 'biela'],
      ['Materiál', '100 % bavlna'],
    ])
  })

  it('of the brand where the tags name one, else of who made it: the shop itself what it prints', () => {
    expect(heureka({ tags: ['235'] })).toMatchObject({ MANUFACTURER: 'EMS' })
    expect(heureka({})).toMatchObject({
      MANUFACTURER: 'Nitka, s. r. o.',
      MANUFACTURER_POSTAL_ADDRESS: 'Vzorová 12, Žilina',
      MANUFACTURER_ELECTRONIC_ADDRESS: 'info@obchod.sk',
    })
    expect(heureka({ isWithoutPrint: true })).not.toHaveProperty('MANUFACTURER')
    const manufacturer = { name: 'Úplet', address: '', email: '' }
    const bought = heureka({ isWithoutPrint: true, information: { ...product().information, manufacturer } })
    expect(bought).toMatchObject({ MANUFACTURER: 'Úplet' })
    expect(bought).not.toHaveProperty('MANUFACTURER_POSTAL_ADDRESS')
  })

  it('the picture of the very colour first', () => {
    const { entries } = entriesOf(HEUREKA, shopOf([SHIRT]))
    expect(entries.map((one) => one['IMGURL'])).toEqual(
      entries.map(
        (_, index) => `https://media.sk/web_files/2024/05/${index % 2 === 0 ? 'biela' : 'modra'}.jpg`,
      ),
    )
  })
})

describe('Google and Meta are told', () => {
  it('the price before and the reduced one', () => {
    for (const told of [google, meta]) {
      expect(told({ priceCents: 1490, priceBeforeCents: 1990 })).toMatchObject({
        'g:price': '19.90 EUR',
        'g:sale_price': '14.90 EUR',
      })
      expect(told({ status: '50% Discount' })).not.toHaveProperty('g:sale_price')
    }
  })

  it('whom clothes are for, and of anything else nothing of it', () => {
    expect(google(SHIRT)).toMatchObject({
      'g:gender': 'female',
      'g:age_group': 'adult',
      'g:item_group_id': 'p1',
    })
    expect(google({ tags: ['98', '172'], isForKids: true })).toMatchObject({ 'g:age_group': 'kids' })
    expect(google({})).not.toHaveProperty('g:gender')
  })

  it('what cannot be returned, by the name of its own policy', () => {
    expect(google({}, 'fotoboxy')).toMatchObject({ 'g:return_policy_label': 'bez-vratenia' })
    expect(google({})).not.toHaveProperty('g:return_policy_label')
  })

  const EAN = '4006381333931'
  const withInformation = (change: Partial<ProductDetail['information']>) => ({
    information: { ...product().information, ...change },
  })

  it('an EAN only of a product in one variant: of others each would need its own', () => {
    for (const told of [google, meta]) {
      expect(told(withInformation({ ean: EAN }))).toMatchObject({ 'g:gtin': EAN })
      expect(told({ ...SHIRT, ...withInformation({ ean: EAN }) })).not.toHaveProperty('g:gtin')
    }
    expect(entriesOf(HEUREKA, shopOf([withInformation({ ean: EAN })])).entries[0]).toMatchObject({ EAN })
    expect(entriesOf(HEUREKA, shopOf([withInformation({ ean: '96385074' })])).entries[0]).not.toHaveProperty(
      'EAN',
    )
  })

  it('that nobody knows a number of what the shop prints itself, and of nothing else', () => {
    expect(google({})).toMatchObject({ 'g:identifier_exists': 'no' })
    for (const change of [withInformation({ ean: EAN }), { isWithoutPrint: true }, { tags: ['235'] }])
      expect(google(change)).not.toHaveProperty(['g:identifier_exists'])
  })

  it('the colour, also the only one, the material, the sizes of Europe and the place in the taxonomy', () => {
    const shirt = {
      tags: ['98', '153', '148'],
      ...withInformation({ color: 'biela', material: '100 % bavlna' }),
    }
    for (const told of [google, meta])
      expect(told(shirt, 'tricka')).toMatchObject({
        'g:color': 'biela',
        'g:material': '100 % bavlna',
        'g:size_system': 'EU',
        'g:google_product_category': 'Apparel & Accessories > Clothing > Shirts & Tops',
      })
    expect(google({}, 'ine')).not.toHaveProperty(['g:google_product_category'])
    expect(google({})).not.toHaveProperty(['g:size_system'])
  })

  it('how long an order waits and how long it is on its way, but not of what is yet to be made', () => {
    expect(google({})).toMatchObject({
      'g:min_handling_time': '0',
      'g:max_handling_time': '1',
      'g:shipping': {
        'g:country': 'SK',
        'g:price': '2.90 EUR',
        'g:min_transit_time': '2',
        'g:max_transit_time': '3',
      },
    })
    const made = google({}, 'fotoboxy')
    expect(made).not.toHaveProperty(['g:max_handling_time'])
    expect(made['g:shipping']).not.toHaveProperty(['g:max_transit_time'])
  })

  it('of a brand: Google only of one that is known, or of who made it, Meta of the shop', () => {
    expect(google({})).not.toHaveProperty('g:brand')
    expect(google({ tags: ['235'] })).toMatchObject({ 'g:brand': 'EMS' })
    const manufacturer = { name: 'Úplet', address: '', email: '' }
    expect(google({ isWithoutPrint: true, ...withInformation({ manufacturer }) })).toMatchObject({
      'g:brand': 'Úplet',
    })
    expect(meta({})).toMatchObject({ 'g:brand': 'Nitka' })
  })
})
