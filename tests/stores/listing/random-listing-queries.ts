import { htmlToText } from '../../../src/catalogue/text.ts'
import { QUERY_LIMITS } from '../../../src/config/query-limits.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'
import type { ProductDetail } from '../../../src/domain/product/product.ts'
import { withFilter } from '../../../src/domain/listing/change-filters.ts'
import {
  parseSearch,
  plainQuery,
  SORT_ORDERS,
  type ListingQuery,
} from '../../../src/domain/listing/listing-query.ts'
import {
  formatPriceRange,
  parsePriceRange,
  type PriceRange,
} from '../../../src/domain/listing/price-range.ts'
import { fc } from '../../fixtures/properties.ts'

/** Phrases that no product has, that search engines take for syntax, or that hardly anything is left of when folded. */
const ODD_PHRASES = [
  ...['nohavice', 'qqq', '%%%', '___', '***', '"""', "'''", '-edicia', 'a OR b', 'tricko*', 'NEAR(tricko)'],
  ...['<p>', '</p>', '&amp;', '&nbsp;', 'folded:tricko', '– ed', '...', ', a', '. S', ' ml', '100 %', '(95'],
  ...['\u0301\u0301\u0301', 'a\u0301\u0301', 'TRI\u010cKO', 'ſtr', 'İst', 'ΣΣς', 'straße', 'ﬁlm'],
  ...['😀😀😀', '\\\\\\'],
] as const

/** Ways in which shoppers type a phrase: in any case, with or without diacritics, with any spaces. */
const SPELLINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => Array.from(text, (letter, i) => (i % 2 ? letter.toUpperCase() : letter.toLowerCase())).join(''),
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  (text) => text.replaceAll(' ', '  \t'),
  (text) => `  ${text} `,
]

/** Pieces of a product's texts, and of two texts joined, which no product has in one text. */
function anyPhraseOf({ name, code, descriptionHtml }: ProductDetail): fc.Arbitrary<string> {
  const text = htmlToText(descriptionHtml)
  const texts = [name, name, code, text, text, `${name} ${code}`, `${code} ${text}`]
  const lengths = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 3, max: 12 }) },
    { weight: 1, arbitrary: fc.integer({ min: 13, max: 90 }) },
  )
  return fc
    .tuple(fc.constantFrom(...texts), fc.nat(), lengths, fc.constantFrom(...SPELLINGS))
    .map(([whole, start, length, spell]) => {
      const from = start % Math.max(1, whole.length - 2)
      return spell(whole.slice(from, from + length))
    })
}

/** Up to four values of up to three attributes, mostly such as the product has. */
function anyFilters(shop: Catalogue, { tags }: ProductDetail): fc.Arbitrary<ListingQuery['filters']> {
  const known = shop.attributes.flatMap(({ id, values }) => values.map((value) => [id, value.id] as const))
  const own = known.filter(([, value]) => tags.includes(value))
  const strange = [
    ['100', '999999'],
    ['777', '98'],
    ['165', '98'],
  ] as const
  const choice = fc.oneof(
    { weight: 14, arbitrary: fc.constantFrom(...own) },
    { weight: 5, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: fc.constantFrom(...strange) },
  )
  const plain = plainQuery('all', QUERY_LIMITS)
  return fc
    .array(choice, { maxLength: 4 })
    .map(
      (choices) => choices.reduce((query, [id, value]) => withFilter(query, id, value, true), plain).filters,
    )
    .filter((filters) => Object.keys(filters).length <= 3)
}

/** Ranges whose ends are open, or at the product's price, or near it. */
function anyPriceAround({ priceCents }: ProductDetail): fc.Arbitrary<PriceRange | null> {
  const side = fc.option(fc.constantFrom(0, -1, 1, -500, 500, -1490, 1490).map((by) => priceCents + by))
  return fc
    .tuple(side, side)
    .map(([fromCents, toCents]) =>
      parsePriceRange(formatPriceRange({ fromCents, toCents }), QUERY_LIMITS.maxPriceCents),
    )
}

/** Queries around one product, because most wholly random ones find nothing. */
function anyQueryNear(shop: Catalogue, product: ProductDetail): fc.Arbitrary<ListingQuery> {
  const slugs = shop.categories.map(({ slug }) => slug)
  const own = shop.categories.filter(({ productIds }) => productIds.includes(product.id))
  const phrase = fc.oneof(
    { weight: 8, arbitrary: fc.constant('') },
    { weight: 8, arbitrary: anyPhraseOf(product) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_PHRASES) },
    // Without zero bytes, which the API refuses and no keyboard types.
    {
      weight: 1,
      arbitrary: fc.string({ unit: 'binary', maxLength: 8 }).map((text) => text.replaceAll('\0', '')),
    },
  )
  return fc.record({
    category: fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...own.map(({ slug }) => slug)) },
      { weight: 1, arbitrary: fc.constantFrom(...slugs) },
    ),
    search: phrase.map((text) => parseSearch(text, QUERY_LIMITS)),
    filters: anyFilters(shop, product),
    sort: fc.option(fc.constantFrom(...SORT_ORDERS)),
    isAvailable: fc.nat(3).map((n) => n === 0),
    price: fc.option(anyPriceAround(product), { freq: 2 }),
    page: fc.oneof(
      { weight: 12, arbitrary: fc.constant(1) },
      { weight: 6, arbitrary: fc.constantFrom(2, 3) },
      { weight: 1, arbitrary: fc.integer({ min: 4, max: 20 }) },
    ),
    productsCount: fc.oneof(
      { weight: 6, arbitrary: fc.constant(10) },
      { weight: 2, arbitrary: fc.constant(QUERY_LIMITS.defaultProductsCount) },
      { weight: 2, arbitrary: fc.integer({ min: 1, max: 9 }) },
      { weight: 1, arbitrary: fc.integer({ min: 11, max: QUERY_LIMITS.maxProductsCount }) },
    ),
  })
}

/** A query that a shopper of this shop might make, or an address might hold. */
export function anyListingQuery(shop: Catalogue): fc.Arbitrary<ListingQuery> {
  const near = shop.products.map((product) => anyQueryNear(shop, product))
  return fc.nat({ max: near.length - 1 }).chain((i) => near[i] as fc.Arbitrary<ListingQuery>)
}
