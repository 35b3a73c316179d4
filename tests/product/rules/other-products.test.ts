// Rules 122, 130
import { expect, it } from 'vitest'
import { productChoices } from '../../../src/catalogue/rules/product-choices.ts'
import type { ProductDetail } from '../../../src/catalogue/rules/product.ts'
import {
  createSimilarProducts,
  createMotifReader,
  availableProducts,
  othersToBuy,
} from '../../../src/product/rules/other-products.ts'
import { product, PRODUCT_RULES } from '../../fixtures/builders.ts'

const names = [
  ...['Tričko Tatry', 'Tričko Líška', 'Tričko Vlk'],
  ...['Dámska mikina na zips Kriváň', 'Dámska mikina na zips Líška', 'Dámska mikina na zips Vlk'],
  ...['Hrnček Tatry 330 ml', 'Hrnček Vlk 450 ml', 'Hrnček Pixelový votrelec 330 ml'],
]
it.each([
  ['Tričko Tatry', 'tatry'],
  ['Dámska mikina na zips Kriváň', 'krivan'],
  ['Hrnček Pixelový votrelec 330 ml', 'pixelovy votrelec'],
  ['Hrnček Tatry 330 ml', 'tatry'],
  ['Tričko', ''],
  ['', ''],
])('the motif in the name %s is "%s"', (name, stem) => expect(createMotifReader(names)(name)).toBe(stem))

const WOMEN = ['98', '153']
const MEN = ['98', '152']
const shirt = (id: number, name: string, change: Partial<ProductDetail> = {}) =>
  product({ id, name, tags: WOMEN, ...change })
const products = [
  shirt(1, 'Tričko Tatry'),
  shirt(2, 'Tričko Líška'),
  shirt(3, 'Tričko Vlk', { status: 'Sold Out' }),
  shirt(4, 'Tričko Medveď', { tags: MEN }),
  shirt(5, 'Tričko Sova'),
  shirt(6, 'Hrnček Tatry 330 ml', { tags: [] }),
  shirt(7, 'Hrnček Vlk 330 ml', { tags: [] }),
  shirt(8, 'Hrnček Tatry 450 ml', { tags: [], status: 'Sold Out' }),
  shirt(9, 'Hrnček Sova', { tags: [] }),
  shirt(10, 'Hrnček', { tags: [] }),
  shirt(11, 'Tričko'),
]
const similar = (id: number, most: number) =>
  createSimilarProducts(
    {
      products,
      kindsOf: (one) => {
        const category = one.id < 6 ? 'tricka' : 'hrnceky'
        return one.id > 10 ? [] : [`${category} ${productChoices(one, PRODUCT_RULES).cuts[0].cut}`, category]
      },
      isForSale: (one) => productChoices(one, PRODUCT_RULES).unavailable === null,
    },
    most,
  )(products[id - 1] ?? product()).map((one) => one.id)

it('similar products have the same motif first, then the next ones of the category and cut, then of any cut, and end with those sold out', () => {
  expect(similar(1, 9)).toEqual([6, 2, 5, 4, 8])
})

it('similar products begin again at the start of a category when it ends', () => {
  expect(similar(5, 3)).toEqual([9, 1, 2])
  expect(similar(2, 9)).toEqual([5, 1, 4])
})

it('a product that is alone in its cut has similar ones of its category', () => {
  expect(similar(4, 2)).toEqual([5, 1])
})

it('a product without motif and category has no similar products', () => expect(similar(11, 9)).toEqual([]))

it('similar products are at most as many as asked for', () => {
  expect(similar(1, 2)).toEqual([6, 2])
  expect(similar(2, 1)).toEqual([5])
})

const [TSHIRT, FEMALE, MALE, S, ANIMALS] = ['98', '153', '152', '149', '301']
const sold = product({ id: 1, tags: [TSHIRT, FEMALE, S, ANIMALS], status: 'Sold Out' })
const men = product({ id: 2, tags: [TSHIRT, MALE, S] })
const women = product({ id: 3, tags: [TSHIRT, FEMALE, S] })
const animals = product({ id: 4, tags: [TSHIRT, FEMALE, S, ANIMALS] })
const noSize = product({ id: 5, tags: [TSHIRT, FEMALE, S, ANIMALS], sizes: [] })
const alsoSold = product({ id: 6, tags: [TSHIRT, FEMALE, S, ANIMALS], status: 'Sold Out' })
const womenToo = product({ id: 7, tags: [TSHIRT, FEMALE, S] })
const ALL = [sold, men, women, animals, noSize, alsoSold, womenToo]

const available = (products: typeof ALL) => availableProducts(products, PRODUCT_RULES)
const idsOf = (most: number) => othersToBuy(sold, available(ALL), most).map(({ id }) => id)

it('other products to buy: most similar first, equal ones in their order, never the product itself, at most as many as asked for', () => {
  expect(idsOf(9)).toEqual([4, 3, 7, 2])
  expect(idsOf(2)).toEqual([4, 3])
  expect(othersToBuy(women, available([men, women]), 9)).toEqual([men])
})
