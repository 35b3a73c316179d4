// Rule 122
import { expect, it } from 'vitest'
import { availableProducts, othersToBuy } from '../../../src/product/rules/others-to-buy.ts'
import { product, PRODUCT_RULES } from '../../fixtures/builders.ts'

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
