// Rule 118
import { expect, it } from 'vitest'
import { newestProducts } from '../../../src/home/rules/newest-products.ts'
import { catalogue, product, PRODUCT_RULES } from '../../fixtures/builders.ts'

const products = [1, 2, 3, 4].map((id) => product({ id, slug: `p${id}` }))

it.each([
  ['is sold out', { status: 'Sold Out' as const }],
  ['has no size to buy', { sizes: [], allOfSizes: ['M'] }],
])('the newest products end with one that %s', (_, change) => {
  const [first, ...others] = products
  const sold = product({ ...first, ...change })
  const found = newestProducts(catalogue([sold, ...others], { newestIds: [1, 2, 3] }), 2, PRODUCT_RULES)
  expect(found.map(({ id }) => id)).toEqual([2, 3])
})

it.each([
  ['keeps the order of the API', [3, 1, 2], 9, [3, 1, 2]],
  ['shows as many as asked for', [3, 1, 2, 4], 2, [3, 1]],
  ['leaves out products that the catalogue lacks', [7, 2], 9, [2]],
  ['shows a product once', [2, 2, 1], 9, [2, 1]],
  ['shows nothing if there are no new products', [], 9, []],
])('%s', (_, newestIds, limit, shown) => {
  const found = newestProducts(catalogue(products, { newestIds }), limit, PRODUCT_RULES)
  expect(found.map(({ id }) => id)).toEqual(shown)
})
