import { useLayoutEffect, useMemo, useState } from 'react'
import type { FilterGroup, LandingPage } from '../catalogue/rules/catalogue.ts'
import type { ProductRules } from '../catalogue/rules/product-choices.ts'
import { loadProductIndex } from '../product-index/store.ts'
import { useClientStore } from '../islands/use-client-store.tsx'
import type { StaticPage } from './ListingPaging.tsx'
import type { PriceStep } from '../product-index/rules/price-range.ts'
import { $listing } from './store/listing.ts'
import { untouchedListing, type ListingView } from './store/listing-view.ts'
import type { ListingFacts } from './store/sources.ts'
import { startListing } from './store/start.ts'
import { LISTING } from './texts/listing.ts'

/** Both islands of a listing know this of their page. */
export interface ListingData extends Pick<ListingFacts, 'category' | 'firstPagePath' | 'canRefine'> {
  page: StaticPage
  landings: readonly Pick<LandingPage, 'name' | 'filters'>[]
  /** The one that this page is. */
  landing?: LandingPage | undefined
  /** Fixed ones first. */
  groups: readonly FilterGroup[]
  /** Attribute id to the ids of those values that occur elsewhere only: an address may ask for them too. */
  otherValues: Readonly<Record<string, readonly string[]>>
  /** The price steps that occur here, with how many products of the static listing each has. */
  priceSteps: readonly PriceStep[]
  /** The shop's sizes, where they are not the built-in ones: those need not be in each page. */
  sizeLabels?: ProductRules['sizeLabels'] | undefined
  /** True where a shopper came to search: the search box has the focus. */
  isSearch: boolean
}

export interface ListingProps {
  /** `null` in the browser, to which Astro passes no function on: the page has the data in one block, for both islands. */
  data: (() => ListingData) | null
}

/** Id of the block with the data of a page's listing. */
export const LISTING_DATA_ID = 'listing-data'

/** The filters of a page that is no landing page; always the same object. */
const NO_FILTERS = {}

function readData(): ListingData {
  const data = JSON.parse(document.getElementById(LISTING_DATA_ID)?.textContent ?? '') as ListingData
  // The first query then finds the index there; a failure is that query's to report.
  loadProductIndex().catch(() => undefined)
  return data
}

/** The listings whose first island is up. */
const started = new WeakSet<Element>()

/** The island that is up first takes over from the static page. */
function start({ groups, landing, otherValues, page, ...facts }: ListingData): void {
  const listing = document.querySelector('.listing')
  if (!listing || started.has(listing)) return
  started.add(listing)
  const elsewhere = Object.entries(otherValues).map(([id, values]) => ({
    id,
    values: [
      ...(groups.find((group) => group.id === id)?.values ?? []),
      ...values.map((value) => ({ id: value })),
    ],
  }))
  startListing({
    ...facts,
    filters: landing?.filters ?? NO_FILTERS,
    isFirstPage: page.number === 1,
    attributes: [...elsewhere, ...groups.filter(({ id }) => !(id in otherValues))],
    staticIds: Array.from(listing.querySelectorAll<HTMLElement>('.static-grid .card'), ({ dataset }) =>
      Number(dataset['product']),
    ),
  })
}

/** The page's data of its listing, and the listing as it is shown now. */
export function useListing(props: ListingProps): { data: ListingData; view: ListingView } {
  const [data] = useState(() => props.data?.() ?? readData())
  const untouched = useMemo(
    () => untouchedListing(data.category, data.landing?.filters ?? NO_FILTERS),
    [data],
  )
  useLayoutEffect(() => start(data), [data])
  return { data, view: useClientStore($listing, untouched) }
}

/** How many products are shown, above the list and below a long one. */
export function countText({ list: { result } }: ListingView, { before, shown, total }: StaticPage): string {
  if (result) return LISTING.shownCount(result.products.length, result.total)
  return before > 0 ? LISTING.shownRange(before + 1, shown, total) : LISTING.shownCount(shown, total)
}
