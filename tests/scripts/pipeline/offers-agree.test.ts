// Rule 137
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { afterAll, expect, it } from 'vitest'
import { openDatabase } from '../../../scripts/demo-api/database.ts'
import type { DemoShop } from '../../../scripts/demo-api/demo-shop.ts'
import { storeOrder } from '../../../scripts/demo-api/orders.ts'
import { offersByProduct } from '../../../scripts/pipeline/feeds/offers.ts'
import { toProductIndex } from '../../../scripts/pipeline/listing/make-product-index.ts'
import { productDetailSchema } from '../../../src/api/schemas.ts'
import { atToday, cartBlock } from '../../../src/cart/rules/cart-changes.ts'
import { toCartChanges } from '../../../src/cart/rules/find-changes.ts'
import { lineKey, type CartLine } from '../../../src/cart/rules/cart.ts'
import { checkLine } from '../../../src/cart/rules/price-check.ts'
import { toCartLine } from '../../../src/cart/rules/to-cart-line.ts'
import type { ProductDetail } from '../../../src/catalogue/rules/product.ts'
import { productChoices } from '../../../src/catalogue/rules/product-choices.ts'
import { CUT_NAMES } from '../../../src/catalogue/texts/product-words.ts'
import { toEshopData } from '../../../src/checkout/rules/order-payload.ts'
import { DEFAULT_SETTINGS } from '../../../src/config/checkout-settings.ts'
import { QUERY_LIMITS } from '../../../src/config/listing-limits.ts'
import { plainQuery } from '../../../src/product-index/rules/listing-query.ts'
import { OfferTable } from '../../../src/product/OfferTable.tsx'
import { queryIndex } from '../../../src/product-index/rules/query-index.ts'
import { productJsonLd } from '../../../src/seo/product-json-ld.ts'
import { formatEuros, formatPrice, toEuros } from '../../../src/text/money.ts'
import { orderCosts } from '../../../src/cart/rules/delivery.ts'
import { catalogue, customer, PRODUCT_RULES } from '../../fixtures/builders.ts'
import { fc, RUNS } from '../../fixtures/properties.ts'
import { tempFolder } from '../../fixtures/temp-folder.ts'

const COLORS = { '501': 'čierna', '502': 'biela' }
const SIZES = { '149': 'S', '157': 'M', '158': 'L' }

const anyOffer = fc.record(
  {
    color: fc.constantFrom(...Object.values(COLORS)),
    size: fc.constantFrom(...Object.values(SIZES)),
    price: fc.constantFrom(9, 10, '10.00', '12,50', 15),
    available: fc.constantFrom(1, '1', true, 0, ''),
    code: fc.constantFrom('A-1', 7),
  },
  { requiredKeys: [] },
)
const anyOffers = fc.record({
  price: fc.constantFrom(10, '12,00'),
  offers: fc.array(anyOffer, { minLength: 1, maxLength: 8 }),
})
type Sent = typeof anyOffers extends fc.Arbitrary<infer T> ? T : never

const toCents = (price: number | string) => Math.round(Number(String(price).replace(',', '.')) * 100)

/** What a person reads in the API's answer: the price of a combination; `null` if it cannot be bought. */
function readByHand({ price, offers }: Sent, color: string, size: string): number | null {
  const own = offers.filter((one) => (one.color ?? color) === color && (one.size ?? size) === size)
  const isGone = own.length === 0 || own.some(({ available = 1 }) => !available)
  return isGone ? null : Math.max(toCents(price), ...own.map((one) => toCents(one.price ?? price)))
}

const WIRE = {
  ...{ name: 'Kus', product_code: 'K', text: '', image: 'a.jpg', is_hashed_path: '1', type: '' },
  ...{ status: '', sizes: null, allOfSizes: Object.values(SIZES) },
  variants: Object.values(COLORS).map((name) => ({ name, thumbnail: '' })),
}
const TAGS = [...Object.keys(COLORS), ...Object.keys(SIZES)].map(Number)
const toSeed = (
  sent: Sent,
  index: number,
): ReturnType<DemoShop['products']> extends Iterable<infer T> ? T : never => ({
  ...{ id: index + 1, slug: `kus-${index + 1}`, categories: [], createdAt: '2026-01-01', tags: TAGS },
  ...{ priceCents: toCents(sent.price), isAvailable: true, searched: [], wire: WIRE, pictures: [] },
  detail: { offers: sent.offers, images: [] },
})
const readProduct = (sent: Sent, index: number): ProductDetail =>
  v.parse(productDetailSchema, {
    ...WIRE,
    ...{
      id: index + 1,
      slug: `kus-${index + 1}`,
      price: sent.price,
      tags: TAGS,
      created_at_hard: '2026-01-01',
    },
    offers: sent.offers,
  })

const shop: ProductDetail[] = []
const sent = fc.sample(anyOffers, RUNS)
const later = fc.sample(anyOffers, RUNS)
const folder = await tempFolder(afterAll)
const databases = [sent, later].map((all, at) =>
  openDatabase(
    join(folder, `${at}.sqlite`),
    { categories: [], attributes: [], banners: [], products: () => all.map(toSeed) },
    all.length,
  ),
)

