import { QUERY_LIMITS } from '../../config/query-limits.ts'
import { ALL_CATEGORY } from '../../domain/shop/catalogue.ts'
import { withFilter } from '../../domain/listing/change-filters.ts'
import { isPlain, type Refinements } from '../../domain/listing/listing-query.ts'
import { toPriceSteps } from '../../domain/listing/price-range.ts'
import { followAddress, readAddress } from './address.ts'
import {
  $listing,
  askListing,
  dropTyping,
  openListing,
  showStaticGrid,
  takePriceSteps,
  typePhrase,
  type HistoryEntry,
} from './listing.ts'
import { followScroll } from './scroll.ts'
import type { ListingFacts } from './source.ts'
import { createListingSource, loadListingIndex } from './sources.ts'

/** What a shopper did to the static page's controls before the island was hydrated. */
export interface EarlyInput {
  /** Attribute and value of each box that is ticked. */
  ticked: readonly (readonly [attribute: string, value: string])[]
  /** What the search box holds. */
  phrase: string
  /** What was chosen of order, availability and price. */
  refinements: Partial<Refinements>
}

/** Slug of the listing that the shopper came from; '' when they came from elsewhere. */
function cameFrom(): string {
  if (document.referrer === '') return ''
  const { origin, pathname } = new URL(document.referrer)
  if (origin !== location.origin) return ''
  const slug = /^\/produkty\/([^/]+)/.exec(pathname)?.[1]
  return slug ?? (pathname === '/' || pathname === '/produkty' ? ALL_CATEGORY : '')
}

/** Takes over from the static page: asks the address's query, and then for what the shopper chose meanwhile. */
export function startListing(facts: ListingFacts, { ticked, phrase, refinements }: EarlyInput): void {
  openListing(facts, createListingSource(facts, cameFrom()))
  // Fetched before the first query; one that fails is fetched again by that query, which reports it.
  if (facts.indexAddress !== '')
    loadListingIndex(facts.indexAddress).then(
      ({ category, priceCents }) =>
        takePriceSteps(toPriceSteps((category(facts.category) ?? []).map(priceCents))),
      console.warn,
    )

  const askAddress = (entry: HistoryEntry) => {
    const query = readAddress(facts)
    // The static grid of a following page is the result of its bare address.
    if (facts.firstPagePath !== null && isPlain(query, QUERY_LIMITS)) showStaticGrid('none')
    else void askListing(query, entry)
  }
  followScroll(isPlain(readAddress(facts), QUERY_LIMITS))
  followAddress(facts)
  addEventListener('popstate', () => {
    dropTyping()
    askAddress('none')
  })
  askAddress('replace')
  if (ticked.length > 0 || Object.keys(refinements).length > 0) {
    const chosen = ticked.reduce((query, [attribute, value]) => withFilter(query, attribute, value, true), {
      ...$listing.get().query,
      ...refinements,
      page: 1,
    })
    void askListing(chosen, 'push')
  }
  if (phrase.trim() !== '') typePhrase(phrase)
}
