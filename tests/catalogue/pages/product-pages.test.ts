import { expect, it } from 'vitest'
import { productPages } from '../../../src/catalogue/pages/product-pages.ts'
import type { ListedCategory } from '../../../src/domain/shop/catalogue.ts'
import { catalogue, product } from '../../fixtures/builders.ts'

const detail = (id: number, change = {}) => ({ ...product({ id, slug: `p${id}`, ...change }), images: [] })
const category = (slug: string, productIds: number[]): ListedCategory => ({
  ...{ slug, name: slug.toUpperCase(), descriptionHtml: '', productIds, valueIds: {} },
})
const idsOf = (cards: readonly { id: number }[]) => cards.map(({ id }) => id)
const NO_PICTURES = new Map()

const products = [
  detail(1, { status: 'Sold Out' }),
  detail(2, { imagePath: 'two.jpg' }),
  detail(3),
  detail(4, { status: 'Sold Out' }),
]
const shop = catalogue(products, {
  categories: [category('all', [1, 2, 3, 4]), category('tricka', [1, 2]), category('mikiny', [2, 3])],
  newestIds: [2, 1],
})
const pages = productPages(shop, NO_PICTURES)

it('a page has the first category that lists its product, and none of its own kind where no category does', () => {
  expect(pages.map((page) => page.category?.slug)).toEqual(['tricka', 'tricka', 'mikiny', undefined])
})

it('what can be bought instead is of that category, and only where the product cannot be bought', () => {
  expect(pages.map((page) => idsOf(page.others))).toEqual([[2], [], [], []])
})

it('the newest are without the product itself', () => {
  expect(pages.map((page) => idsOf(page.newest))).toEqual([[2], [1], [2, 1], [2, 1]])
})

it('it has the pictures that it shows, of the product and of all cards, and no others', () => {
  const built = { key: 'k', width: 10, height: 10 }
  const made = new Map([
    ['two.jpg', built],
    ['other.jpg', built],
  ])
  const shown = productPages(shop, made).map((page) => page.pictures.map(([path]) => path))
  expect(shown).toEqual([['two.jpg'], [], ['two.jpg'], ['two.jpg']])
})

it('what all pages share is one object, so that its digest is made once', () => {
  expect(new Set(pages.map(({ frame }) => frame)).size).toBe(1)
  expect(pages[2]?.newest).toBe(pages[3]?.newest)
})