const [delivery, payment] = [DEFAULT_SETTINGS.deliveryOptions[0], DEFAULT_SETTINGS.paymentOptions[0]]
/** Orders a line of the first or the later shop. @returns false if it was refused */
function order(line: CartLine, at: 0 | 1, change: object = {}): boolean {
  if (!delivery || !payment) throw new Error('nothing to order with')
  const costs = orderCosts(line.priceCents, DEFAULT_SETTINGS, delivery, payment)
  const ids = { deliveryId: delivery.id, paymentId: payment.id, pickupPoint: null }
  const data = toEshopData({ cart: [line], costs, customer: customer(), ...ids })
  const cart = data.cart.map((one) => ({ ...one, ...change }))
  try {
    return (
      storeOrder(databases[at] as never, JSON.stringify({ ...data, cart }), null, DEFAULT_SETTINGS) !== ''
    )
  } catch {
    return false
  }
}

const attributes = [
  { id: '99', name: 'Veľkosť', isFixed: true, values: Object.entries(SIZES) },
  { id: '101', name: 'Farba', isFixed: false, values: Object.entries(COLORS) },
].map(({ values, ...rest }) => ({ ...rest, values: values.map(([id, name]) => ({ id, name })) }))

shop.push(...sent.map(readProduct))
const index = toProductIndex(catalogue(shop, { attributes }))
const feeds = offersByProduct(catalogue(shop), {
  ...{
    site: '',
    mediaUrl: '',
    pictures: new Map(),
    rules: PRODUCT_RULES,
    brands: {},
    madeToOrder: [],
    company: null,
  },
  ...{ days: { dispatchDays: null, deliveryDays: null }, toText: (html: string) => html },
})

/** The combinations in the page's table, as 'size, price, colour'. */
function readTable(product: ProductDetail): string[] {
  const table = createElement(OfferTable, { choices: productChoices(product, PRODUCT_RULES) })
  const rows = [
    ...renderToStaticMarkup(table).matchAll(
      /<tr><th[^>]*>([^<]*)<\/th><td>([^<]*)<\/td><td>dostupné: ([^<]*)</g,
    ),
  ]
  return rows.flatMap(([, size = '', price = '', colors = '']) =>
    colors.split(', ').map((color) => [size, price, color].join()),
  )
}

const CHOICES = Object.entries(COLORS).flatMap(([colorTag, color]) =>
  Object.entries(SIZES).map(([sizeTag, size]) => ({ colorTag, color, sizeTag, size })),
)

it('catalogue, page, index, structured data, feeds, cart and order agree about each combination of random offers', () => {
  const found = new Map(
    CHOICES.map(({ color, size, colorTag, sizeTag }) => {
      const query = { ...plainQuery('all', QUERY_LIMITS), filters: { '99': [sizeTag], '101': [colorTag] } }
      const { products } = queryIndex(index, [], { ...query, isAvailable: true, productsCount: RUNS })
      return [color + size, new Set(products.map(({ id }) => id))]
    }),
  )
  shop.forEach((product, at) => {
    const choices = productChoices(product, PRODUCT_RULES)
    const facts = {
      choices,
      brand: null,
      description: '',
      pictures: [],
      isAvailable: true,
      deliveryCents: null,
    }
    const terms = { isReturnable: true, handling: null, transit: null, dispatchDays: null }
    const data = productJsonLd('https://x.sk', product, { ...facts, terms } as never)
    const told = (data['hasVariant'] ?? []) as { size: string; color: string; offers: { price: string } }[]
    const page = readTable(product)
    const prices = CHOICES.flatMap(({ color, size }) => readByHand(sent[at] as Sent, color, size) ?? [])
    for (const { color, size } of CHOICES) {
      const price = readByHand(sent[at] as Sent, color, size)
      const isIt = (one: { size: string; color: string }) => one.size === size && one.color === color
      const line = toCartLine(product, { cut: null, size, color, count: 1 }, CUT_NAMES)
      const answer = checkLine(line, product, PRODUCT_RULES)
      const seen = {
        feed: feeds[at]?.find(isIt)?.priceCents ?? null,
        page: page.includes([size, formatPrice(line.priceCents), color].join()),
        data: told.find(isIt)?.offers.price ?? null,
        index: found.get(color + size)?.has(product.id),
        cart: answer.reason === null ? line.priceCents : null,
        order: order(line, 0),
        cheaper: order(line, 0, { price: toEuros(line.priceCents - 100) }),
      }
      const isThere = price !== null
      const expected = { feed: price, data: price === null ? null : formatEuros(price), index: isThere }
      expect(seen, JSON.stringify([sent[at], color, size])).toEqual({
        ...expected,
        ...{ page: isThere, cart: price, order: isThere, cheaper: false },
      })
    }
    expect(choices.unavailable === null).toBe(prices.length > 0)
    if (prices.length > 0) {
      expect(product.priceCents).toBe(Math.min(...prices))
      expect(product.priceMaxCents ?? product.priceCents).toBe(Math.max(...prices))
    }
  })
})

it('while offers change, an order goes out only at the price that was shown and agreed to', () => {
  shop.forEach((product, at) => {
    const now = readProduct(later[at] as Sent, at)
    for (const { color, size } of CHOICES) {
      if (readByHand(sent[at] as Sent, color, size) === null) continue
      const line = toCartLine(product, { cut: null, size, color, count: 1 }, CUT_NAMES)
      const price = readByHand(later[at] as Sent, color, size)
      const today = { [lineKey(line)]: checkLine(line, now, PRODUCT_RULES) }
      const block = cartBlock(toCartChanges([line], today, []))
      expect(block).toBe(price === null ? 'unavailable' : price === line.priceCents ? null : 'prices')
      const shown = atToday(line, today)
      expect([shown.priceCents, order(shown, 1)]).toEqual([price ?? line.priceCents, price !== null])
      if (block === 'prices') {
        expect(order(line, 1), 'at the old price').toBe(false)
        expect(cartBlock(toCartChanges([shown], today, [])), 'once agreed').toBe(null)
      }
    }
  })
})
