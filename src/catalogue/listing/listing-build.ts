import { env } from 'node:process'
import { parseListingSource } from '../../config/build-env.ts'
import { QUERY_LIMITS } from '../../config/query-limits.ts'
import type { FilterGroup } from '../../domain/shop/catalogue.ts'
import { createListingEngine } from '../../domain/listing/listing-engine.ts'
import { openListingIndex } from '../../domain/listing/listing-index.ts'
import { plainQuery } from '../../domain/listing/listing-query.ts'
import { toListingFiles, type ListingFiles } from './listing-files.ts'
import { toListingIndex } from './listing-index.ts'
import { readSnapshot } from '../snapshot.ts'

/** What a listing's page needs beside its products. */
export interface ListingProps {
  /** Attributes with the values that occur in the category and how many of its products have each, fixed ones first. */
  groups: readonly FilterGroup[]
  /** Attribute id to the ids of all its values in the shop: what an address may ask for. */
  knownValues: Readonly<Record<string, readonly string[]>>
  /** Address of the index that answers its questions; '' when the API does. */
  indexAddress: string
}

/** Calls `make` the first time, and gives that promise every time. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}

/** The listing files of this build. */
export const readListingFiles: () => Promise<ListingFiles> = once(async () =>
  toListingFiles(
    await readSnapshot(),
    parseListingSource(env['LISTING_SOURCE']),
    (env['SHOP_CODE'] ?? 'dev').slice(0, 10),
  ),
)

const readEngine = once(async () => {
  const catalogue = await readSnapshot()
  return createListingEngine(openListingIndex(toListingIndex(catalogue)), catalogue.attributes)
})

const propsBySlug = new Map<string, Promise<ListingProps>>()

async function makeListingProps(slug: string): Promise<ListingProps> {
  const { attributes } = await readSnapshot()
  const { counts } = (await readEngine()).query(plainQuery(slug, QUERY_LIMITS))
  const groups = attributes.map(({ id, name, values }) => {
    const counted = values.map((value) => ({ ...value, count: counts?.get(value.id) ?? 0 }))
    return { id, name, values: counted.filter(({ count }) => count > 0) }
  })
  return {
    groups: groups.filter(({ values }) => values.length > 0),
    knownValues: Object.fromEntries(
      attributes.map(({ id, values }) => [id, values.map((value) => value.id)]),
    ),
    indexAddress: (await readListingFiles()).address(slug),
  }
}

/** What the pages of a category's listing share; made once for each category. */
export function readListingProps(slug: string): Promise<ListingProps> {
  const props = propsBySlug.get(slug) ?? makeListingProps(slug)
  propsBySlug.set(slug, props)
  return props
}
