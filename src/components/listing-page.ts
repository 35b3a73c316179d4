import { QUERY_LIMITS } from '../config/limits.ts'
import { isPlain, parseListingAddress, withFilter, type ListingQuery } from '../domain/listing-query.ts'
import type { ListingResultsProps } from '../islands/ListingResults.tsx'
import { $listing, askListing, showOwnList, startListing, type ListingView } from '../stores/listing.ts'
import { followAddress } from './listing-address.ts'
import { connectControls, dropTyping, tickedBoxes } from './listing-controls.ts'
import { listingElement, listingFacts, listingSource } from './listing-facts.ts'

/** Joins the parts of a listing page: its own list, the island's answers, the controls and the address. */

const grid = document.getElementById('listing-grid')
const ownList = grid?.querySelector('ul') ?? null
const ownIds = [...(ownList?.querySelectorAll<HTMLElement>('.card') ?? [])].map((card) =>
  Number(card.dataset['product']),
)
/** The path of the listing's first page, on one that follows it. */
const firstPagePath = listingElement?.dataset['base']
const isFirstPage = firstPagePath === undefined

/** The address's question, without values that the shop does not have. */
function parseAddress(search: string): ListingQuery {
  const query = parseListingAddress(listingFacts.category, search, QUERY_LIMITS)
  const known = Object.entries(query.filters).flatMap(([attribute, ids]) => {
    const values =
      listingFacts.attributes.find(({ id }) => id === attribute)?.values.map(({ id }) => id) ?? []
    const kept = ids.filter((id) => values.includes(id))
    return kept.length > 0 ? [[attribute, kept] as const] : []
  })
  return { ...query, filters: Object.fromEntries(known) }
}

/** How many products of an answer the page's own list shows already: all of its own, when the answer begins with them. */
function skip({ result, answered }: ListingView): number {
  if (!result || !isFirstPage || !isPlain({ ...answered, page: 1 }, QUERY_LIMITS)) return 0
  return ownIds.every((id, i) => result.products[i]?.id === id) ? ownIds.length : 0
}

/** Shows the page's own list or hides it, in the very commit in which the island shows its answer. */
function onCommit(view: ListingView): void {
  grid?.setAttribute('aria-busy', String(view.isLoading))
  if (view.result === null && (view.isLoading || view.hasFailed)) return
  ownList?.toggleAttribute('hidden', view.result !== null && skip(view) === 0)
  delete listingElement?.dataset['asked']
}

/** Asks what the address asks; on a following page an address without a question is the page itself. */
function askAddress(entry: 'replace' | 'none'): void {
  const asked = parseAddress(location.search)
  if (!isFirstPage && isPlain(asked, QUERY_LIMITS)) showOwnList()
  else void askListing(asked, entry)
}

/** Takes over from the static page. */
export function startListingPage(mountResults: (element: Element, props: ListingResultsProps) => void): void {
  const ticked = tickedBoxes()
  startListing(listingFacts.category, listingSource, isFirstPage)
  const { isReturning, restoreScroll } = followAddress({
    parse: parseAddress,
    base: firstPagePath ?? location.pathname,
    isOwnAnswer: (query) => isPlain(query, QUERY_LIMITS),
    onReturn: () => {
      dropTyping()
      askAddress('none')
    },
  })
  const results = document.getElementById('listing-results')
  if (results) mountResults(results, { skip, onCommit, isReturning, onWhole: restoreScroll })
  askAddress('replace')
  // What was ticked before this module was there comes on top of what the address asks.
  const chosen = ticked.reduce(
    (query, [attribute, value]) => withFilter(query, attribute, value, true),
    $listing.get().query,
  )
  if (ticked.length > 0) void askListing(chosen, 'push')
  connectControls()
}
