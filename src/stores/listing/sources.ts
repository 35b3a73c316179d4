import { fetchListingIndex } from '../../api/listing-index.ts'
import { createListingEngine } from '../../domain/listing/listing-engine.ts'
import { openListingIndex, type ListingIndex } from '../../domain/listing/listing-index.ts'
import type { ListingFacts, ListingSource } from './source.ts'

const indexes = new Map<string, Promise<ListingIndex>>()

/**
 * The listing index at an address, fetched once; after a failure the next call tries again.
 * @throws {ApiError} when it cannot be fetched
 */
export async function loadListingIndex(address: string): Promise<ListingIndex> {
  const index = indexes.get(address) ?? fetchListingIndex(address).then(openListingIndex)
  indexes.set(address, index)
  try {
    return await index
  } catch (error) {
    indexes.delete(address)
    throw error
  }
}

/** Queries the page's index in memory. @throws {ApiError} when it cannot be fetched */
async function createStaticSource({ indexAddress, attributes }: ListingFacts): Promise<ListingSource> {
  const engine = createListingEngine(await loadListingIndex(indexAddress), attributes)
  return { find: (query) => Promise.resolve(engine.query(query)), findNow: engine.query }
}

/**
 * The source for a page, made when it is first needed. Where the index cannot be fetched, for instance because a deploy has
 * replaced its format under an open page, the API is queried.
 * @param oldCategory slug of the listing that the shopper came from; '' for none
 */
export function createListingSource(facts: ListingFacts, oldCategory: string): ListingSource {
  let source: Promise<ListingSource> | undefined
  let opened: ListingSource | undefined
  const askApi = async () => (await import('./api-source.ts')).createListingApiSource(oldCategory)
  const make = () => (facts.indexAddress === '' ? askApi() : createStaticSource(facts).catch(askApi))
  return {
    find: async (query) => {
      source ??= make()
      try {
        opened = await source
        return await opened.find(query)
      } catch (error) {
        source = undefined
        throw error
      }
    },
    findNow: (query) => opened?.findNow?.(query),
  }
}
