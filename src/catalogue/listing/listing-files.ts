import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { ListingSourceChoice } from '../../config/build-env.ts'
import { LISTING_INDEX_BUDGET, SINGLE_INDEX_BUDGET } from '../../config/limits.ts'
import { ALL_CATEGORY, type Catalogue } from '../../domain/shop/catalogue.ts'
import { toListingIndex } from './listing-index.ts'

/** An index as a file of the shop. */
export interface ListingFile {
  /** Its name, which changes with its content. */
  name: string
  json: string
  /** Brotli bytes. */
  weight: number
}

/** Who answers listings, and the files that this takes. */
export interface ListingFiles {
  source: 'static' | 'api'
  files: readonly ListingFile[]
  /** The address of a category's index; '' when the API answers. */
  address: (slug: string) => string
}

/** An index of more characters than this is not even weighed: no shopper will be sent it. */
const MAX_JSON = 12_000_000
const NO_FILES: ListingFiles = { source: 'api', files: [], address: () => '' }

function toFile(catalogue: Catalogue, name: string, slugs?: readonly string[]): ListingFile {
  const json = JSON.stringify(toListingIndex(catalogue, slugs))
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10)
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24 }
  const weight = json.length > MAX_JSON ? Infinity : brotliCompressSync(json, { params }).length
  return { name: `${name}.${hash}`, json, weight }
}

/**
 * Chooses the source of listings and makes its files: one for a small catalogue, one for each category as well where
 * that is less to load; none where even that would be too heavy, unless it is forced (decision 7).
 */
export function toListingFiles(catalogue: Catalogue, choice: ListingSourceChoice): ListingFiles {
  if (choice === 'api') return NO_FILES
  const everything = toFile(catalogue, ALL_CATEGORY)
  if (choice === 'auto' && everything.weight > LISTING_INDEX_BUDGET) return NO_FILES
  const own =
    everything.weight <= SINGLE_INDEX_BUDGET
      ? []
      : catalogue.categories
          .filter(({ slug }) => slug !== ALL_CATEGORY)
          .map(({ slug }) => [slug, toFile(catalogue, slug, [slug])] as const)
  const bySlug = new Map(own)
  return {
    source: 'static',
    files: [everything, ...bySlug.values()],
    address: (slug) => `/listing/${(bySlug.get(slug) ?? everything).name}.json`,
  }
}
