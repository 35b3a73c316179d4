// Rules 204, 225, 928
import { expect, it } from 'vitest'
import { SHAPE_NAMES } from '../../../scripts/demo-api/shapes/shapes.ts'
import { toProductIndex } from '../../../scripts/pipeline/listing/make-product-index.ts'
import { withOffersFirst } from '../../../scripts/pipeline/listing/listings.ts'
import { withRightWords } from '../../../scripts/pipeline/listing/right-words.ts'
import { pullCatalogue } from '../../../scripts/pipeline/pull/pull-catalogue.ts'
import { ALL_CATEGORY, type Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import { QUERY_LIMITS } from '../../../src/config/listing-limits.ts'
import { createListingSource } from '../../../src/listing/store/sources.ts'
import { $productIndex } from '../../../src/product-index/store.ts'
import { parseListingAddress } from '../../../src/product-index/rules/listing-query.ts'
import { searchQuery } from '../../../src/search/store.ts'
import { startShop } from './running-shop.ts'

/** The names of what a phrase finds in a shop's index. */
async function found(phrase: string, { products }: Catalogue): Promise<string[]> {
  const query = parseListingAddress(ALL_CATEGORY, searchQuery(phrase), QUERY_LIMITS)
  const list = await createListingSource('').find({ ...query, productsCount: products.length })
  return list.products.map(({ name }) => name)
}

const shops = await Promise.all(
  SHAPE_NAMES.map(async (shape) => {
    const { api } = await startShop({ shape })
    return { shape, pulled: pullCatalogue(api, { concurrency: 8, pageSize: 200, now: '' }) }
  }),
)
await Promise.allSettled(shops.map(({ pulled }) => pulled))

async function indexed(pulled: Promise<{ catalogue: Catalogue }>): Promise<Catalogue> {
  const { catalogue } = await pulled
  $productIndex.set(
    withRightWords(toProductIndex(withOffersFirst(catalogue, toProductIndex(catalogue).products))),
  )
  return catalogue
}

it.each(shops)(
  'in the shop "$shape" a search for the whole name of a product finds it first',
  async ({ pulled }) => {
    const catalogue = await indexed(pulled)
    const missed: string[] = []
    for (const { name } of catalogue.products) {
      const names = await found(name, catalogue)
      if (names[0] !== name) missed.push(`${name}: ${names[0] ?? 'nothing'}`)
    }
    expect(missed).toEqual([])
  },
)

it.each(shops)(
  'in the shop "$shape" a search for the name of a filter value finds exactly the products that have it',
  async ({ pulled }) => {
    const catalogue = await indexed(pulled)
    const missed: string[] = []
    // A shorter phrase asks nothing (rule 204).
    const values = catalogue.attributes
      .flatMap((attribute) => attribute.values)
      .filter(({ name }) => name.length >= QUERY_LIMITS.minSearchLength)
    for (const { name } of values) {
      const namesakes = values.filter((other) => other.name === name).map(({ id }) => id)
      const having = catalogue.products.filter(({ tags }) => namesakes.some((id) => tags.includes(id)))
      const [expected, names] = [having.map((one) => one.name), await found(name, catalogue)]
      // A name of several values may mean one of them.
      const isWhole =
        namesakes.length > 1
          ? names.length > 0 && names.every((one) => expected.includes(one))
          : names.toSorted().join() === expected.toSorted().join()
      if (!isWhole) missed.push(`${name}: ${names.length} of ${expected.length}`)
    }
    expect(missed).toEqual([])
  },
)
