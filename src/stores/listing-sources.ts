import { fetchListingIndex } from '../api/listing-index.ts'
import { createListingEngine, type FilterValues } from '../domain/listing-engine.ts'
import { openListingIndex } from '../domain/listing-index.ts'
import type { ListingSource } from './listing-source.ts'

/** What a listing page knows of itself. */
export interface ListingPageFacts {
  category: string
  /** Slug of the category the shopper came from; '' for none. */
  oldCategory: string
  /** Address of the index; '' when the API answers. */
  indexAddress: string
  /** The filters of the page: attribute id to its value ids. */
  attributes: FilterValues
}

async function createApiSource(facts: ListingPageFacts): Promise<ListingSource> {
  const { createListingApiSource } = await import('./listing-api-source.ts')
  return createListingApiSource(facts.oldCategory)
}

/** Queries in memory, over the index that the page names. @throws {ApiError} when it cannot be fetched */
async function createStaticSource(facts: ListingPageFacts): Promise<ListingSource> {
  const index = openListingIndex(await fetchListingIndex(facts.indexAddress))
  const engine = createListingEngine(index, facts.attributes)
  return {
    find: (query) => Promise.resolve(engine.query(query)),
    findNow: engine.query,
    product: (id) => Promise.resolve(index.byId(id)),
  }
}

/**
 * The source for a page, made when it is first needed. An index that is gone, as after the shop was built anew under
 * an open page, is replaced by the API.
 */
export function createListingSource(facts: ListingPageFacts): ListingSource {
  let source: Promise<ListingSource> | undefined
  let opened: ListingSource | undefined
  const make = () =>
    facts.indexAddress === ''
      ? createApiSource(facts)
      : createStaticSource(facts).catch(() => createApiSource(facts))
  const ask = async <T>(question: (made: ListingSource) => Promise<T>): Promise<T> => {
    source ??= make()
    try {
      opened = await source
      return await question(opened)
    } catch (error) {
      source = undefined
      throw error
    }
  }
  return {
    find: (query) => ask((made) => made.find(query)),
    findNow: (query) => opened?.findNow?.(query),
    product: (id) => ask((made) => made.product(id)),
  }
}
