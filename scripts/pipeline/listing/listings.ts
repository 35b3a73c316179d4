import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ListingSourceChoice } from '../../../src/config/build-env.ts'
import { LISTING_INDEX_BUDGET } from '../../../src/config/limits.ts'
import { PRICE_STEPS, QUERY_LIMITS } from '../../../src/config/query-limits.ts'
import type { ListingProps, ListingsData } from '../../../src/site/pages-data.ts'
import { LISTING_INDEX_ADDRESS, type ListingIndex } from '../../../src/listing/rules/listing-index.ts'
import { plainQuery, type Filters } from '../../../src/listing/rules/listing-query.ts'
import { queryIndex } from '../../../src/listing/rules/query-index.ts'
import type { Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import { toListingIndex } from './listing-index.ts'

/** Makes the index of listings, and the filters of each; shoppers are sent no index where the API answers (decision 7). */
export async function makeListings(catalogue: Catalogue, choice: ListingSourceChoice): Promise<ListingsData> {
  const { attributes, categories } = catalogue
  const index = toListingIndex(catalogue)
  const isSent =
    choice === 'static' || (choice === 'auto' && (await weighIndex(index)) <= LISTING_INDEX_BUDGET)
  const propsOf = (slug: string, filters: Filters = {}): ListingProps => {
    const plain = plainQuery(slug, QUERY_LIMITS)
    const { counts } = queryIndex(index, [], plain)
    const shown = queryIndex(index, PRICE_STEPS, { ...plain, filters })
    const groups = attributes.map(({ id, name, values }) => {
      const occurring = values.filter((value) => counts?.get(value.id))
      return {
        id,
        name,
        values: occurring.map((value) => ({ ...value, count: shown.counts?.get(value.id) ?? 0 })),
      }
    })
    const others = attributes.map(({ id, values }) => {
      const missing = values.filter((value) => !counts?.get(value.id))
      return [id, missing.map((value) => value.id)] as const
    })
    return {
      groups: groups.filter(({ values }) => values.length > 0),
      otherValues: Object.fromEntries(others.filter(([, values]) => values.length > 0)),
      priceSteps: shown.priceSteps ?? [],
      indexAddress: isSent ? LISTING_INDEX_ADDRESS : '',
      canRefine: isSent || catalogue.canRefine,
    }
  }
  const listings = categories.flatMap(({ slug, landings }) => [
    [slug, propsOf(slug)] as const,
    ...landings.map((landing) => [landing.slug, propsOf(slug, landing.filters)] as const),
  ])
  return { index: isSent ? index : null, bySlug: Object.fromEntries(listings) }
}

/** An index of more characters is not even weighed: it is too large to be sent to a shopper. */
const MAX_JSON = 8_000_000

/** The index's bytes as a CDN compresses it: brotli's best quality takes six times as long for a tenth less. */
async function weighIndex(index: ListingIndex): Promise<number> {
  const json = JSON.stringify(index)
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 9 }
  return json.length > MAX_JSON ? Infinity : (await promisify(brotliCompress)(json, { params })).length
}
