// Rules 104, 112, 124, 125, 134, 806, 809
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { offersByProduct } from '../../../../scripts/pipeline/feeds/offers.ts'
import { guardCatalogue } from '../../../../scripts/pipeline/guards/catalogue/guard-catalogue.ts'
import { findingLine } from '../../../../scripts/pipeline/report/report.ts'
import { catalogueFindings, missingLandings } from '../../../../scripts/pipeline/guards/catalogue/findings.ts'
import { toProductIndex } from '../../../../scripts/pipeline/listing/make-product-index.ts'
import { pullCatalogue } from '../../../../scripts/pipeline/pull/pull-catalogue.ts'
import { BROWSER_RETRY_POLICY, createApiClient } from '../../../../src/api/client.ts'
import type { ProductDetail } from '../../../../src/catalogue/rules/product.ts'
import { variantName } from '../../../../src/catalogue/texts/variant.ts'
import { productChoices } from '../../../../src/catalogue/rules/product-choices.ts'
import { BRANDS } from '../../../../src/config/ids.ts'
import { MADE_TO_ORDER, toProductRules } from '../../../../src/config/product-rules.ts'
import { StatusBadge } from '../../../../src/product/StatusAndPrice.tsx'
import { createProductViews } from '../../../../src/site/product-view.ts'
import { toTextBlocks } from '../../../../src/text/html-text.ts'
import { htmlToText } from '../../../../src/text/plain-text.ts'
import { answerOf, sentProducts, type FakeShop, type SentProduct } from '../../../fixtures/fake-shop.ts'

/*
 * Ways in which an API may differ from the contract. Each row has the change, the build's messages about it, and the product
 * as the shop shows it: the second of thirty. Each cut has enough products for its landing page.
 */

const COUNT = 30
const ALL_CUTS = ['153', '152', '174', '172']
const ATTRIBUTES = [
  { id: '165', name: 'Strih' },
  { id: '99', name: 'Veľkosť' },
  { id: '100', name: 'Kolekcia' },
]

interface Bend {
  /** Changes of the second product. */
  product?: SentProduct
  /** Changes of every product. */
  every?: SentProduct | ((id: number) => SentProduct)
  shop?: Partial<FakeShop>
  /** The slug of the category with all products. */
  category?: string
}

function bentShop({ product = {}, every = {}, shop = {}, category = 'tricka' }: Bend): FakeShop {
  const sound = sentProducts(COUNT).map((one, i) => ({
    ...one,
    image: 'a.jpg',
    tags: ['98', ALL_CUTS[i % 4], '149', '157', ...(i < 4 ? ['121', '300'] : [])],
    product_code: `TR-${i + 1}`,
    manufacturer: { name: 'Úplet', address: 'Žilina', email: 'a@example.sk' },
  }))
  const bent = sound.map((one, i) => ({
    ...one,
    ...(typeof every === 'function' ? every(i + 1) : every),
    ...(i === 1 ? product : {}),
  }))
  const others = ['tricka', 'mikiny', 'siltovky', 'hrnceky', 'tasky', 'bjk-fotoboxy']
  return {
    categories: Object.fromEntries([
      [category, bent],
      ...others.filter((slug) => slug !== category).map((slug) => [slug, bent.slice(5)]),
    ]) as FakeShop['categories'],
    listing: {
      category_attributes: [],
      category_attribute_values: [],
      fixed_category_attributes: ATTRIBUTES,
      fixed_category_attribute_values: [
        ...ALL_CUTS.map((id) => ({ id, attribute_id: '165', name: id })),
        { id: '149', attribute_id: '99', name: 'S' },
        { id: '121', attribute_id: '100', name: 'Bez potlače' },
      ],
    },
    ...shop,
  }
}

