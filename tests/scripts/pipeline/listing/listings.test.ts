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
  'where the source is $source, products without a picture or a size to buy are listed as $order',
  async ({ source, order }) => {
    const { catalogue: listed } = await makeListings(shop, source)
    expect(listed.categories.map(({ productIds }) => productIds)).toEqual([order])
  },
)
