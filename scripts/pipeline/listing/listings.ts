import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ListingSourceChoice } from '../../../src/config/build-env.ts'
import { QUERY_LIMITS } from '../../../src/config/query-limits.ts'
import type { ListingProps, ListingsData, ListingFile } from '../../../src/catalogue/pages-data.ts'
import { createListingEngine } from '../../../src/domain/listing/listing-engine.ts'
import { openListingIndex, LISTING_INDEX_FORMAT } from '../../../src/domain/listing/listing-index.ts'
import { plainQuery, type Filters } from '../../../src/domain/listing/listing-query.ts'
import { type Catalogue, ALL_CATEGORY } from '../../../src/domain/shop/catalogue.ts'
import { toListingIndex } from './listing-index.ts'
import { LISTING_INDEX_BUDGET, SINGLE_INDEX_BUDGET } from '../../../src/config/limits.ts'

/** Makes the indexes of listings, or none where the API answers them, and the filters of each category. */
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

/** Who answers listings, and the files that this takes. */
export interface ListingFiles {
  source: 'static' | 'api'
  files: readonly ListingFile[]
  /** Brotli bytes of the index of everything. */
  weight: number
  /** The address of a category's index; '' when the API answers. */
  address: (slug: string) => string
}

/** An index of more characters is not even weighed: it is too large to be sent to a shopper. */
const MAX_JSON = 12_000_000

/** Brotli's last but one quality: 3 % heavier than its best, in half the time. */
const QUALITY = 10

async function weigh(json: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: QUALITY }
  return json.length > MAX_JSON ? Infinity : (await promisify(brotliCompress)(json, { params })).length
}

/**
 * Chooses the source of listings and makes its files: one for a small catalogue, one for each category as well where
 * that is less to load; none where even that would be too heavy, unless it is forced (decision 7).
 * A file is named by its format and not by its content, so that a new price changes none of the pages that name it.
 */
export async function toListingFiles(
  catalogue: Catalogue,
  choice: ListingSourceChoice,
): Promise<ListingFiles> {
  const toFile = (name: string, slugs?: readonly string[]): ListingFile => ({
    name: `${name}.${LISTING_INDEX_FORMAT}`,
    json: JSON.stringify(toListingIndex(catalogue, slugs)),
  })
  if (choice === 'api') return { source: 'api', files: [], weight: 0, address: () => '' }
  const everything = toFile(ALL_CATEGORY)
  // Another core weighs it while the other indexes are made.
  const weighing = weigh(everything.json)
  const own = catalogue.categories
    .filter(({ slug }) => slug !== ALL_CATEGORY)
    .map(({ slug }) => [slug, toFile(slug, [slug])] as const)
  const weight = await weighing
  if (choice === 'auto' && weight > LISTING_INDEX_BUDGET)
    return { source: 'api', files: [], weight, address: () => '' }
  const bySlug = new Map(weight <= SINGLE_INDEX_BUDGET ? [] : own)
  return {
    source: 'static',
    files: [everything, ...bySlug.values()],
    weight,
    address: (slug) => `/listing/${(bySlug.get(slug) ?? everything).name}.json`,
  }
}