/** Builds the catalogue of a changed API. @returns it with the build's messages, or the reason why the build stops */
async function build(bend: Bend) {
  const shop = bentShop(bend)
  const fetch = (input: Request | URL | string) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input)
    return Promise.resolve(Response.json(answerOf(shop, searchParams)))
  }
  const api = createApiClient('https://api.sk', BROWSER_RETRY_POLICY, { fetch })
  const pulled = await pullCatalogue(api, { concurrency: 8, pageSize: 200, now: '2026-11-25T10:00:00.000Z' })
  const { catalogue } = pulled
  const findings = [...pulled.findings, ...catalogueFindings(pulled), ...missingLandings(catalogue)]
  const told = findings.flatMap((finding) =>
    findingLine(finding, 'sk').map(({ name, note }) => [finding.kind, name, note].filter(Boolean).join(', ')),
  )
  let stops = ''
  try {
    guardCatalogue(pulled)
  } catch (error) {
    stops = String(error)
  }
  return { catalogue, told, stops }
}

type Built = Awaited<ReturnType<typeof build>>

/** The changed product as a shopper and the feeds see it. */
function seenOf({ catalogue }: Built) {
  const rules = toProductRules(catalogue.settings.sizeLabels)
  const pictures = new Map()
  const index = toProductIndex(catalogue)
  const host = { mediaUrl: 'https://media.sk', imageCdn: '' }
  const viewOf = createProductViews(
    { catalogue, pictures, listings: { index, bySlug: {} }, guaranteeNotice: null, pointFiles: {} },
    host,
  )
  const product = catalogue.products.find(({ id }) => id === 2) as ProductDetail
  const { choices, terms, ownName } = viewOf(product)
  // The quick view takes the product from the index, and offers the same choices.
  const row = index.products.find(({ id }) => id === 2)
  expect(row && productChoices(row, rules)).toEqual(choices)
  const offers = offersByProduct(catalogue, {
    ...{ site: '', mediaUrl: '', pictures, rules, brands: BRANDS, madeToOrder: MADE_TO_ORDER },
    ...{ days: { dispatchDays: 1, deliveryDays: null }, toText: htmlToText },
    company: { name: '', address: '', email: '' },
  })
  return {
    name: product.name,
    title: ownName,
    badge: renderToStaticMarkup(createElement(StatusBadge, { product })).replaceAll(/<[^>]*>/g, ''),
    before: product.priceBeforeCents,
    sizes: choices.cuts
      .map(({ sizes }) =>
        sizes.map(({ label, isAvailable }) => (isAvailable ? label : `(${label})`)).join(' '),
      )
      .join(', '),
    isForSale: choices.unavailable === null,
    text: toTextBlocks(product.descriptionHtml).flat().join(' | '),
    isReturnable: terms.isReturnable,
    offers: offers[1]?.map((offer) => variantName(offer.name, { ...offer, cut: null })).join('; '),
    color: product.information.color,
  }
}

type Sight = ReturnType<typeof seenOf>

let known: Promise<Built> | undefined
const soundShop = () => (known ??= build({}))

it('with a sound API the report only names goods made to order, unknown numbers of photos and missing feed categories', async () => {
  const sound = await soundShop()
  expect(sound.stops).toBe('')
  expect(sound.told.filter((line) => !/^(made-to-order|artwork|feed-category)/.test(line))).toEqual([])
  expect(seenOf(sound)).toMatchObject({
    name: 'Produkt 2',
    sizes: 'S M',
    isForSale: true,
    isReturnable: true,
  })
})

const LISTING = bentShop({}).listing
const CATEGORIES = ['all', 'tricka', 'mikiny', 'siltovky', 'hrnceky', 'tasky', 'bjk-fotoboxy']

/** The change, the build's messages about it, and the product as the shop shows it. */
interface Row extends Bend {
  told?: (string | RegExp)[]
  shown?: Partial<Sight>
}

