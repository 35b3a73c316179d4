// Rules 413, 414, 909, 919
import { describe, expect, it } from 'vitest'
import { htmlToText } from '../../../../src/text/plain-text.ts'
import {
  DEFAULT_SETTINGS,
  GOOGLE_CATEGORIES,
  HEUREKA_CARRIERS,
  HEUREKA_POST,
  HEUREKA_CATEGORIES,
} from '../../../../src/config/checkout-settings.ts'
import { BRANDS } from '../../../../src/config/ids.ts'
import type { Catalogue, ListedCategory } from '../../../../src/catalogue/rules/catalogue.ts'
import type { ProductDetail } from '../../../../src/catalogue/rules/product.ts'
import { feedText, type Feed, limitName } from '../../../../scripts/pipeline/feeds/feed.ts'
import { heurekaFeed } from '../../../../scripts/pipeline/feeds/heureka.ts'
import { googleFeed, metaFeed } from '../../../../scripts/pipeline/feeds/merchant.ts'
import { offersByProduct, type Offer, type OfferSources } from '../../../../scripts/pipeline/feeds/offers.ts'
import type { DeliveryOption, DeliverySettings } from '../../../../src/catalogue/rules/settings.ts'
import { catalogue, category, DATABASE_SETTINGS, product, PRODUCT_RULES } from '../../../fixtures/builders.ts'
import { elementsOf, feedItems } from '../../../fixtures/read-markup.ts'

const SITE = 'https://obchod.sk'
const SHOP = {
  name: 'Nitka',
  description: 'Obchod',
  site: SITE,
  deliveryCents: () => 290,
  categories: GOOGLE_CATEGORIES,
}
const heurekaOf = (settings: DeliverySettings) =>
  heurekaFeed({
    settings,
    carriers: HEUREKA_CARRIERS,
    categories: HEUREKA_CATEGORIES,
    post: HEUREKA_POST,
  })
const HEUREKA = heurekaOf(DEFAULT_SETTINGS)
const GOOGLE = googleFeed(SHOP)
const META = metaFeed(SHOP)
const MERCHANT = { name: 'g:title', link: 'g:link', id: 'g:id' }
const FEEDS = [
  { feed: HEUREKA, name: 'PRODUCTNAME', link: 'URL', id: 'ITEM_ID' },
  { feed: GOOGLE, ...MERCHANT },
  { feed: META, ...MERCHANT },
]

const SOURCES: OfferSources = {
  site: SITE,
  mediaUrl: 'https://media.sk',
  pictures: new Map([['damaged.jpg', null]]),
  rules: PRODUCT_RULES,
  brands: BRANDS,
  madeToOrder: [{ category: 'fotoboxy', exceptTags: [], exceptWords: [] }],
  days: { dispatchDays: 1, deliveryDays: [2, 4] },
  company: { name: 'Nitka, s. r. o.', address: 'Vzorová 12, Žilina', email: 'info@obchod.sk' },
  toText: htmlToText,
}

const EAN = '4006381333931'

const SHIRT: Partial<ProductDetail> = {
  tags: ['98', '152', '153', '148', '149'],
  variants: [
    { name: 'biela', thumbnail: '2024/05/t_biela.jpg' },
    { name: 'modrá', thumbnail: '2024/05/t_modra.jpg' },
  ],
}
const OFFERED: Partial<ProductDetail> = {
  ...SHIRT,
  priceCents: 1890,
  offers: [
    {
      color: 'biela',
      size: 'S',
      priceCents: 1490,
      priceBeforeCents: null,
      isAvailable: false,
      ean: '',
      code: '',
    },
    {
      color: 'modrá',
      size: 'S',
      priceCents: 1890,
      priceBeforeCents: null,
      isAvailable: true,
      ean: EAN,
      code: 'TR-1',
    },
  ],
}
const known = (change: Partial<ProductDetail['information']>) => ({
  information: { ...product().information, ...change },
})

function shopOf(changes: readonly Partial<ProductDetail>[], slug = 'ine') {
  const products = changes.map((change, i) => product({ id: i + 1, slug: `p${i + 1}`, ...change }))
  const shop = catalogue(products)
  const own = category({ slug, name: 'Oblečenie | Tričká', productIds: products.map(({ id }) => id) })
  return { ...shop, categories: [...shop.categories, own] }
}

