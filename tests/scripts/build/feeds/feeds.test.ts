import { describe, expect, it } from 'vitest'
import { htmlToText } from '../../../../src/catalogue/text.ts'
import { DEFAULT_SETTINGS, HEUREKA_CARRIERS } from '../../../../src/config/checkout/settings.ts'
import { BRANDS, toProductRules } from '../../../../src/config/product/product-rules.ts'
import type { Catalogue } from '../../../../src/domain/shop/catalogue.ts'
import type { ProductDetail } from '../../../../src/domain/product/product.ts'
import { feedPart, type Feed } from '../../../../scripts/build/feeds/feed.ts'
import { heurekaFeed } from '../../../../scripts/build/feeds/heureka.ts'
import { googleFeed, metaFeed } from '../../../../scripts/build/feeds/merchant.ts'
import { offersByProduct, type OfferSources } from '../../../../scripts/build/feeds/offers.ts'
import { catalogue, product } from '../../../fixtures/builders.ts'
import { PAYLOADS, payload } from '../../../fixtures/payloads.ts'
import { elementsOf, readXml } from '../../../fixtures/read-xml.ts'

const SITE = 'https://obchod.sk'
const SHOP = { name: 'Nitka', description: 'Obchod', site: SITE, deliveryCents: () => 290 }
const HEUREKA = heurekaFeed({
  settings: DEFAULT_SETTINGS,
  carriers: HEUREKA_CARRIERS,
  cashPaymentIds: [1],
  dispatchDays: 2,
})
const FEEDS: readonly Feed[] = [HEUREKA, googleFeed(SHOP), metaFeed(SHOP)]

