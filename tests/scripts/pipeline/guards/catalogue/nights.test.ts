// Rules 127, 411, 414
import { join } from 'node:path'
import { expect, it, afterAll } from 'vitest'
import {
  compareCatalogue,
  type MeasureName,
} from '../../../../../scripts/pipeline/guards/catalogue/compare.ts'
import { measureCatalogue } from '../../../../../scripts/pipeline/guards/catalogue/measures.ts'
import type { Published } from '../../../../../scripts/pipeline/publish/published.ts'
import {
  type PulledCatalogue,
  PULL_LIMITS,
  pullCatalogue,
} from '../../../../../scripts/pipeline/pull/pull-catalogue.ts'
import { type Catalogue, type ListedCategory } from '../../../../../src/catalogue/rules/catalogue.ts'
import type { Offer, ProductDetail } from '../../../../../src/catalogue/rules/product.ts'
import type { ShopSettings } from '../../../../../src/catalogue/rules/settings.ts'
import { startDemoApi, type DemoApiOptions } from '../../../../../scripts/demo-api/server.ts'
import { BUILD_RETRY_POLICY, createApiClient } from '../../../../../src/api/client.ts'
import { tempFolder } from '../../../../fixtures/temp-folder.ts'

/*
 * A bad night is a wrong change of the catalogue by the API's supplier. Each row has such a change of the demo shop, and says
 * if the build stops or only tells the owner. The changes of an ordinary month follow, which stop nothing.
 */

const DEMO = await readDemoCatalogue({ points: 200 })

type Bend = (shop: PulledCatalogue) => PulledCatalogue
type ProductBend = (
  one: ProductDetail,
  index: number,
  all: readonly ProductDetail[],
) => Partial<ProductDetail> | null

function withCatalogue(shop: PulledCatalogue, change: Partial<Catalogue>): PulledCatalogue {
  return { ...shop, catalogue: { ...shop.catalogue, ...change } }
}

/** Changes each product; `null` removes it from the shop and its categories. */
const products =
  (bend: ProductBend): Bend =>
  (shop) => {
    const all = shop.catalogue.products
    const ids = new Map<number, number | null>()
    const bent = all.flatMap((one, index) => {
      const change = bend(one, index, all)
      ids.set(one.id, change === null ? null : (change.id ?? one.id))
      return change === null ? [] : [{ ...one, ...change }]
    })
    const categories = shop.catalogue.categories.map((category) => ({
      ...category,
      productIds: category.productIds.flatMap((id) => ids.get(id) ?? []),
    }))
    return { ...withCatalogue(shop, { products: bent, categories }), listed: bent.length }
  }

/** Changes every nth product. */
const every = (nth: number, bend: ProductBend): Bend =>
  products((one, index, all) => (index % nth === 0 ? bend(one, index, all) : {}))

const idsOf = (slug: string) =>
  new Set(DEMO.catalogue.categories.find((one) => one.slug === slug)?.productIds)
/** Changes the products of one category. */
const inCategory = (slug: string, bend: ProductBend): Bend =>
  products((one, index, all) => (idsOf(slug).has(one.id) ? bend(one, index, all) : {}))

/** The next product; the first follows the last. */
const after = (index: number, all: readonly ProductDetail[]) => all[(index + 1) % all.length] as ProductDetail

/** Each product has this field of the next one. */
const shifted = (field: keyof ProductDetail) => products((_, i, all) => ({ [field]: after(i, all)[field] }))

const priced = (factor: number, nth = 1) =>
  every(nth, ({ priceCents }) => ({ priceCents: Math.max(1, Math.round(priceCents * factor)) }))
const named = (toName: (name: string, index: number) => string, nth = 1) =>
  every(nth, ({ name }, index) => ({ name: toName(name, index) }))
const described = (toText: (html: string, one: ProductDetail) => string, nth = 1) =>
  every(nth, (one) => ({ descriptionHtml: toText(one.descriptionHtml, one) }))
const tagged = (toTags: (tags: readonly string[]) => readonly string[], nth = 1) =>
  every(nth, ({ tags }) => ({ tags: toTags(tags) }))
const without = (...gone: string[]) => tagged((tags) => tags.filter((tag) => !gone.includes(tag)))

