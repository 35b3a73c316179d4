import { expect, it } from 'vitest'
import { toTiles } from '../../../src/home/rules/tiles.ts'
import { product, PRODUCT_RULES } from '../../fixtures/builders.ts'

const goods = [
  product({ id: 5, imagePath: 'no-size.jpg', sizes: [], allOfSizes: ['M'] }),
  product({ id: 1, imagePath: 'sold.jpg', status: 'Sold Out' }),
  product({ id: 2, imagePath: '' }),
  product({ id: 3, imagePath: 'a.jpg' }),
  product({ id: 4, imagePath: 'b.jpg' }),
]

it.each([
  [
    'products that can be bought, each with another picture',
    [
      [1, 2, 3],
      [3, 4],
    ],
    ['a.jpg', 'b.jpg'],
  ],
  ['no product without a size to buy, if there is another', [[5, 3]], ['a.jpg']],
  ['the same picture twice if there is no other', [[3], [3], [1]], ['a.jpg', 'a.jpg', 'sold.jpg']],
  ['a placeholder for a missing picture, and nothing without products', [[2], [], [9]], ['']],
])('tiles show %s', (_, parts, pictures) => {
  const tiles = toTiles(
    goods,
    parts.map((ids) => ({ path: '/p', name: 'P', has: ({ id }) => ids.includes(id) })),
    PRODUCT_RULES,
  )
  expect(tiles.map(({ imagePath }) => imagePath)).toEqual(pictures)
})
