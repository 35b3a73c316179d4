import type { ListingSourceChoice } from '../../../src/config/build-env.ts'
import { QUERY_LIMITS } from '../../../src/config/query-limits.ts'
import type { ListingProps, ListingsData } from '../../../src/catalogue/pages-data.ts'
import { createListingEngine } from '../../../src/domain/listing/listing-engine.ts'
import { openListingIndex } from '../../../src/domain/listing/listing-index.ts'
import { plainQuery, type Filters } from '../../../src/domain/listing/listing-query.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'
import { toListingFiles } from './listing-files.ts'
import { toListingIndex } from './listing-index.ts'

/** Makes what listings need: their indexes, or none where the API answers, and the filters of each category. */
export async function makeListings(catalogue: Catalogue, choice: ListingSourceChoice): Promise<ListingsData> {
  const { attributes, categories } = catalogue
  const { source, files, address } = await toListingFiles(catalogue, choice)
  const engine = createListingEngine(openListingIndex(toListingIndex(catalogue)), attributes)
  const propsOf = (slug: string, filters: Filters = {}): ListingProps => {
    const plain = plainQuery(slug, QUERY_LIMITS)
    const { counts } = engine.query(plain)
    const shown = engine.query({ ...plain, filters }).counts
    const groups = attributes.map(({ id, name, values }) => {
      const occurring = values.filter((value) => counts?.get(value.id))
      return { id, name, values: occurring.map((value) => ({ ...value, count: shown?.get(value.id) ?? 0 })) }
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
  const listings = categories.flatMap(({ slug, landings }) => [
    [slug, propsOf(slug)] as const,
    ...landings.map((landing) => [landing.slug, propsOf(slug, landing.filters)] as const),
  ])
  return { source, files, bySlug: Object.fromEntries(listings) }
}
