import { expect, it } from 'vitest'
import { failedPictures } from '../../../../../scripts/pipeline/guards/catalogue/failed-pictures.ts'

const shop = Array.from({ length: 20 }, (_, i) => ({
  name: `P${i}`,
  imagePath: i === 19 ? '' : `${i}.jpg`,
}))
const failing = (count: number) =>
  failedPictures(shop, new Set(['gallery.jpg', ...Array.from({ length: count }, (_, i) => `${i}.jpg`)]))

it.each<[number, boolean[]]>([
  [0, []],
  [3, [false]],
  [4, [true]],
])('%i of 19 products whose main picture failed stop the build: %j', (count, isStop) => {
  expect(failing(count).map((row) => row.isStop)).toEqual(isStop)
})

it('products whose main picture failed are named', () => {
  expect(failing(4)[0]).toMatchObject({ value: '4 / 19 (21\u00A0%)', details: ['P0', 'P1', 'P2', 'P3'] })
})
