import type { ListingSourceChoice } from '../../../src/config/build-env.ts'
import { QUERY_LIMITS } from '../../../src/config/query-limits.ts'
import type { ListingProps, ListingsData } from '../../../src/catalogue/pages-data.ts'
import { createListingEngine } from '../../../src/domain/listing/listing-engine.ts'
import { openListingIndex } from '../../../src/domain/listing/listing-index.ts'
import { plainQuery } from '../../../src/domain/listing/listing-query.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'
import { toListingFiles } from './listing-files.ts'
import { toListingIndex } from './listing-index.ts'

/** Makes what listings need: their indexes, or none where the API answers, and the filters of each category. */
export async function makeListings(catalogue: Catalogue, choice: ListingSourceChoice): Promise<ListingsData> {
  const { attributes, categories } = catalogue
  const { source, files, address } = await toListingFiles(catalogue, choice)
  const engine = createListingEngine(openListingIndex(toListingIndex(catalogue)), attributes)
  const propsOf = (slug: string): ListingProps => {
    const { counts } = engine.query(plainQuery(slug, QUERY_LIMITS))
    const groups = attributes.map(({ id, name, values }) => {
      const counted = values.map((value) => ({ ...value, count: counts?.get(value.id) ?? 0 }))
      return { id, name, values: counted.filter(({ count }) => count > 0) }
    })
    const others = attributes.map(({ id, values }) => {
      const missing = values.filter((value) => !counts?.get(value.id))
      return [id, missing.map((value) => value.id)] as const
    })
    return {
      groups: groups.filter(({ values }) => values.length > 0),
      otherValues: Object.fromEntries(others.filter(([, values]) => values.length > 0)),
      indexAddress: address(slug),
      canRefine: source === 'static' || catalogue.canRefine,
    }
  }
  return { source, files, bySlug: Object.fromEntries(categories.map(({ slug }) => [slug, propsOf(slug)])) }
}
