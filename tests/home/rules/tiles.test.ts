// Rules 118, 903
import { expect, it } from 'vitest'
import { toTiles, newestProducts } from '../../../src/home/rules/tiles.ts'
import { product, PRODUCT_RULES, catalogue } from '../../fixtures/builders.ts'

interface Choice {
  others?: number[]
  ownersChoice?: string
}

const goods = [
  product({ id: 5, imagePath: 'no-size.jpg', sizes: [], allOfSizes: ['M'] }),
  product({ id: 1, imagePath: 'sold.jpg', status: 'Sold Out' }),
  product({ id: 2, imagePath: '' }),
  product({ id: 3, imagePath: 'a.jpg' }),
  product({ id: 4, imagePath: 'b.jpg' }),
]

it.each([
  ['products that can be bought, each with another picture', '123 34', ['a.jpg', 'b.jpg']],
  ['no product without a size to buy, if there is another', '53', ['a.jpg']],
  ['the same picture twice if there is no other', '3 3 1', ['a.jpg', 'a.jpg', 'sold.jpg']],
  ['a placeholder for a missing picture, and nothing without products', '2  9', ['']],
])('tiles show %s', (_, parts, pictures) => {
  const tiles = toTiles(
    goods,
    parts.split(' ').map((ids) => ({ path: '/p', name: 'P', has: ({ id }) => ids.includes(String(id)) })),
    PRODUCT_RULES,
  )
  expect(tiles.map(({ imagePath }) => imagePath)).toEqual(pictures)
})

const gifts = [
  product({ id: 1, slug: 'podlozka', name: 'Podložka pod myš', imagePath: 'podlozka.jpg' }),
  product({ id: 2, slug: 'fotobox', name: 'Fotobox Stužková', imagePath: 'fotobox.jpg' }),
  product({ id: 3, slug: 'fotobox-bjk', name: 'BJK Fotobox', imagePath: 'bjk.jpg', status: 'Sold Out' }),
]

it.each([
  ['has most words of its name, among those that can be bought', 'BJK Fotoboxy', {}, 'fotobox.jpg'],
  ['comes first where none has a word of its name', 'Darčeky', {}, 'podlozka.jpg'],
  ['belongs to the fewest parts', 'Darčeky', { others: [1] }, 'fotobox.jpg'],
  ['is the owner’s choice before all', 'BJK Fotoboxy', { ownersChoice: 'fotobox-bjk' }, 'bjk.jpg'],
  ['the owner chose, unless it is gone', 'BJK Fotoboxy', { ownersChoice: 'gone' }, 'fotobox.jpg'],
])('a tile shows the product that %s', (_, name, { others = [], ownersChoice }: Choice, picture) => {
  const parts = [
    { path: '/a', name, has: () => true, ownersChoice },
    { path: '/b', name: 'Iné', has: ({ id }: { id: number }) => others.includes(id) },
  ]
  expect(toTiles(gifts, parts, PRODUCT_RULES)[0]?.imagePath).toBe(picture)
})

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