function entriesOf(feed: Feed, shop: Catalogue) {
  const leftOut = new Set<string>()
  const text = [...feedText(feed, offersByProduct(shop, SOURCES), leftOut)].join('')
  return { entries: feedItems(text), leftOut: [...leftOut] }
}

const toldIn =
  (feed: Feed) =>
  (change: Partial<ProductDetail>, slug?: string): Record<string, unknown> =>
    entriesOf(feed, shopOf([change], slug)).entries[0] ?? {}
const heureka = toldIn(HEUREKA)
const google = toldIn(GOOGLE)
const meta = toldIn(META)

describe.each(FEEDS)('$feed.path', ({ feed, name, link, id }) => {
  it('a feed has an entry for each variant, each with another name, address and id', () => {
    const { entries } = entriesOf(feed, shopOf([SHIRT, { name: 'Hrnček', descriptionHtml: '' }]))
    expect(entries).toHaveLength(9)
    for (const field of [name, link, id]) expect(new Set(entries.map((one) => one[field])).size).toBe(9)
    expect(entries[0]).toMatchObject({
      [name]: feed === HEUREKA ? 'Tričko dámsky strih biela XS' : 'Tričko, dámsky strih, XS, biela',
      [link]: `${SITE}/produkt/p1?cut=damsky_strih&size=XS&color=biela`,
    })
    expect(entries[8]).toMatchObject({ [name]: 'Hrnček', [link]: `${SITE}/produkt/p2`, [id]: '2' })
    expect(entriesOf(feed, shopOf([SHIRT], 'tricka')).entries).toHaveLength(8)
  })

  it('a feed has only products that can be bought, have a picture and a short enough address', () => {
    const bad: Partial<ProductDetail>[] = [
      { name: 'Vypredaný', status: 'Sold Out' },
      { name: 'Bez veľkosti', tags: ['98', '148'], sizes: [] },
      { name: 'Bez obrázka', imagePath: '' },
    ]
    const { entries, leftOut } = entriesOf(
      feed,
      shopOf([
        ...bad,
        { imagePath: 'damaged.jpg' },
        { name: 'Dlhý', slug: 'x'.repeat(3000) },
        { name: 'Dobrý' },
      ]),
    )
    expect(entries.map((one) => one[name])).toEqual(['Dobrý'])
    expect(leftOut).toEqual(['Bez obrázka', 'Tričko', 'Dlhý'])
  })

  it.each<[string, Partial<ProductDetail>[], string[]]>([
    ['their codes', [{ code: 'A' }, { code: 'B' }], ['Tričko A', 'Tričko B']],
    [
      'their colours',
      [known({ color: 'biela' }), known({ color: 'sivá' })],
      [
        feed === HEUREKA ? 'Tričko biela biela' : 'Tričko biela, biela',
        feed === HEUREKA ? 'Tričko sivá sivá' : 'Tričko sivá, sivá',
      ],
    ],
    ['their ids, if nothing else differs', [{}, { name: 'TRIČKO' }], ['Tričko 1', 'TRIČKO 2']],
  ])('two products of one name are told apart by %s', (_, changes, names) =>
    expect(entriesOf(feed, shopOf(changes)).entries.map((one) => one[name])).toEqual(names),
  )

  it('a feed has no invisible characters, and every size that can be bought', () => {
    const odd = {
      name: 'Tri\u00ADč\u200Bko',
      descriptionHtml: '<p>Ba\u00ADvl\u200Dna</p>',
      sizes: ['36-38', '98'],
    }
    const { entries } = entriesOf(feed, shopOf([odd]))
    expect(JSON.stringify(entries)).not.toMatch(/[\u00AD\u200B-\u200D]/)
    expect(JSON.stringify(entries)).toContain('Bavlna')
    expect(entries.map((one) => one[name])).toEqual(
      ['36-38', '98'].map((size) => (feed === HEUREKA ? `Tričko ${size}` : `Tričko, ${size}`)),
    )
  })
})

const INFORMED = { tags: ['98', '153', '148'], ...known({ color: 'biela', material: '100 % bavlna' }) }
const BOUGHT = { isWithoutPrint: true, ...known({ manufacturer: { name: 'Úplet', address: '', email: '' } }) }