const added =
  (count: number, change: (index: number) => Partial<ProductDetail>): Bend =>
  (shop) => {
    const all = shop.catalogue.products
    const news = Array.from({ length: count }, (_, index) => {
      const like = all[index % all.length] as ProductDetail
      return {
        ...like,
        id: 50_000 + index,
        slug: `pribudlo-${index}`,
        name: `Novinka ${index}`,
        imagePath: `pribudlo-${index}.jpg`,
        ...change(index),
      }
    })
    const categories = shop.catalogue.categories.map((category, at) =>
      at < 2 ? { ...category, productIds: [...category.productIds, ...news.map(({ id }) => id)] } : category,
    )
    return { ...withCatalogue(shop, { products: [...all, ...news], categories }), listed: all.length + count }
  }

type CategoryBend = (one: ListedCategory, index: number, all: readonly ListedCategory[]) => object | null

/** Changes each category but the one with all products. */
const categories =
  (bend: CategoryBend): Bend =>
  (shop) => {
    const [all, ...others] = shop.catalogue.categories as [ListedCategory, ...ListedCategory[]]
    const bent = others.flatMap((one, index) => {
      const change = bend(one, index, others)
      return change === null ? [] : [{ ...one, ...change }]
    })
    return withCatalogue(shop, { categories: [all, ...bent] })
  }

const settings =
  (bend: (settings: ShopSettings) => Partial<ShopSettings>): Bend =>
  (shop) =>
    withCatalogue(shop, { settings: { ...shop.catalogue.settings, ...bend(shop.catalogue.settings) } })

const fees = (toCents: (cents: number) => number) =>
  settings(({ deliveryOptions, paymentOptions }) => ({
    deliveryOptions: deliveryOptions.map((one) => ({ ...one, costCents: toCents(one.costCents) })),
    paymentOptions: paymentOptions.map((one) => ({ ...one, costCents: toCents(one.costCents) })),
  }))

/** Leaves this number of pick-up points. */
const pickupPoints =
  (count: number): Bend =>
  (shop) => ({
    ...shop,
    pointLists: shop.pointLists.map((list) => ({ ...list, points: list.points.slice(0, count) })),
  })

const changed =
  (change: Partial<Catalogue>): Bend =>
  (shop) =>
    withCatalogue(shop, change)

