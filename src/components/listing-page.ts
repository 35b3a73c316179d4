import { QUERY_LIMITS, SEARCH_DEBOUNCE_MS, SECOND_COUNT_FROM } from '../config/limits.ts'
import {
  isPlain,
  parseListingAddress,
  parseSearch,
  plainQuery,
  type ListingQuery,
} from '../domain/listing-query.ts'
import { shownCount } from '../messages/listing.ts'
import {
  $listing,
  askListing,
  chooseFilter,
  clearFilters,
  loadMore,
  searchListing,
  startListing,
  type ListingView,
} from '../stores/listing.ts'
import { createListingSource } from '../stores/listing-sources.ts'
import { followAddress } from './listing-address.ts'
import { filterBoxes, listingElement, readListingFacts } from './listing-facts.ts'

/** The listing's controls: what they ask goes to the store, what the store says is shown in them. */

const facts = readListingFacts()
const pageShown = Number(listingElement?.dataset['shown'])
const pageTotal = Number(listingElement?.dataset['total'])
const pageCount = document.getElementById('listing-count')?.textContent ?? ''
const filters = filterBoxes.map((box) => {
  const count = box.parentElement?.querySelector('.filter-count')
  return { box, count, pageCount: count?.textContent ?? '' }
})

const grid = document.getElementById('listing-grid')
const pageList = grid?.querySelector('ul') ?? null
const results = document.getElementById('listing-results')
const searchForm = document.getElementById('listing-search')
const searchBox = searchForm?.querySelector('input') ?? null
const more = document.getElementById('listing-more')

/** The address's question, without values that no filter of this page has. */
function parseAddress(search: string): ListingQuery {
  const query = parseListingAddress(facts.category, search, QUERY_LIMITS)
  const known = Object.entries(query.filters).flatMap(([attribute, ids]) => {
    const values = facts.attributes.find(({ id }) => id === attribute)?.values.map(({ id }) => id) ?? []
    const kept = ids.filter((id) => values.includes(id))
    return kept.length > 0 ? [[attribute, kept] as const] : []
  })
  return { ...query, filters: Object.fromEntries(known) }
}

function showFilters({ query, result }: ListingView): void {
  for (const { box, count, pageCount } of filters) {
    box.checked = query.filters[box.name]?.includes(box.value) ?? false
    const text = result ? String(result.counts?.get(box.value) ?? '') : pageCount
    if (count && count.textContent !== text) count.textContent = text
    box.disabled = text === '0' && !box.checked
  }
}

function showCounts({ result }: ListingView): void {
  const shown = result ? result.products.length : pageShown
  const total = result ? result.total : pageTotal
  for (const id of ['listing-count', 'listing-count-end']) {
    const element = document.getElementById(id)
    const text = result ? shownCount(shown, total) : pageCount
    if (element && element.textContent !== text) element.textContent = text
  }
  document.getElementById('listing-count-end')?.toggleAttribute('hidden', shown < SECOND_COUNT_FROM)
  more?.toggleAttribute('hidden', shown >= total)
  document.getElementById('listing-page')?.toggleAttribute('hidden', result !== null)
}

/** True when the answer only goes on where the page's own list ends. */
function goesOn({ query, result }: ListingView): boolean {
  return result !== null && isFirstPage && isPlain({ ...query, page: 1 }, QUERY_LIMITS)
}

const isFirstPage = listingElement?.dataset['base'] === undefined

function show(view: ListingView): void {
  showFilters(view)
  showCounts(view)
  if (searchBox && !isTyping && parseSearch(searchBox.value, QUERY_LIMITS) !== view.query.search)
    searchBox.value = view.query.search
  pageList?.toggleAttribute('hidden', view.result !== null && !goesOn(view))
  grid?.setAttribute('aria-busy', String(view.isLoading))
  if (!view.isLoading) delete listingElement?.dataset['asked']
}

/** True between a key and the search that it leads to: until then the box is the shopper's. */
let isTyping = false

function listenToSearch(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const search = () => {
    clearTimeout(timer)
    isTyping = false
    void searchListing(searchBox?.value ?? '')
  }
  searchBox?.addEventListener('input', () => {
    clearTimeout(timer)
    isTyping = true
    timer = setTimeout(search, SEARCH_DEBOUNCE_MS)
  })
  searchForm?.addEventListener('submit', search)
}

/** What the shopper has ticked and typed before this module was there. */
function readControls(): ListingQuery {
  const filters: Record<string, string[]> = {}
  for (const box of filterBoxes) if (box.checked) (filters[box.name] ??= []).push(box.value)
  return { ...plainQuery(facts.category, QUERY_LIMITS), filters }
}

/** Takes over from the static page. */
export function startListingPage(): void {
  startListing(facts.category, createListingSource(facts), isFirstPage)
  const controls = readControls()
  const asked = parseAddress(location.search)
  const { restoreScroll } = followAddress({ parse: parseAddress, base: listingElement?.dataset['base'] })

  void import('../islands/mount-listing-results.tsx').then(({ mountListingResults }) => {
    if (results)
      mountListingResults(results, { skip: (view) => (goesOn(view) ? pageShown : 0), onShown: restoreScroll })
  })
  void askListing(asked)
  if (!isPlain(controls, QUERY_LIMITS)) void askListing(controls)
  if ((searchBox?.value.length ?? 0) > 0) void searchListing(searchBox?.value ?? '')
  $listing.subscribe(show)

  const form = document.getElementById('filters')
  form?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) void chooseFilter(target.name, target.value, target.checked)
  })
  form?.addEventListener('reset', (event) => {
    event.preventDefault()
    void clearFilters()
  })
  form?.addEventListener('submit', (event) => event.preventDefault())
  more?.addEventListener('click', (event) => {
    // Under a following page's own list it is a link to the next one.
    if (!isFirstPage && $listing.get().result === null) return
    event.preventDefault()
    void loadMore()
  })
  listenToSearch()
}