it('only the feed of Heureka leaves out a product without a category', () => {
  const shop = catalogue([product()])
  expect(FEEDS.map(({ feed }) => entriesOf(feed, shop).leftOut)).toEqual([['Tričko'], [], []])
})

it.each<[string, Record<string, unknown>, object]>([
  ['the EAN of a product in one variant', heureka(known({ ean: EAN })), { EAN }],
  ['the days until goods are sent', heureka({}), { DELIVERY_DATE: '1' }],
  [
    'the shop as the manufacturer of its own prints',
    heureka({}),
    {
      MANUFACTURER: 'Nitka, s. r. o.',
      MANUFACTURER_POSTAL_ADDRESS: 'Vzorová 12, Žilina',
      MANUFACTURER_ELECTRONIC_ADDRESS: 'info@obchod.sk',
    },
  ],
  ['the manufacturer of bought goods', heureka(BOUGHT), { MANUFACTURER: 'Úplet' }],
  ['the brand (Google)', google({ tags: ['235'] }), { 'g:brand': 'EMS' }],
  ['the shop as the brand (Meta)', meta({}), { 'g:brand': 'Nitka' }],
  [
    'the previous and the reduced price',
    google({ priceCents: 1490, priceBeforeCents: 1990 }),
    { 'g:price': '19.90 EUR', 'g:sale_price': '14.90 EUR' },
  ],
  [
    'gender and age of clothes',
    google(SHIRT),
    { 'g:gender': 'female', 'g:age_group': 'adult', 'g:item_group_id': 'p1' },
  ],
  [
    'a label for goods that cannot be returned',
    google({}, 'fotoboxy'),
    { 'g:return_policy_label': 'bez-vratenia' },
  ],
  ["that own prints have no manufacturer's number", google({}), { 'g:identifier_exists': 'no' }],
  [
    'colour, material, European sizes and a category of the taxonomy',
    google(INFORMED, 'tricka'),
    {
      'g:color': 'biela',
      'g:material': '100 % bavlna',
      'g:size_system': 'EU',
      'g:google_product_category': 'Apparel & Accessories > Clothing > Shirts & Tops',
    },
  ],
  [
    'the days until sending and the days of delivery',
    google({}),
    {
      'g:min_handling_time': '0',
      'g:max_handling_time': '1',
      'g:shipping': {
        'g:country': 'SK',
        'g:price': '2.90 EUR',
        'g:min_transit_time': '2',
        'g:max_transit_time': '3',
      },
    },
  ],
  [
    'price, EAN and code of an offer (rule 137)',
    google(OFFERED),
    { 'g:price': '18.90 EUR', 'g:gtin': EAN, 'g:mpn': 'TR-1', 'g:size': 'S', 'g:color': 'modrá' },
  ],
  ['price, EAN and code of an offer (Meta)', meta(OFFERED), { 'g:price': '18.90 EUR', 'g:gtin': EAN }],
  [
    'price, EAN, code and own word for a size of an offer (Heureka)',
    heureka({ ...OFFERED, sizeName: 'Formát' }),
    {
      PRICE_VAT: '18.90',
      EAN,
      PRODUCTNO: 'TR-1',
      PARAM: expect.arrayContaining([expect.objectContaining({ PARAM_NAME: 'Formát', VAL: 'S' })]) as unknown,
    },
  ],
  ["the shop's own name of a category", heureka({}, 'ine'), { CATEGORYTEXT: 'Oblečenie | Tričká' }],
])('a feed contains %s', (_, told, expected) => expect(told).toMatchObject(expected))

