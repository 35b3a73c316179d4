// Rule 135
import { expect, it } from 'vitest'
import { ownPrint } from '../../src/site/own-print.ts'
import { catalogue, category, product } from '../fixtures/builders.ts'

const blank = { isWithoutPrint: true }

it('a shop has own print if a plan offers it and it sells such goods', () => {
  const goods = [
    product({ ...blank, id: 1, status: 'Sold Out' }),
    product({ ...blank, id: 2 }),
    product({ id: 3 }),
  ]
  const categories = [
    category({ slug: 'tricka', name: 'Tričká', productIds: [1, 2, 3] }),
    category({ slug: 'iné', name: 'Iné', productIds: [3] }),
  ]
  const found = ownPrint(catalogue(goods, { categories }))
  expect(found?.products.map(({ id }) => id)).toEqual([2, 1])
  expect(found?.kinds).toEqual(['Tričká'])
  expect(ownPrint(catalogue([product({ id: 3 })]))).toBeNull()
})