const BENDS: Readonly<Record<string, Row>> = {
  // Sizes
  'a size without a tag': {
    product: { sizes: ['M', 'XXL'] },
    told: ['size, XXL, 1\u00A0produkt'],
    shown: { sizes: '(S) M XXL' },
  },
  'blanks in sizes, tags and status': {
    product: {
      sizes: [' S', ' M '],

      tags: [' 98', '152 ', ' 149', '157'],
      status: ' Sold Out ',
    },
    shown: { sizes: 'S M', badge: 'Vypredané', isForSale: false },
  },
  'socks without size tags': {
    product: { tags: [], sizes: ['36-38'], allOfSizes: ['36-38', '39-41'] },
    told: ['size, 36-38, 1\u00A0produkt', 'size, 39-41, 1\u00A0produkt'],
    shown: { sizes: '36-38 (39-41)', offers: 'Produkt 2, 36-38, biela' },
  },
  'sizes in every writing': {
    product: { tags: [], sizes: [42, '3XL/4XL', ' one size', '42 '] },
    told: ['size, 42, 1\u00A0produkt', 'size, 3XL/4XL, 1\u00A0produkt', 'size, one size, 1\u00A0produkt'],
    shown: { sizes: '42 3XL/4XL one size', isForSale: true },
  },
  'socks of which none is left': {
    product: { tags: [], sizes: [], allOfSizes: ['36-38'] },
    told: ['size, 36-38, 1\u00A0produkt'],
    shown: { sizes: '(36-38)', isForSale: false, offers: '' },
  },
  'a t-shirt without size tags whose sizes are null': {
    product: { tags: ['98', '152'], sizes: null },
    told: ['untagged-size, Produkt 2, L'],
    shown: { sizes: 'L', isForSale: true },
  },
  'a t-shirt without size tags whose sizes are none': {
    product: { tags: ['98', '152'], sizes: [] },
    shown: { sizes: '(L)', isForSale: false },
  },
  'sizes as PHP explodes nothing': {
    product: { sizes: [''] },
    shown: { sizes: '(S) (M)', isForSale: false },
  },
  'a size that only the filter knows': {
    product: { tags: ['98', '172', '301', '149'] },
    shop: {
      listing: {
        ...bentShop({}).listing,
        category_attributes: [{ id: '99', name: 'Veľkosť' }],
        category_attribute_values: [{ id: '301', attribute_id: '99', name: '98' }],
      },
    },
    told: ['size, 98, 1\u00A0produkt'],
    shown: { sizes: 'S 98' },
  },
  'allSizes as pairs keeps its order': {
    shop: {
      config: {
        banners: [],
        allSizes: [
          ['157', 'M'],
          ['149', 'S'],
        ],
      },
    },
    shown: { sizes: 'M S' },
  },
  // Ids
  'tag ids of another system': {
    every: { tags: ['1', '2'] },
    told: [
      'ids, druh tovaru (tričko, mikina, šiltovka), 98, 127, 217',
      /^ids, strih, 153, 152, 174, 172/,
      /^ids, veľkosť, 143, /,
      'ids, Bez potlače, 100: 121',
      'ids, Dámske tričká, /produkty/tricka/damske, 165: 153',
      ...Array.from({ length: 7 }, () => /^ids, .*\/produkty\//),
    ],
    shown: { sizes: '' },
  },
  'a category under another address': { category: 'shirts' },
  // Statuses
  'a sold-out product in capitals': {
    product: { status: 'SOLD OUT' },
    shown: { badge: 'Vypredané', isForSale: false },
  },
  'a Slovak status': { product: { status: 'Novinka' }, shown: { badge: 'Novinka' } },
  'a status that is no word of the shop': {
    product: { status: 'Skladom' },
    told: ['status, Produkt 2, "Skladom"'],
    shown: { badge: '', isForSale: true },
  },
  'a column that means something else': {
    every: { status: 1 },
    told: ['status, "1", 30\u00A0produktov'],
    shown: { badge: '', isForSale: true },
  },
  'a discount of another percentage': {
    product: { status: '50% Discount', price_before: '13,70' },
    told: ['percent, Produkt 2, "50% Discount" → 27\u00A0%'],
    shown: { badge: 'Zľava 27\u00A0%', before: 1370 },
  },
  'a discount without a percentage': {
    product: { status: 'Zľava', price_before: 20 },
    shown: { badge: 'Zľava 50\u00A0%' },
  },
  'a discount with a price before of kedysi': {
    product: { status: '50% Discount', price_before: 'kedysi' },
    told: ['discount, Produkt 2', 'previous-price, Produkt 2'],
    shown: { badge: '', before: null },
  },
  'a discount with a price before of 10.00': {
    product: { status: '50% Discount', price_before: '10.00' },
    told: ['discount, Produkt 2'],
    shown: { badge: '', before: null },
  },
  'a discount with a price before of undefined': {
    product: { status: '50% Discount', price_before: undefined },
    told: ['discount, Produkt 2'],
    shown: { badge: '', before: null },
  },
  'a price in cents': { product: { price: '1000,01' }, told: [/^price, Produkt 2, 1\s000,01\s€$/] },
  'a high price that a thing may have': { product: { price: '1000,00' } },
  // Made to order
  'a product that is made to order': {
    product: { made_to_order: '1' },
    told: ['order-without-plan, Produkt 2'],
    shown: { isReturnable: false },
  },
  'a category of goods made to order': {
    category: 'bjk-fotoboxy',
    told: ['artwork, Produkt 2', 'made-to-order, Produkt 2'],
    shown: { isReturnable: false },
  },
  'in it a product that the API says is not': {
    category: 'bjk-fotoboxy',
    product: { made_to_order: 0 },
    shown: { isReturnable: true },
  },
  'in it one made ahead, by its name': {
    category: 'bjk-fotoboxy',
    product: { name: 'Podložka pod myš' },
    shown: { isReturnable: true },
  },
  // Descriptions
  'blocks that are no paragraphs': {
    product: {
      text: '<div>Materiál: 100 % bavlna</div><section>Gramáž: 180 g/m²</section><dl><dt>Strih</dt><dd>rovný</dd></dl>',
    },
    shown: { text: 'Materiál: 100 % bavlna | Gramáž: 180 g/m² | Strih | rovný' },
  },
  'a struck price': {
    product: { text: '<p>Teraz <s>19,90 €</s> 15,90 €</p>' },
    shown: { text: 'Teraz 15,90 €' },
  },
  'a text without markup': {
    product: { text: 'Prvý riadok\r\nDruhý\n\nOdsek' },
    shown: { text: 'Prvý riadok | Druhý | Odsek' },
  },
  // Texts
  'entities in a name': {
    product: { name: 'Tričko &quot;Bobor&quot; &amp; syn' },
    shown: { name: 'Tričko "Bobor" & syn' },
  },
  'a name in a wrong encoding': { product: { name: 'TriÄ\u008Dko' }, told: [/^broken-text, .*name: /] },
  'a description in a wrong encoding': {
    product: { text: '<p>Tri\uFFFDko</p>' },
    told: [/^broken-text, Produkt 2, text: /],
  },
  'a damage far down in a description': {
    product: { text: `<p>${'Tričko z bavlny. '.repeat(20)}Mäkké &lt;b&gt;tričko&lt;/b&gt;</p>` },
    told: ['broken-text, Produkt 2, text: "…čko z bavlny. Mäkké <b>tričko</b>"'],
  },
  'a colour in a wrong encoding': {
    product: { variants: [{ name: 'ÄŤierna' }] },
    told: [/^broken-text, Produkt 2, variants: /],
  },
  'soft hyphens and characters of no width': {
    product: { name: 'Pro\u00ADdukt\u200B 2\uFEFF' },
    shown: { name: 'Produkt 2' },
  },
  'the name of another product': {
    product: { name: 'Produkt 3' },
    shown: { title: 'Produkt 3 TR-2', offers: 'Produkt 3 TR-2, S, biela; Produkt 3 TR-2, M, biela' },
  },
  // Optional parts that cannot be read
  'a filter value without a name': {
    shop: {
      listing: {
        ...LISTING,
        category_attributes: [{ id: '101', name: 'Farba' }],
        category_attribute_values: [
          { id: '400', attribute_id: '101', name: '' },
          { id: 401, attribute_id: 101, name: 'modrá' },
        ],
      },
    },
    told: ['unread, hodnota filtra Farba 400, name: ""'],
  },
  'a count that is no number': {
    shop: {
      listing: {
        ...LISTING,
        category_attributes: [{ id: '101', name: 'Farba' }],
        category_attribute_values: [{ id: '401', attribute_id: '101', name: 'modrá', count: 'veľa' }],
      },
    },
    told: ['unread, hodnota filtra Farba modrá, count: "veľa"'],
  },
  'a filter without an id, and a list of values that is none': {
    shop: {
      listing: {
        ...LISTING,
        category_attributes: [{ id: {}, name: 'Farba' }],
        category_attribute_values: 'x',
      },
    },
    told: ['unread, filter Farba, id: {}', 'unread, hodnota filtra x, "x"'],
  },
  'a category without a name': {
    shop: {
      listing: {
        ...LISTING,
        categories: [
          ...CATEGORIES.slice(1).map((slug) => ({ slug, name: slug })),
          { slug: 'vypredaj', name: null },
        ],
      },
    },
    told: ['unread, kategória vypredaj, name: null'],
  },
  'a text of a category that is none': {
    shop: { text: ['x'] as unknown as string },
    told: CATEGORIES.map((slug) => `unread, kategória ${slug.toUpperCase()}, text: ["x"]`),
  },
  'a banner, a delivery, a payment and a size, each with a fault': {
    shop: {
      config: {
        banners: [{ file_path: '', heading: 'Jar' }],
        deliveryOptions: [
          { id: 1, name: 'Kuriér', kind: 'courier', cost: 4 },
          { id: 2, name: 'Pošta', kind: 'post', cost: 'zadarmo' },
        ],
        paymentOptions: [
          { id: 1, name: 'Prevod', kind: 'transfer', cost: 0, visible_in_delivery: [1] },
          { id: 2, name: '', kind: 'card', cost: 0, visible_in_delivery: [1] },
        ],
        allSizes: [['149', 'S'], ['157'], ['157', 'M']],
      },
    },
    told: [
      'unread, banner Jar, file_path: ""',
      'unread, doprava Pošta, cost: "zadarmo"',
      'unread, platba 2, name: ""',
      /^unread, veľkosť \(allSizes\), /,
    ],
  },
  // Information
  'no material': { product: { material: '' }, told: ['material, Produkt 2'] },
  'no colour': { product: { colour: '' }, told: ['color, Produkt 2'], shown: { color: '' } },
  'no colour, where there are some to choose': { product: { colour: '', variants: [{ name: 'biela' }] } },
  'a maker of whom only the name is known': {
    product: { manufacturer: 'Dovoz' },
    told: ['maker, Dovoz, 1\u00A0produkt'],
  },
  'goods of which nobody says who made them': {
    every: { manufacturer: null },
    told: Array.from(
      { length: COUNT },
      (_, i) => `${i < 4 ? 'manufacturer' : 'own-maker'}, Produkt ${i + 1}`,
    ),
  },
  'goods with the tag of textile without print alone, without a maker': {
    product: { manufacturer: null },
    told: ['manufacturer, Produkt 2'],
  },
  'goods that the shop does not make, without a maker': {
    product: { textilWithoutPrint: '1', manufacturer: { name: null, address: '', email: null } },
    told: ['manufacturer, Produkt 2'],
  },
}

it.each(Object.entries(BENDS))('%s', async (_, { told = [], shown = {}, ...bend }) => {
  const sound = await soundShop()
  const built = await build(bend)
  expect(built.stops).toBe('')
  const own = bend.category ? built.told.filter((line) => line.includes('Produkt 2')) : built.told
  const expected = told.map((line): unknown =>
    typeof line === 'string' ? line : expect.stringMatching(line),
  )
  expect(own.filter((line) => !sound.told.includes(line)).toSorted()).toEqual(
    expect.arrayContaining(expected),
  )
  expect(own.filter((line) => !sound.told.includes(line))).toHaveLength(expected.length)
  expect(seenOf(built)).toMatchObject(shown)
})

it.each<[string, SentProduct]>([
  ['letters with diacritics', { name: 'Tri?ko' }],
  ['their HTML, which shows as words', { text: '&lt;p&gt;Dámske tričko&lt;/p&gt;' }],
  ['an encoding', { text: '<p>Dámske triÄ\u008Dko</p>' }],
])('a build stops if a tenth of the products lost %s', async (_, damaged) => {
  const some = (count: number) => build({ every: (id) => (id <= count ? damaged : {}) })
  expect((await some(3)).stops).toBe('')
  expect((await some(4)).stops).toMatch(/broken texts: 4 \/ 30 /)
})
