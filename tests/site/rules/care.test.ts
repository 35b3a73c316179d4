// Rule 927
import { expect, it } from 'vitest'
import { careByCategory } from '../../../src/site/rules/care.ts'
import { catalogue, category, product } from '../../fixtures/builders.ts'

it('the care of a category is that of most of its goods', () => {
  const cares = ['Prať na 30 °C.', 'Prať ručne.', 'Prať na 30 °C.', 'Utrieť.', '']
  const products = cares.map((care, i) =>
    product({ id: i + 1, information: { ...product().information, care } }),
  )
  const categories = [
    category({ slug: 'all', productIds: [1, 2, 3, 4, 5] }),
    category({ slug: 'tricka', name: 'Tričká', productIds: [1, 2, 3, 4] }),
    category({ slug: 'ostatne', name: 'Ostatné', productIds: [5] }),
  ]
  expect(careByCategory(catalogue(products, { categories }), 2)).toEqual([
    { name: 'Tričká', texts: ['Prať na 30 °C.', 'Prať ručne.'] },
  ])
})
