import { expect, test } from 'vitest'
import { getProducts, type Listing, type ListingRequest } from '../../../src/api/calls.ts'
import { FIXED_ATTRIBUTE_IDS } from '../../../src/config/limits.ts'
import { startShop } from './running-shop.ts'

const shop = await startShop({ products: 60 })
const looseShop = await startShop({ products: 60, isLoose: true })

function ask(changes: Partial<ListingRequest> = {}, { api } = shop): Promise<Listing> {
  return getProducts(api, {
    ...{ page: 1, count: 1, category: 'all', oldCategory: '', search: '', filters: {} },
    ...{ fixedAttributeIds: FIXED_ATTRIBUTE_IDS, hasEmptyCategories: false },
    ...changes,
  })
}

function valuesOf({ data }: Listing) {
  return [...data.fixed_category_attribute_values, ...data.category_attribute_values]
}

const questions: Partial<ListingRequest>[] = [
  {},
  { category: 'tricka' },
  { category: 'hrnceky', filters: { '165': ['152'] } },
  { filters: { '100': ['121', '235'] } },
  { filters: { '165': ['153'], '101': ['400', '401'] }, search: 'tricko' },
  { filters: { '165': ['152'], '99': ['157'], '101': ['400'] } },
  { filters: { '777': ['98'] } },
  { filters: { '165': ['98'] } },
  { search: 'nohavice' },
  { search: 'zo', filters: { '90': ['98'] } },
]

test.each(questions)(
  '%j counts for each value what it alone of its attribute would show',
  async (question) => {
    const values = valuesOf(await ask(question))
    expect(values.length).toBeGreaterThan(0)
    const totals = await Promise.all(
      values.map(async ({ id, attribute_id }) => {
        const filters = { ...question.filters, [attribute_id]: [id] }
        return (await ask({ ...question, filters })).meta.whole_prod_count
      }),
    )
    expect(values.map(({ id, count }) => [id, count])).toEqual(values.map(({ id }, i) => [id, totals[i]]))
  },
)

test('the values stay those of the category when no product is left', async () => {
  const all = valuesOf(await ask({ category: 'mikiny' }))
  const none = valuesOf(await ask({ category: 'mikiny', search: 'nohavice' }))
  expect(none.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  expect(none.every(({ count }) => count === 0)).toBe(true)
})

test('every page says the same, beyond the last one too', async () => {
  const pages = await Promise.all([1, 2, 3, 1000].map((page) => ask({ page, count: 40 })))
  for (const page of pages) expect(valuesOf(page)).toEqual(valuesOf(pages[0] as Listing))
})

test('loose types say the same', async () => {
  const question = { filters: { '165': ['153'] }, search: 'tricko' }
  expect(valuesOf(await ask(question, looseShop))).toEqual(valuesOf(await ask(question)))
})
