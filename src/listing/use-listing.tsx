import { useLayoutEffect, useMemo } from 'react'
import { useClientStore } from '../islands/use-client-store.tsx'
import { $listing } from './store/listing.ts'
import {
  type ListingData,
  type StaticPage,
  untouchedListing,
  type ListingView,
} from './store/listing-view.ts'
import { startListing } from './store/start-listing.ts'
import { LISTING } from './texts/listing-texts.ts'

/** The listings that have been started. */
const started = new WeakSet<Element>()

/** Starts the listing; the island that hydrates first does this. */
function start(data: ListingData): void {
  const listing = document.querySelector('.listing')
  if (!listing || started.has(listing)) return
  started.add(listing)
  startListing(data)
}

/** The listing as it is shown now. */
export function useListing(data: ListingData): ListingView {
  const { category, filters } = data
  const untouched = useMemo(() => untouchedListing(category, filters), [category, filters])
  useLayoutEffect(() => start(data), [data])
  return useClientStore($listing, untouched)
}

/** The number of shown products, above the list and below a long one; '' if only a page of the shop was found. */
export function countText({ list: { result } }: ListingView, { before, shown, total }: StaticPage): string {
  if (result?.total === 0 && result.understood?.page) return ''
  if (result) return LISTING.shownCount(result.products.length, result.total)
  return before > 0 ? LISTING.shownRange(before + 1, shown, total) : LISTING.shownCount(shown, total)
}
