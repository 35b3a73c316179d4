// Rules 205, 212
import { expect, it } from 'vitest'
import { makeListings } from '../../../../scripts/pipeline/listing/listings.ts'
import { catalogue, category, product } from '../../../fixtures/builders.ts'

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
