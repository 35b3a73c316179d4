// Rules 205, 212, 225
import { expect, it } from 'vitest'
import { makeListings } from '../../../../scripts/pipeline/listing/listings.ts'
import { catalogue, category, product } from '../../../fixtures/builders.ts'
import { toProductIndex } from '../../../../scripts/pipeline/listing/make-product-index.ts'
import { withRightWords } from '../../../../scripts/pipeline/listing/right-words.ts'
import { QUERY_LIMITS } from '../../../../src/config/listing-limits.ts'
import { plainQuery } from '../../../../src/product-index/rules/listing-query.ts'
import { queryIndex } from '../../../../src/product-index/rules/query-index.ts'

const shop = catalogue(
  [
    product({ id: 1, imagePath: '' }),
    product({ id: 2, status: 'Sold Out' }),
    product({ id: 3 }),
    product({ id: 4, tags: ['98'], sizes: [] }),
    product({ id: 5 }),
  ],
  { categories: [category({ productIds: [1, 2, 3, 4, 5] })] },
)

it.each([
  { source: 'static', order: [3, 5, 1, 2, 4] },
  { source: 'api', order: [1, 2, 3, 4, 5] },
] as const)(
  'with listings from $source, the order of products, some without a picture or a size to buy, is $order',
  async ({ source, order }) => {
    const { catalogue: listed } = await makeListings(shop, source)
    expect(listed.categories.map(({ productIds }) => productIds)).toEqual([order])
  },
)

it('a category offers only the filters that its own products have', async () => {
  const attributes = [
    { id: '165', name: 'Strih', isFixed: true, values: ['152', '153'] },
    { id: '100', name: 'Kolekcia', isFixed: true, values: ['300'] },
  ].map(({ values, ...attribute }) => ({ ...attribute, values: values.map((id) => ({ id, name: id })) }))
  const products = [product({ id: 1, tags: ['152'] }), product({ id: 2, tags: ['153', '300'] })]
  const categories = [category({ slug: 'mikiny', productIds: [1] })]
  const { listings } = await makeListings(catalogue(products, { attributes, categories }), 'static')
  expect(listings.bySlug['mikiny']?.groups).toEqual([
    { id: '165', name: 'Strih', values: [{ id: '152', name: '152', count: 1 }] },
  ])
})

const NAMES = ['Pánska šiltovka Rozeta', 'Dámske tričko Hory', 'Veľký hrnček Kriváň']
// Only a word that two products have is a word that another is corrected to.
const twice = [...NAMES, ...NAMES].map((name, i) => product({ id: i + 1, name }))
const index = withRightWords(toProductIndex(catalogue(twice)))
const correctedOf = (search: string) =>
  queryIndex(index, [], { ...plainQuery('all', QUERY_LIMITS), search }).understood?.corrected

it.each(['páska', 'paska', 'páskou', 'roleta', 'rolety', 'sieťovka', 'horný', 'hornými', 'dómsky', 'krivák'])(
  '"%s" is a right word of Slovak, so it is not corrected to a word of the goods',
  (word) => expect(correctedOf(word)).toBeUndefined(),
)

it.each([
  ['siltovkz', 'šiltovka'],
  ['trycko', 'tričko'],
  ['hrnceek', 'hrnček'],
  ['krivaan', 'kriváň'],
])('"%s" is no word of Slovak, so it is corrected to "%s"', (phrase, corrected) =>
  expect(correctedOf(phrase)).toBe(corrected),
)
