import { expect, it } from 'vitest'
import { toTiles, type Part } from '../../../src/home/rules/tiles.ts'
import { product } from '../../fixtures/builders.ts'

const goods = [
  product({ id: 1, imagePath: 'sold.jpg', status: 'Sold Out' }),
  product({ id: 2, imagePath: '' }),
  product({ id: 3, imagePath: 'a.jpg' }),
  product({ id: 4, imagePath: 'b.jpg' }),
]
const part = (...ids: number[]): Part<(typeof goods)[number]> => ({
  path: '/p',
  name: 'P',
  has: ({ id }) => ids.includes(id),
})
const pictures = (...parts: Part<(typeof goods)[number]>[]) =>
  toTiles(goods, parts).map(({ imagePath }) => imagePath)

it('a tile shows what can be bought, each another picture while there are others', () =>
  expect(pictures(part(1, 2, 3), part(3, 4), part(3), part(1), part(2))).toEqual([
    'a.jpg',
    'b.jpg',
    'a.jpg',
    'sold.jpg',
    '',
  ]))

it('a tile shows no picture of the tiles above it while there are others', () =>
  expect(toTiles(goods, [part(3, 4)], [{ imagePath: 'a.jpg' }])).toMatchObject([{ imagePath: 'b.jpg' }]))

it('a part without products is left out', () => expect(pictures(part(), part(9), part(4))).toEqual(['b.jpg']))
