import { expect, it } from 'vitest'
import { parseSecondPicture } from '../../../src/domain/product/second-picture.ts'

const page = (...imgs: string[]) =>
  imgs.map((img, i) => `<div id="obrazok-${i + 1}"><picture>${img}</picture></div>`).join('')
const FIRST = '<img src="/pictures/a-800.webp" alt="Tričko">'

it("finds the second picture of a product's page", () => {
  expect(
    parseSecondPicture(page(FIRST, '<img loading="lazy" src="/b.jpg?w=1&amp;h=2" alt="">', FIRST)),
  ).toEqual({
    src: '/b.jpg?w=1&h=2',
    srcset: '',
  })
  expect(parseSecondPicture(page(FIRST, '<img srcset="/b-400.webp 400w" src="/b-800.webp">'))).toEqual({
    src: '/b-800.webp',
    srcset: '/b-400.webp 400w',
  })
})

it.each(['', page(FIRST), page(FIRST, '<span class="no-picture"></span>')])('finds none in %j', (text) =>
  expect(parseSecondPicture(text)).toBeNull(),
)