it.each<[string, Record<string, unknown>, string]>([
  ['EAN of 8 digits (Heureka)', heureka(known({ ean: '96385074' })), 'EAN'],
  ['common EAN for several variants', google({ ...SHIRT, ...known({ ean: EAN }) }), 'g:gtin'],
  ['date for goods that are yet to be made', heureka({}, 'fotoboxy'), 'DELIVERY_DATE'],
  ['manufacturer of bought goods, if unknown', heureka({ isWithoutPrint: true }), 'MANUFACTURER'],
  ['reduced price for a badge alone', google({ status: '50% Discount' }), 'g:sale_price'],
  ['special return policy for other goods', google({}), 'g:return_policy_label'],
  [
    "claim that bought goods lack a manufacturer's number",
    google({ isWithoutPrint: true }),
    'g:identifier_exists',
  ],
  ['brand of own prints (Google)', google({}), 'g:brand'],
  ['size for values that are no sizes (rule 137)', google({ ...OFFERED, sizeName: 'Formát' }), 'g:size'],
])('no %s', (_, told, field) => expect(told).not.toHaveProperty([field]))

it.each<[string, string, Partial<ProductDetail>]>([
  ['Dámske oblečenie | Dámske tričká', 'tricka', { tags: ['98', '153', '148'] }],
  ['Pánske oblečenie | Pánske mikiny', 'mikiny', { tags: ['127', '174', '148'] }],
  ['Detské oblečenie | Mikiny a svetre', 'mikiny', { tags: ['127', '173', '143'] }],
  ['Módne doplnky | Šiltovky', 'siltovky', { tags: ['217', '216'] }],
])("a feed contains a path in Heureka's tree by category and cut: %s", (path, slug, change) =>
  expect(heureka(change, slug)).toMatchObject({ CATEGORYTEXT: `Heureka.sk | Oblečenie a móda | ${path}` }),
)

it.each([
  ['ine', 'Ženy | Oblečenie', undefined],
  [
    'tricka',
    'Heureka.sk | Oblečenie a móda | Pánske oblečenie | Pánske tričká',
    'Apparel & Accessories > Clothing > Shirts & Tops',
  ],
])(
  'a feed contains the path of categories, in its own tree from the nearest known one: %s',
  (slug, text, tree) => {
    const shop = shopOf([{}], slug)
    const [all, own] = shop.categories as [ListedCategory, ListedCategory]
    const top = category({ slug: 'zeny', name: 'Ženy', productIds: own.productIds })
    const parent = { ...own, name: 'Oblečenie, Ženy', ownName: 'Oblečenie', parent: 'zeny' }
    const leaf = category({ slug: 'bluzky', name: 'Blúzky', parent: slug, productIds: own.productIds })
    const told = (feed: Feed) => entriesOf(feed, { ...shop, categories: [all, top, parent, leaf] }).entries[0]
    expect(told(HEUREKA)).toMatchObject({ CATEGORYTEXT: tree ? text : `${text} | Blúzky` })
    expect(told(GOOGLE)).toMatchObject({ 'g:product_type': 'Ženy > Oblečenie > Blúzky' })
    expect(told(GOOGLE)?.['g:google_product_category']).toBe(tree)
  },
)

it('a feed contains the choices of a variant with Slovak names', () => {
  const params = elementsOf(heureka(INFORMED), 'PARAM')
  expect(params.map(({ PARAM_NAME, VAL }) => [PARAM_NAME, VAL])).toEqual([
    ['Strih', 'dámsky'],
    ['Veľkosť', 'XS'],
    ['Farba', 'biela'],
    ['Materiál', '100 % bavlna'],
  ])
})

it('a feed contains the cost of each carrier, with and without cash on delivery, free above the threshold; no pickup', () => {
  const costs = (priceCents: number) =>
    elementsOf(heureka({ priceCents }), 'DELIVERY').map(
      (one) =>
        `${one['DELIVERY_ID'] as string} ${one['DELIVERY_PRICE'] as string} ${one['DELIVERY_PRICE_COD'] as string}`,
    )
  expect(costs(1490)).toEqual(['SLOVENSKA_POSTA 2.90 3.90', 'GLS 3.90 4.90'])
  expect(costs(3500)).toEqual(['SLOVENSKA_POSTA 0.00 0.00', 'GLS 0.00 0.00'])
})

