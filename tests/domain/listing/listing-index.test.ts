import { describe, expect, it } from 'vitest'
import { htmlToText } from '../../../src/catalogue/text.ts'
import { toListingIndex } from '../../../scripts/pipeline/listing/listing-index.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'
import {
  abbreviate,
  expand,
  LISTING_INDEX_FORMAT,
  openListingIndex,
  slugify,
  type ListedProduct,
  type ListingIndexFile,
} from '../../../src/domain/listing/listing-index.ts'
import { splitSentences } from '../../../src/domain/listing/listing-search.ts'
import { hasProduct, type ProductSet } from '../../../src/domain/listing/product-set.ts'
import { PRODUCT_STATUSES, type ProductDetail } from '../../../src/domain/product/product.ts'
import { foldText } from '../../../src/domain/listing/search.ts'
import { catalogue, category, product } from '../../fixtures/builders.ts'
import { fc, RUNS } from '../../fixtures/properties.ts'

/** The index as a browser gets it. */
function sentIndex(shop: Catalogue, slugs?: readonly string[]) {
  return openListingIndex(JSON.parse(JSON.stringify(toListingIndex(shop, slugs))) as ListingIndexFile)
}

const words = fc.constantFrom(
  ...[
    'Tričko',
    'Líška',
    'ĽAN',
    'kôň',
    '–',
    '$&',
    '$1',
    "'",
    '.',
    '450 ml',
    'Čičmany',
    'straße',
    '😀',
    '1',
    '',
  ],
)
const anyName = fc.oneof(
  fc.array(words, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
)
/** The index uses `\u0001` and `\u0002` as placeholders, and no shop's text has them. */
const withoutPlaces = (text: string) => text.replaceAll(/[\u0001\u0002]/g, '')

const anyCode = (id: number) =>
  fc.oneof(
    fc.constantFrom(`TR-${id}`, `TR-000${id}`, `${id}-${id}`, String(id), 'TR-X', '', 'tr $& é'),
    fc.string({ maxLength: 8 }).map(withoutPlaces),
  )

function anyProduct(id: number): fc.Arbitrary<ProductDetail> {
  return fc.record({ name: anyName.map(withoutPlaces), code: anyCode(id) }).chain(({ name, code }) => {
    const usual = slugify(name)
    const slug = fc.constantFrom(
      ...[usual, `${usual}-${code.toLowerCase()}`, `${code.toLowerCase()}-${usual}`, `${usual}${usual}`],
      ...[code.toLowerCase(), `p${id}`, 'tricko-liska', 'Slug s Medzerou'],
    )
    return slug.chain((chosen) =>
      fc
        .record({
          priceCents: fc.oneof(fc.constantFrom(0, 1490), fc.nat()),
          priceBeforeCents: fc.constantFrom(null, 1990, 2990),
          descriptionHtml: fc.oneof(
            fc.constantFrom('', '<p>Mäkké. Teplé! Naše? Áno.</p>', '<p>a</p><p>b</p>', '. . .', 'A. B. '),
            fc.array(words, { maxLength: 8 }).map((parts) => `<p>${parts.join(' ')}</p>`),
          ),
          imagePath: fc.constantFrom(
            ...['', 'a1b2c3.jpg', `${usual}.jpg`, `2024/05/${chosen}.jpg`],
            ...[`${chosen}-${chosen}-biela.jpg`, `${chosen.toLowerCase()}.jpg`],
          ),
          tags: fc.uniqueArray(fc.constantFrom('98', '152', '153', '300', '999999', '0'), { maxLength: 5 }),
          status: fc.constantFrom(null, ...PRODUCT_STATUSES),
          sizes: fc.constantFrom(null, [], ['S'], ['S', 'M', 'L'], ['L', 'S']),
          swatches: fc.array(fc.constantFrom('fff', '235', ''), { maxLength: 3 }),
          variants: fc.array(
            fc.constantFrom('čierna', 'biela', '').map((color) => ({ name: color, thumbnail: 'x.jpg' })),
            { maxLength: 3 },
          ),
        })
        .map((rest) => product({ id, name, code, slug: chosen, ...rest })),
    )
  })
}

/** Products in any order of their ids; categories that share them, in orders of their own. */
const anyCatalogue: fc.Arbitrary<Catalogue> = fc
  .uniqueArray(fc.integer({ min: 1, max: 100_000 }), { maxLength: 12 })
  .chain((ids) => {
    const shuffled = (slug: string) =>
      fc.shuffledSubarray(ids).map((productIds) => category({ slug, productIds }))
    return fc
      .record({
        products: fc.tuple(...ids.map(anyProduct)),
        more: fc.tuple(...['tricka', '123', '__proto__', 'prázdna'].map(shuffled)),
      })
      .map(({ products, more }) => {
        const plain = catalogue(products)
        return { ...plain, categories: [...plain.categories, ...more] }
      })
  })

/** What a listing shows of a product; a listing has no use for the pictures of its colours. */
function listed(one: ProductDetail): ListedProduct {
  const { id, slug, name, code, priceCents, priceBeforeCents, imagePath, tags, status, sizes, swatches } = one
  const variants = one.variants.map((variant) => ({ name: variant.name, thumbnail: '' }))
  const facts = { id, slug, name, code, priceCents, priceBeforeCents, imagePath, tags, status }
  return { ...facts, variants, swatches, sizes }
}

function searchLine({ name, code, descriptionHtml }: ProductDetail): string {
  return [name, code, htmlToText(descriptionHtml)].map(foldText).join('\t')
}

describe('the index of any catalogue', () => {
  it('gives every product back unchanged', () => {
    fc.assert(
      fc.property(anyCatalogue, (shop) => {
        const index = sentIndex(shop)
        expect(index.size).toBe(shop.products.length)
        expect(shop.products.map((_, ordinal) => index.product(ordinal))).toEqual(shop.products.map(listed))
        for (const one of shop.products) expect(index.byId(one.id)).toEqual(listed(one))
        expect(index.byId(100_001)).toBeUndefined()
      }),
      { numRuns: 2 * RUNS },
    )
  })

  it('gives every category its products in its own order', () => {
    fc.assert(
      fc.property(anyCatalogue, (shop) => {
        const index = sentIndex(shop)
        for (const { slug, productIds } of shop.categories)
          expect(index.category(slug)?.map((ordinal) => index.product(ordinal).id)).toEqual(productIds)
        expect(index.category('nohavice')).toBeUndefined()
      }),
    )
  })

  it('knows what each product is filtered by', () => {
    fc.assert(
      fc.property(anyCatalogue, (shop) => {
        const index = sentIndex(shop)
        const tags = shop.products.map((_, ordinal) =>
          index.valueIds.filter((_, value) => hasProduct(index.withValue[value] as ProductSet, ordinal)),
        )
        expect(tags.map((some) => some.sort())).toEqual(shop.products.map((one) => one.tags.toSorted()))
      }),
    )
  })

  it('finds a phrase in name, code or description, also across sentences, but not across two of these texts', () => {
    const anyPiece = fc.record({ from: fc.nat(40), length: fc.integer({ min: 1, max: 20 }) })
    fc.assert(
      fc.property(anyCatalogue, fc.array(anyPiece, { minLength: 1, maxLength: 20 }), (shop, pieces) => {
        const index = sentIndex(shop)
        const lines = shop.products.map(searchLine)
        const phrases = pieces.map(({ from, length }, i) =>
          foldText(lines[i % lines.length]?.slice(from, from + length) ?? 'a'),
        )
        for (const phrase of phrases.filter((one) => one !== '')) {
          const found = lines.map((_, ordinal) => hasProduct(index.search(phrase), ordinal))
          expect(found, phrase).toEqual(lines.map((line) => line.includes(phrase)))
        }
      }),
      { numRuns: 2 * RUNS },
    )
  })

  it('of one category holds only its products, as they are', () => {
    fc.assert(
      fc.property(anyCatalogue, (shop) => {
        const [, tricka] = shop.categories
        const index = sentIndex(shop, ['tricka'])
        const found = index.category('tricka')?.map((ordinal) => index.product(ordinal))
        const byId = new Map(shop.products.map((one) => [one.id, listed(one)]))
        expect(found).toEqual(tricka?.productIds.map((id) => byId.get(id)))
        expect(index.size).toBe(tricka?.productIds.length)
        expect(index.category('all')).toBeUndefined()
      }),
    )
  })
})

it('a text is cut where a sentence ends and another begins', () =>
  expect(splitSentences('biely. s\u00a0liskou! 0.5 m? nie .')).toEqual([
    'biely.',
    's\u00a0liskou!',
    '0.5 m?',
    'nie .',
  ]))

describe('abbreviating', () => {
  it.each([
    ['2024/05/vlk-biela.jpg', ['vlk'], '2024/05/\u0001-biela.jpg'],
    ['vlk-vlk', ['vlk'], '\u0001-vlk'],
    ['vlk-tr-1', ['vlk', 'tr-1'], '\u0001-\u0002'],
    ['vlk', ['', 'vlk'], '\u0002'],
    ['vlk', ['líška'], 'vlk'],
    ['a $& b', ['$&'], 'a \u0001 b'],
  ])('%s of %j is %j and comes back', (text, parts, pattern) => {
    expect(abbreviate(text, parts)).toBe(pattern)
    expect(expand(pattern, parts)).toBe(text)
  })

  it.each([
    ['Tričko Líška', 'tricko-liska'],
    ['  Hrnček 450 ml – edícia 1 ', 'hrncek-450-ml-edicia-1'],
    ['–', ''],
  ])('the slug of "%s" is "%s"', (text, slug) => expect(slugify(text)).toBe(slug))
})

it('whoever changes how an index is written changes its format too', () => {
  const tags = ['98', '148']
  const shop = catalogue([
    product({
      id: 5,
      slug: 'tricko-lan',
      name: 'Tričko Ľan',
      code: 'TR-5',
      imagePath: 'a/tricko-lan.jpg',
      tags,
      swatches: ['fff', '235'],
    }),
    product({
      id: 7,
      slug: 'salka',
      name: 'Šálka',
      priceCents: 990,
      priceBeforeCents: 1290,
      createdAt: '2024-05-16',
      status: 'Sold Out',
    }),
  ])
  const once = (value: unknown) => ({ at: [0, 0], values: [value] })
  const { codes, slugs, imagePaths, ...index } = toListingIndex(shop)
  expect(LISTING_INDEX_FORMAT).toBe(2)
  expect([codes, slugs, imagePaths].map(({ values }) => values)).toEqual([
    ['TR-\u0001', 'TR-1'],
    ['\u0001'],
    ['a/\u0001.jpg', '2024/05/tricko.jpg'],
  ])
  expect(index).toEqual({
    ids: [5, 2],
    names: ['Tričko Ľan', 'Šálka'],
    prices: { at: [0, 1], values: [[1490], [990, 1290]] },
    statuses: { at: [0, 1], values: [null, 'Sold Out'] },
    ages: [0, 1],
    unavailable: [1],
    tags: { at: [0, 1], values: [[0, 1], []] },
    valueIds: tags,
    sizes: once(null),
    colors: once([]),
    swatches: { at: [0, 1], values: [['fff', '235'], []] },
    texts: [[0], [0]],
    sentences: ['popis'],
    categories: { all: [0, 1] },
  })
})