const filterNames = (toName: (name: string, index: number, names: readonly string[]) => string): Bend => {
  const names = DEMO.catalogue.attributes.flatMap(({ values }) => values.map(({ name }) => name))
  let at = 0
  const attributes = DEMO.catalogue.attributes.map((attribute) => ({
    ...attribute,
    values: attribute.values.map((value) => ({ ...value, name: toName(value.name, at++, names) })),
  }))
  return changed({ attributes })
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
/** UTF-8 that was read as Windows-1252 or Latin 1. */
const mojibake = (text: string) => Buffer.from(text).toString('latin1')
const cents = (priceCents: number) => ({ priceCents })

const withOffers = (bend: (offers: readonly Offer[], one: ProductDetail) => readonly Offer[] | undefined) =>
  products((one) => (one.offers ? ({ offers: bend(one.offers, one) } as Partial<ProductDetail>) : {}))

/** Leaves out this percentage of the products. */
const leftOut =
  (percent: number): Bend =>
  (shop) => {
    const count = Math.ceil((shop.listed * percent) / 100)
    const faults = [{ reason: 'wrong' as const, text: 'name is ""' }]
    const bent = products((_, index) => (index < count ? null : {}))(shop)
    const faulty = Array.from({ length: count }, (_, id) => ({
      key: `id ${id}`,
      name: `product ${id}`,
      faults,
    }))
    return { ...bent, listed: shop.listed, leftOut: faulty }
  }

/** The measure that notices a night, and the night. */
type Nights = Readonly<Record<`${MeasureName}: ${string}`, Bend>>

/** Nights that stop a build, with the measure that stops it. */
const STOPS: Nights = {
  'moved-prices: VAT taken off all prices': priced(1 / 1.23),
  'moved-prices: all prices lower by 10 %': priced(0.9),
  'moved-prices: prices shifted by one product': shifted('priceCents'),
  'moved-prices: a third of the prices doubled': priced(2, 3),
  'moved-prices: a third of the prices with VAT twice': priced(1.23, 3),
  'moved-offers: offers dearer by a fifth, the lowest price alone kept': products(({ offers }, index) =>
    offers && index % 2 === 0
      ? { offers: offers.map((one, at) => (at === 0 ? one : { ...one, priceCents: one.priceCents * 1.2 })) }
      : {},
  ),
  'offered: all offers gone': withOffers(() => undefined),
  'offers: two of three offers sold out': withOffers((offers) =>
    offers.map((one, at) => ({ ...one, isAvailable: one.isAvailable && at % 3 === 0 })),
  ),
  'flat-offers: all offers at the lowest price': withOffers((offers, { priceCents }) =>
    offers.map((one) => ({ ...one, priceCents })),
  ),
  'odd-offers: offers for a cent': (shop) => ({
    ...shop,
    findings: shop.catalogue.products.flatMap(({ name, offers }) =>
      offers ? [{ kind: 'offer', about: name, note: 'M: price' }] : [],
    ),
  }),
  'multiplied-prices: cents sent as euros': priced(100),
  'multiplied-prices: mugs for ten times as much': inCategory('hrnceky', ({ priceCents }) =>
    cents(priceCents * 10),
  ),
  'tiny-prices: a tenth of the products for a cent': every(10, () => cents(1)),
  'new-names: every name a dash': named(() => '-'),
  'new-names: names in capitals': named((name) => name.toUpperCase()),
  'new-names: names without diacritics': named(plain),
  'new-names: names in a broken encoding': named(mojibake),
  'new-names: slugs shifted by one product': shifted('slug'),
  'test-names: every name "Test produkt"': named((_, i) => `Test produkt ${i}`),
  'letters: one description for every product': described(
    () => '<p>Popis produktu, ktorý je všade ten istý.</p>',
  ),
  'letters: filler for every description': described(() => '<p>Lorem ipsum dolor sit amet.</p>'),
  'letters: descriptions cut to twenty letters': described((html) => html.slice(0, 20)),
  'exchanged-texts: descriptions shifted by one product': shifted('descriptionHtml'),
  'described: a third of the descriptions gone': described(() => '', 3),
  'broken-texts: descriptions in a broken encoding': described(mojibake),
  'one-picture: a third of the pictures gone': every(3, () => ({ imagePath: '' })),
  'exchanged-pictures: pictures shifted by one product': shifted('imagePath'),
  'one-picture: a third of the pictures a placeholder': every(3, () => ({ imagePath: 'no-image.png' })),
  'gallery: no galleries': products(() => ({ images: [] })),
  'exchanged-galleries: galleries shifted by one product': shifted('images'),
  'colours: no colours': products(() => ({ variants: [] })),
  'tagged: a third of the products without tags': tagged(() => [], 3),
  'new-sizes: tags shifted by one product': shifted('tags'),
  'new-sizes: sizes in small letters': products(({ sizes }) => ({
    sizes: sizes?.map((size) => size.toLowerCase()) ?? null,
  })),
  'cuts: all cuts gone': without('152', '153', '154', '172', '173', '174'),
  'cuts: all kinds gone': without('98', '127', '217'),
  'filters: no filters': changed({ attributes: [] }),
  'filter-names: names of filters shifted by one': filterNames(
    (_, i, names) => names[(i + 1) % names.length] ?? '',
  ),
  'available: nothing can be bought': products(() => ({ status: 'Sold Out' })),
  'available: two thirds of the products sold out': products((_, i) =>
    i % 3 === 0 ? {} : { status: 'Sold Out' },
  ),
  'sold-out-sizes: no size can be bought': products(() => ({ sizes: [] })),
  'sold-out-sizes: one size of each is left': products(({ sizes }) => ({
    sizes: sizes?.slice(0, 1) ?? null,
  })),
  'restocked-sizes: nothing is sold out any more': products(({ status }) => ({
    sizes: null,
    status: status === 'Sold Out' ? null : status,
  })),
  'restocked-sizes: all sizes for sale again': products(({ allOfSizes }) => ({ sizes: allOfSizes })),
  'restocked-sizes: nobody says which sizes are for sale': products(() => ({ sizes: null })),
  'gone-products: a third of the products gone': every(3, () => null),
  'gone-products: every second product another one': every(2, ({ id }, i) => ({
    id: id + 9000,
    slug: `iny-${i}`,
    name: `Iný ${i}`,
  })),
  'new-products: as many foreign products again': added(190, () => ({})),
  'new-slugs: other products under the same ids': products((_, i) => ({
    slug: `iny-${i}`,
    name: `Iný ${i}`,
  })),
  'new-slugs: half of the slugs changed': every(2, ({ slug }) => ({ slug: `${slug}-1` })),
  'new-ids: ids all new': products(({ id }) => ({ id: id + 9000 })),
  'left-out: a twelfth of the products faulty': leftOut(8),
  'category-products: two categories exchanged': categories((one, i, all) =>
    i < 2 ? { productIds: all[1 - i]?.productIds } : one,
  ),
  'category-products: everything in one category': (shop) =>
    categories((one, i) => (i === 0 ? { productIds: shop.catalogue.categories[0]?.productIds } : one))(shop),
  'same-categories: a category that is not heeded': (shop) =>
    categories(() => ({ productIds: shop.catalogue.categories[0]?.productIds }))(shop),
  'uncategorised: every other category empty': categories((_, i) => (i % 2 === 0 ? { productIds: [] } : {})),
  'uncategorised: the largest category gone, and its products only in that of all': categories(({ slug }) =>
    slug === 'tricka' ? null : {},
  ),
  'category-names: every category under one name': categories(() => ({ name: 'Kategória' })),
  'settings: every fee 0': fees(() => 0),
  'settings: no courier': settings(({ deliveryOptions }) => ({
    deliveryOptions: deliveryOptions.filter(({ id }) => id !== 1),
  })),
  'settings: cash on delivery for no delivery': settings(({ paymentOptions }) => ({
    paymentOptions: paymentOptions.map((one) => (one.id === 1 ? { ...one, visibleInDelivery: [] } : one)),
  })),
  'settings: delivery always free': settings(() => ({ deliveryFreeFromCents: 0 })),
  'settings: free delivery from a tenth of the sum': settings(() => ({ deliveryFreeFromCents: 350 })),
  'settings: settings that the API no longer gives': (shop) => ({ ...shop, givenSettings: [] }),
  'usual-settings: fees in cents': fees((cost) => cost * 100),
  'size-labels: labels of sizes shifted by one': settings(({ sizeLabels }) => ({
    sizeLabels: sizeLabels.map(
      ([tag], i) => [tag, sizeLabels[(i + 1) % sizeLabels.length]?.[1] ?? ''] as const,
    ),
  })),
  'points: two thirds of the pick-up points gone': pickupPoints(70),
  'points: a list of pick-up points that cannot be read': pickupPoints(0),
  'banners: no banners': changed({ banners: [] }),
  'paging: a second page that repeats the first': (shop) => ({
    ...shop,
    pagingFault: 'id 1, id 2 ≠ id 3, id 4',
  }),
}

/** Nights of which only the owner is told, with the measure that tells. */
const TOLD: Nights = {
  'tiny-prices: four products for a cent': every(50, () => cents(1)),
  'moved-prices: prices without their cents': products(({ priceCents }) =>
    cents(Math.max(100, Math.floor(priceCents / 100) * 100)),
  ),
  'moved-prices: a tenth of the prices doubled': priced(2, 10),
  'moved-prices: a tenth of the prices with VAT twice': priced(1.23, 10),
  'multiplied-prices: four prices with a moved decimal point': priced(10, 50),
  'new-names: a fifth of the names in capitals': named((name) => name.toUpperCase(), 5),
  'described: a tenth of the descriptions gone': described(() => '', 10),
  'one-picture: a tenth of the pictures gone': every(10, () => ({ imagePath: '' })),
  'gallery: galleries of two pictures': products(({ images }) => ({ images: images.slice(0, 2) })),
  'exchanged-galleries: galleries of mugs shifted by one product': inCategory('hrnceky', (_, i, all) => ({
    images: after(i, all).images,
  })),
  'cuts: women’s cuts gone': without('153'),
  'filters: half of the filters gone': (shop) =>
    changed({ attributes: shop.catalogue.attributes.filter((_, i) => i % 2 === 1) })(shop),
  'filter-names: names of two filters exchanged': filterNames((name, i, names) =>
    i < 2 ? (names[1 - i] ?? '') : name,
  ),
  'available: a quarter of the products sold out': every(4, () => ({ status: 'Sold Out' })),
  'new-sizes: a fifth of the sizes in small letters': every(5, ({ sizes }) => ({
    sizes: sizes?.map((size) => size.toLowerCase()) ?? null,
  })),
  'gone-products: an eighth of the products gone': every(8, () => null),
  'new-products: forty foreign products': added(40, () => ({})),
  'test-names: five test products': added(5, (i) => ({ name: `Skúšobný produkt ${i}` })),
  'new-ids: a fifth of the ids new': every(5, ({ id }) => ({ id: id + 9000 })),
  'new-slugs: a tenth of the slugs changed': every(10, ({ slug }) => ({ slug: `${slug}-1` })),
  'uncategorised: a category empty': categories((_, i) => (i === 3 ? { productIds: [] } : {})),
  'category-names: names of two categories exchanged': categories((one, i, all) =>
    i < 2 ? { name: all[1 - i]?.name } : one,
  ),
  'settings: fees higher by a third': fees((cost) => Math.round(cost * 1.33)),
  'settings: cash on delivery for one delivery only': settings(({ paymentOptions }) => ({
    paymentOptions: paymentOptions.map((one) => (one.id === 1 ? { ...one, visibleInDelivery: [0] } : one)),
  })),
  'settings: deliveries under other ids': settings(({ deliveryOptions }) => ({
    deliveryOptions: deliveryOptions.map((one, i, all) => ({
      ...one,
      id: all[(i + 1) % all.length]?.id ?? 0,
    })),
  })),
  'settings: deliveries under other names': settings(({ deliveryOptions }) => ({
    deliveryOptions: deliveryOptions.map((one) => ({ ...one, name: `${one.name}?` })),
  })),
  'size-labels: a label of a size gone': settings(({ sizeLabels }) => ({
    sizeLabels: sizeLabels.slice(0, -1),
  })),
  'points: a third of the pick-up points gone': pickupPoints(134),
  'banners: one banner left': (shop) => changed({ banners: shop.catalogue.banners.slice(0, 1) })(shop),
  'sorting: an API that sorts no more': changed({ canRefine: false }),
}

function toPublished(shop: PulledCatalogue): Published {
  const rest = { apiUrl: 'https://api.example.sk', prices: {}, oldSlugs: [], files: undefined }
  return { pulledAt: '2026-11-24T02:00:00.000Z', digest: 'yesterday', ...rest, ...measureCatalogue(shop) }
}

const ONLINE = toPublished({ ...DEMO, givenSettings: ['deliveryOptions'] })
const tonight = (bend: Bend) => bend({ ...DEMO, givenSettings: ['deliveryOptions'] })

type Night = readonly [title: string, bend: Bend]
const bags = idsOf('tasky')
const categoryOf =
  (slug: string, from: number, to: number): Bend =>
  (shop) => {
    const { categories: all, products: goods } = shop.catalogue
    const productIds = goods.slice(from, to).map(({ id }) => id)
    const one = { ...(all[0] as ListedCategory), slug, name: slug, productIds }
    return withCatalogue(shop, { categories: [...all.filter((other) => other.slug !== slug), one] })
  }
const sale = (percent: number, nth = 1) =>
  every(nth, ({ priceCents }) => ({
    priceCents: Math.round((priceCents * (100 - percent)) / 100),
    priceBeforeCents: priceCents,
  }))
const afterSale = products(({ priceCents, priceBeforeCents }) => ({
  priceCents: priceBeforeCents ?? priceCents,
  priceBeforeCents: null,
}))

/** Each night begins with the shop of the night before. */
const MONTH: readonly Night[] = [
  ['nothing changes', (shop) => shop],
  ['all prices rise by 4 %', priced(1.04)],
  ['everything is reduced by 40 %', sale(40)],
  [
    'the sale goes on at 30 %',
    products(({ priceBeforeCents }) => ({ priceCents: Math.round((priceBeforeCents ?? 0) * 0.7) })),
  ],
  ['the reductions end', afterSale],
  ['everything is reduced by a half', sale(50)],
  [
    'the reductions end at prices lower than before',
    products(({ priceBeforeCents }) => ({
      priceCents: Math.round((priceBeforeCents ?? 0) * 0.9),
      priceBeforeCents: null,
    })),
  ],
  ['a new collection of thirty products', added(30, (i) => ({ createdAt: `2026-11-0${(i % 9) + 1}` }))],
  [
    'a category has another address',
    categories(({ slug }) => (slug === 'siltovky' ? { slug: 'ciapky' } : {})),
  ],
  [
    'the largest category has another address',
    categories(({ slug }) => (slug === 'tricka' ? { slug: 'tricka-s-potlacou' } : {})),
  ],
  [
    'a category is emptied for the season',
    categories(({ slug }) => (slug === 'mikiny' ? { productIds: [] } : {})),
  ],
  ['a category of offers', categoryOf('akcia', 0, 12)],
  [
    'a category goes, with its products',
    (shop) =>
      categories(({ slug }) => (slug === 'tasky' ? null : {}))(
        products(({ id }) => (bags.has(id) ? null : {}))(shop),
      ),
  ],
  [
    'a sentence about Christmas in every description',
    described((html) => `${html}<p>Do Vianoc doručíme včas.</p>`),
  ],
  [
    'the post and free delivery cost more',
    settings(({ deliveryOptions }) => ({
      deliveryFreeFromCents: 4500,
      deliveryOptions: deliveryOptions.map((one) => (one.id === 0 ? { ...one, costCents: 350 } : one)),
    })),
  ],
  ['eight products have other addresses', every(20, ({ slug }) => ({ slug: `${slug}-2026` }))],
  ['old products go', every(13, () => null)],
  ['some pick-up points are new', (shop) => pickupPoints(180)(shop)],
  [
    'fifteen cheap stickers are new',
    added(15, (i) => ({
      id: 60_000 + i,
      slug: `nalepka-${i}`,
      name: `Nálepka ${i}`,
      imagePath: `nalepka-${i}.jpg`,
      priceCents: 90,
    })),
  ],
  [
    'everything is also a gift and for Christmas',
    (shop) => categoryOf('vianoce', 0, 999)(categoryOf('darceky', 0, 999)(shop)),
  ],
  ['a quarter of the products is reduced by 30 %', sale(30, 4)],
  ['their lower prices stay', products(() => ({ priceBeforeCents: null }))],
  [
    'one size is sold out everywhere',
    products(({ sizes, allOfSizes }) => ({ sizes: (sizes ?? allOfSizes).filter((size) => size !== 'S') })),
  ],
]

const shops = MONTH.reduce<PulledCatalogue[]>(
  (all, [, bend]) => [...all, bend(all.at(-1) as PulledCatalogue)],
  [DEMO],
)

it.each(MONTH.map(([title], at) => [title, at] as const))(
  'in a month of ordinary trade nothing stops the build: %s',
  (_, at) => {
    const [before, now] = [shops[at] as PulledCatalogue, shops[at + 1] as PulledCatalogue]
    expect(compareCatalogue(now, toPublished(before)).filter(({ isStop }) => isStop)).toEqual([])
  },
)

const tell = (bend: Bend) => {
  const found = compareCatalogue(tonight(bend), ONLINE)
  const of = (isStop: boolean) => found.filter((row) => row.isStop === isStop).map((row) => row.measure)
  return { stops: of(true), tells: of(false) }
}

it.each(Object.entries(STOPS))('a bad night stops the build: %s', (night, bend) =>
  expect(tell(bend).stops).toContain(night.split(':')[0]),
)

it.each(Object.entries(TOLD))('the owner is told of a bad night: %s', (night, bend) => {
  const { stops, tells } = tell(bend)
  expect(stops).toEqual([])
  expect(tells).toContain(night.split(':')[0])
})

it('a night without a change is not reported', () => {
  expect(
    compareCatalogue(
      tonight((shop) => shop),
      ONLINE,
    ),
  ).toEqual([])
})

/** The catalogue that a build pulls from the demo shop. */
export async function readDemoCatalogue(options: Partial<DemoApiOptions> = {}): Promise<PulledCatalogue> {
  const db = join(await tempFolder(afterAll), 'shop.sqlite')
  const api = await startDemoApi({ port: 0, db, ...options })
  try {
    const client = createApiClient(api.url, BUILD_RETRY_POLICY)
    return await pullCatalogue(client, { ...PULL_LIMITS, now: '2026-11-25T02:00:00.000Z' })
  } finally {
    await api.close()
  }
}