it.each<[string, Partial<DeliveryOption>[], string[]]>([
  [
    'the post by its kind, others by a word of their names, with any ids',
    DATABASE_SETTINGS.deliveryOptions.slice(),
    ['SLOVENSKA_POSTA', 'GLS'],
  ],
  [
    'the name that the API sends',
    [{ carrier: 'PPL' }, { kind: 'post', carrier: 'EXPRES_KURIER' }],
    ['PPL', 'EXPRES_KURIER'],
  ],
  [
    'for a delivery to a pick-up point only the name that the API sends',
    [
      { kind: 'point', name: 'GLS box' },
      { kind: 'point', name: 'DPD Pickup', carrier: 'DPD_PICKUP' },
    ],
    ['DPD_PICKUP'],
  ],
  [
    'none for an unknown courier and a pickup',
    [{ name: 'Teleport' }, { kind: 'pickup', carrier: 'GLS' }],
    [],
  ],
])('a feed contains the carrier of a delivery: %s', (_, changes, carriers) => {
  const deliveryOptions = changes.map((change, i) => ({
    id: i + 1,
    name: 'X',
    kind: 'courier' as const,
    costCents: 290,
    ...change,
  }))
  const told = toldIn(heurekaOf({ ...DATABASE_SETTINGS, deliveryOptions }))({})
  expect(elementsOf(told, 'DELIVERY').map((one) => one['DELIVERY_ID'])).toEqual(carriers)
})

it("a feed contains groups of clothes that differ only in size, and first the picture of the variant's colour", () => {
  const { entries } = entriesOf(HEUREKA, shopOf([SHIRT, { tags: ['148', '149'] }]))
  const groups = Map.groupBy(entries, (one) => one['ITEMGROUP_ID'])
  expect([...groups.values()].map(({ length }) => length)).toEqual([2, 2, 2, 2, 2])
  expect(groups.has(undefined)).toBe(true)
  expect(entries.slice(0, 2).map((one) => one['IMGURL'])).toEqual(
    ['biela', 'modra'].map((colour) => `https://media.sk/web_files/2024/05/${colour}.jpg`),
  )
})

it('further pictures of a variant show no other colour, and none is a small copy', () => {
  const images = ['zozadu', 'biela-detail', 'modra-detail'].map((name) => ({
    path: `2024/05/${name}.jpg`,
    thumbnailPath: `2024/05/t_${name}.jpg`,
  }))
  const variants = ['biela-spredu', 'modra-spredu'].map((file, i) => ({
    name: ['biela', 'modrá'][i] ?? '',
    thumbnail: `2024/05/t_${file}.jpg`,
  }))
  const [[white, ...others] = []] = offersByProduct(shopOf([{ ...SHIRT, images, variants }]), SOURCES)
  const files = (offer?: Offer) => offer?.pictures.map((address) => address.split('/').at(-1))
  expect(files(white)).toEqual(['biela-spredu.jpg', 'zozadu.jpg', 'biela-detail.jpg'])
  expect(files(others.find(({ color }) => color === 'modrá'))).toEqual([
    'modra-spredu.jpg',
    'zozadu.jpg',
    'modra-detail.jpg',
  ])
})

it.each([
  ['Tričko', 'Tričko, čierna, XL'],
  ['T'.repeat(40), `${'T'.repeat(17)}…, čierna, XL`],
])('a name that is too long for a feed keeps its choices: %s', (name, title) =>
  expect(limitName(name, 30, (short) => `${short}, čierna, XL`)).toBe(title),
)

it('a company that prints nothing is not named as the maker', () => {
  const [offers = []] = offersByProduct(shopOf([{}]), { ...SOURCES, company: null })
  expect(offers.map(({ manufacturer, isOwnPrint }) => [manufacturer, isOwnPrint])).toEqual([[null, false]])
})

it('goods of another kind in a category have the path of their own key, by a word of their names', () => {
  const toldOf = (name: string) => [
    heureka({ name }, 'tasky')['CATEGORYTEXT'],
    google({ name }, 'tasky')['g:google_product_category'],
  ]
  expect(toldOf('Plátená taška Srdce')).toEqual([
    HEUREKA_CATEGORIES['tasky']?.other,
    GOOGLE_CATEGORIES['tasky'],
  ])
  expect(toldOf('Podložka pod myš')).toEqual(['Oblečenie | Tričká', GOOGLE_CATEGORIES['tasky/podloz']])
  expect(heureka({ name: 'Podložka' }, 'hrnceky')['CATEGORYTEXT']).toBe(HEUREKA_CATEGORIES['hrnceky']?.other)
})