const SOURCES: OfferSources = {
  site: SITE,
  mediaUrl: 'https://media.sk',
  pictures: new Map(),
  rules: toProductRules(DEFAULT_SETTINGS.sizeLabels),
  brands: BRANDS,
  madeToOrderCategories: ['fotoboxy'],
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

function shopOf(changes: readonly Partial<ProductDetail>[], slug = 'tricka') {
  const products = changes.map((change, index) =>
    product({ id: index + 1, slug: `p${index + 1}`, ...change }),
  )
  const shop = catalogue(products)
  const productIds = products.map(({ id }) => id)
  const own = {
    slug,
    name: 'Oblečenie | Tričká',
    descriptionHtml: '',
    productIds,
    valueIds: {},
    landings: [],
  }
  return { ...shop, categories: [...shop.categories, own] }
}

function partsOf(feed: Feed, shop: Catalogue, sources: OfferSources) {
  return [...offersByProduct(shop, sources)].map((offers) => feedPart(feed, offers))
}

function textOf(feed: Feed, shop: Catalogue, sources: OfferSources): string {
  return [feed.start, ...partsOf(feed, shop, sources).map(({ text }) => text), feed.end].join('')
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

function entriesOf(feed: Feed, shop: ReturnType<typeof shopOf>, sources: Partial<OfferSources> = {}) {
  const all = { ...SOURCES, ...sources }
  const read = readXml(textOf(feed, shop, all))
  const entries =
    feed === HEUREKA ? elementsOf(read, 'SHOP', 'SHOPITEM') : elementsOf(read, 'rss', 'channel', 'item')
  const parts = partsOf(feed, shop, all)
  expect(sum(parts.map((part) => part.entries))).toBe(entries.length)
  return { entries, leftOut: sum(parts.map((part) => part.leftOut)) }
}

/** What a field must be, for each entry of a feed. */
type Rules = Readonly<Record<string, (value: string) => boolean>>
const upTo = (length: number) => (value: string) => value !== '' && value.length <= length
const address = (length: number) => (value: string) =>
  value.length <= length && /^https:\/\/[\w.]+\/[\x21-\x7e]*$/.test(value)
const euros = (value: string) => /^\d+\.\d\d EUR$/.test(value)

/** By Heureka's and Google's and Meta's own papers. */
const REQUIRED: ReadonlyMap<Feed, Rules> = new Map<Feed, Rules>([
  [
    HEUREKA,
    {
      ITEM_ID: (value) => /^[\w-]{1,36}$/.test(value),
      PRODUCTNAME: upTo(200),
      DESCRIPTION: upTo(5000),
      URL: address(300),
      IMGURL: address(255),
      PRICE_VAT: (value) => /^\d+\.\d\d$/.test(value),
      CATEGORYTEXT: upTo(500),
      DELIVERY_DATE: (value) => /^\d+$/.test(value),
    },
  ],
  ...FEEDS.slice(1).map(
    (feed, index) =>
      [
        feed,
        {
          'g:id': (value: string) => /^[\w-]{1,50}$/.test(value),
          'g:title': upTo(150),
          'g:description': upTo(5000),
          'g:link': address(2000),
          'g:image_link': address(2000),
          'g:availability': (value: string) => value === (index === 0 ? 'in_stock' : 'in stock'),
          'g:condition': (value: string) => value === 'new',
          'g:price': euros,
          ...(index === 0
            ? { 'g:identifier_exists': (value: string) => value === 'no' }
            : { 'g:brand': upTo(100) }),
        },
      ] as const,
  ),
])

function expectAllowed(feed: Feed, entries: readonly Record<string, unknown>[]): void {
  const rules = Object.entries(REQUIRED.get(feed) ?? {})
  const faults = entries.flatMap((entry) =>
    rules
      .filter(([field, isRight]) => !isRight(entry[field] as string))
      .map(([field]) => [field, entry[field]]),
  )
  expect(faults).toEqual([])
}

describe.each(FEEDS.map((feed) => [feed.path, feed] as const))('%s', (_, feed) => {
  const name = feed === HEUREKA ? 'PRODUCTNAME' : 'g:title'
  const link = feed === HEUREKA ? 'URL' : 'g:link'
  const id = feed === HEUREKA ? 'ITEM_ID' : 'g:id'

  it('has an entry for each variant, with a name, an address and an id of its own', () => {
    const { entries } = entriesOf(feed, shopOf([SHIRT, {}]))
    expectAllowed(feed, entries)
    expect(entries).toHaveLength(9)
    for (const field of [name, link, id]) expect(new Set(entries.map((one) => one[field])).size).toBe(9)
    expect(entries[0]).toMatchObject({
      [name]: 'Tričko, dámsky strih, XS, biela',
      [link]: `${SITE}/produkt/p1?cut=damsky_strih&size=XS&color=biela`,
    })
    expect(entries[8]).toMatchObject({ [name]: 'Tričko', [link]: `${SITE}/produkt/p2`, [id]: '2' })
  })

  it('calls the same variant the same, whatever else the shop sells', () => {
    const ids = (shop: ReturnType<typeof shopOf>) => entriesOf(feed, shop).entries.map((one) => one[id])
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
    expectAllowed(feed, entries)
  })

  it('says something of what its owner wrote nothing about', () => {
    expectAllowed(feed, entriesOf(feed, shopOf([{ descriptionHtml: '' }])).entries)
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
    expectAllowed(feed, entries)
    const named = new Set(entries.map((one) => one[name] as string))
    expect([...named].some((one) => one.startsWith('x<script>hostile()</script>, dámsky strih'))).toBe(true)
  })
})

describe('Heureka is told', () => {
  const only = (change: Partial<ProductDetail>, slug?: string) =>
    entriesOf(HEUREKA, shopOf([change], slug)).entries[0] ?? {}

  it('what each carrier costs, and what with payment on delivery; a pickup is no carrier', () => {
    expect(elementsOf(only({ priceCents: 1490 }), 'DELIVERY')).toEqual([
      expect.objectContaining({
        DELIVERY_ID: 'SLOVENSKA_POSTA',
        DELIVERY_PRICE: '2.90',
        DELIVERY_PRICE_COD: '3.90',
      }),
      expect.objectContaining({ DELIVERY_ID: 'GLS', DELIVERY_PRICE: '3.90', DELIVERY_PRICE_COD: '4.90' }),
    ])
  })

  it('that delivery is free from the threshold on', () => {
    for (const delivery of elementsOf(only({ priceCents: 3500 }), 'DELIVERY'))
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
      cashPaymentIds: [],
      dispatchDays: null,
    })
    const text = textOf(feed, shopOf([{}]), SOURCES)
    const [item] = elementsOf(readXml(text), 'SHOP', 'SHOPITEM')
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
    expect(only({})).toMatchObject({ DELIVERY_DATE: '2' })
    expect(only({}, 'fotoboxy')).not.toHaveProperty('DELIVERY_DATE')
  })

  it('of a brand only where the tags name one, and never of an EAN', () => {
    expect(only({ tags: ['235'] })).toMatchObject({ MANUFACTURER: 'EMS' })
    expect(Object.keys(only({}))).not.toEqual(expect.arrayContaining(['MANUFACTURER']))
    expect(Object.keys(only({}))).not.toContain('EAN')
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
  const [google, meta] = FEEDS.slice(1).map(
    (feed) => (change: Partial<ProductDetail>, slug?: string) =>
      entriesOf(feed, shopOf([change], slug)).entries[0] ?? {},
  )

  it('the price before and the reduced one', () => {
    for (const told of [google, meta]) {
      expect(told?.({ priceCents: 1490, priceBeforeCents: 1990 })).toMatchObject({
        'g:price': '19.90 EUR',
        'g:sale_price': '14.90 EUR',
      })
      expect(told?.({ status: '50% Discount' })).not.toHaveProperty('g:sale_price')
    }
  })

  it('whom clothes are for, and of anything else nothing of it', () => {
    expect(google?.(SHIRT)).toMatchObject({
      'g:gender': 'female',
      'g:age_group': 'adult',
      'g:item_group_id': 'p1',
    })
    expect(google?.({ tags: ['98', '172'], isForKids: true })).toMatchObject({ 'g:age_group': 'kids' })
    expect(google?.({})).not.toHaveProperty('g:gender')
  })

  it('what cannot be returned, by the name of its own policy', () => {
    expect(google?.({}, 'fotoboxy')).toMatchObject({ 'g:return_policy_label': 'bez-vratenia' })
    expect(google?.({})).not.toHaveProperty('g:return_policy_label')
  })

  it('of a brand: Google only of one that is known, Meta of the shop', () => {
    expect(google?.({})).not.toHaveProperty('g:brand')
    expect(google?.({ tags: ['235'] })).toMatchObject({ 'g:brand': 'EMS' })
    expect(meta?.({})).toMatchObject({ 'g:brand': 'Nitka' })
  })
})
