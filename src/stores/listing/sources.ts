import { fetchListingIndex } from '../../api/listing-index.ts'
import { createListingEngine, type ListingEngine } from '../../domain/listing/listing-engine.ts'
import { openListingIndex, type ListingIndex } from '../../domain/listing/listing-index.ts'
import type { ListingFacts, ListingSource } from './source.ts'

const indexes = new Map<string, Promise<ListingIndex>>()
/** Those that are there. */
const opened = new Map<string, ListingIndex>()

/**
 * The listing index at an address, fetched once; after a failure the next call tries again.
 * @throws {ApiError} when it cannot be fetched
 */
export async function loadListingIndex(address: string): Promise<ListingIndex> {
  const index = indexes.get(address) ?? fetchListingIndex(address).then(openListingIndex)
  indexes.set(address, index)
  try {
    const loaded = await index
    opened.set(address, loaded)
    return loaded
  } catch (error) {
    indexes.delete(address)
    throw error
  }
}

/**
 * The source for a page, made when it is first needed. Where the index cannot be fetched, for instance because a deploy has
 * replaced its format under an open page, the API is queried.
 * @param oldCategory slug of the listing that the shopper came from; '' for none
 */
export function createListingSource(facts: ListingFacts, oldCategory: string): ListingSource {
  const { indexAddress, attributes } = facts
  let source: Promise<ListingSource> | undefined
  let engine: ListingEngine | undefined
  const engineOf = (index: ListingIndex) => (engine ??= createListingEngine(index, attributes))
  const askApi = async () => (await import('./api-source.ts')).createListingApiSource(oldCategory)
  const queryIndex = async (): Promise<ListingSource> => {
    const { query: ask } = engineOf(await loadListingIndex(indexAddress))
    return { find: (query) => Promise.resolve(ask(query)) }
  }
  const make = () => (indexAddress === '' ? askApi() : queryIndex().catch(askApi))
  return {
    find: async (query) => {
      source ??= make()
      try {
        return await (await source).find(query)
      } catch (error) {
        source = undefined
        throw error
      }
    },
    findNow: (query) => {
      const index = opened.get(indexAddress)
      return index && engineOf(index).query(query)
    },
  }
}
