import { QUERY_LIMITS } from '../../config/listing-limits.ts'
import { ALL_CATEGORY } from '../../catalogue/rules/catalogue.ts'
import { readAddress, readQuery } from '../listing-address.ts'
import { withFilter } from '../rules/change-filters.ts'
import { isPlain, type Refinements } from '../../product-index/rules/listing-query.ts'
import { $listing, requestListing, dropTyping, openListing, showStaticGrid, typePhrase } from './listing.ts'
import type { HistoryEntry, ListingData } from './listing-view.ts'
import { followScroll, writeHistory } from './history.ts'
import { createListingSource } from './sources.ts'

/** The shopper's changes of the static page's controls before hydration. */
export interface EarlyInput {
  /** Attribute and value of each changed box. */
  changed: readonly (readonly [attribute: string, value: string, isOn: boolean])[]
  phrase: string
  /** The order and the availability, if they were changed. */
  refinements: Partial<Refinements>
}

/** Slug of the listing that the shopper came from; '' for any other page. */
function cameFrom(): string {
  if (document.referrer === '') return ''
  const { origin, pathname } = new URL(document.referrer)
  if (origin !== location.origin) return ''
  const slug = /^\/produkty\/([^/]+)/.exec(pathname)?.[1]
  return slug ?? (pathname === '/' || pathname === '/produkty' ? ALL_CATEGORY : '')
}

/** Starts the listing: asks the query of the address. */
export function startListing(data: ListingData): void {
  const { firstPagePath } = data
  const ownPath = location.pathname
  openListing(data, createListingSource(cameFrom()))

  // Without a query, the address of a later page (`/strana-2`) or of a landing page means its static grid.
  const isBare = () => location.pathname === ownPath && isPlain(readQuery(''), QUERY_LIMITS)
  const requestAddress = (entry: HistoryEntry) => {
    if (firstPagePath !== null && isBare()) showStaticGrid('none')
    else void requestListing(readAddress(data), entry)
  }
  followScroll(firstPagePath === null ? isPlain(readAddress(data), QUERY_LIMITS) : isBare())
  writeHistory(firstPagePath, () => {
    // After a reload, Back can change the address to another page's without loading it. This document lacks the grid.
    if (location.pathname !== ownPath && location.pathname !== firstPagePath) {
      location.reload()
      return
    }
    dropTyping()
    requestAddress('none')
  })
  requestAddress('replace')
}

/** Asks for the shopper's early choices. */
export function applyEarlyInput({ changed, phrase, refinements }: EarlyInput): void {
  if (changed.length > 0 || Object.keys(refinements).length > 0) {
    const chosen = changed.reduce((query, change) => withFilter(query, ...change), {
      ...$listing.get().query,
      ...refinements,
      page: 1,
    })
    void requestListing(chosen, 'push')
  }
  if (phrase.trim() !== '') typePhrase(phrase)
}
