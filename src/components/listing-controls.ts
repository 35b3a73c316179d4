import { QUERY_LIMITS, SEARCH_DEBOUNCE_MS, SECOND_COUNT_FROM } from '../config/limits.ts'
import { parseSearch } from '../domain/listing-query.ts'
import { showResults, shownCount } from '../messages/listing.ts'
import {
  $listing,
  chooseFilter,
  clearFilters,
  loadMore,
  retryListing,
  searchListing,
  type ListingView,
} from '../stores/listing.ts'
import { listingElement } from './listing-facts.ts'

/** The listing's controls: what they ask goes to the store, what the store says is shown in them. */
const filters = [...document.querySelectorAll<HTMLInputElement>('#filters [type=checkbox]')].map((box) => {
  const count = box.parentElement?.querySelector('.filter-count')
  return { box, count, pageCount: count?.textContent ?? '' }
})
const filtersForm = document.getElementById('filters')
const searchForm = document.getElementById('listing-search')
const searchBox = searchForm?.querySelector('input') ?? null
const done = document.getElementById('filters-done')
const more = document.getElementById('listing-more')
const trouble = document.getElementById('listing-trouble')
const counts = ['listing-count', 'listing-count-end'].flatMap((id) => document.getElementById(id) ?? [])
const pageCount = counts[0]?.textContent ?? ''
const pageShown = Number(listingElement?.dataset['shown'])
const pageTotal = Number(listingElement?.dataset['total'])

/** True between a key and the search that it leads to: until then the box is the shopper's. */
let isTyping = false
/** True once the phrase being typed has its history entry. */
let hasTypingEntry = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Attribute and value of every box that is ticked. */
export function tickedBoxes(): [attribute: string, value: string][] {
  return filters.filter(({ box }) => box.checked).map(({ box }) => [box.name, box.value])
}

/** Forgets a phrase that was typed but not searched for yet. */
export function dropTyping(): void {
  clearTimeout(timer)
  isTyping = false
  hasTypingEntry = false
}

function showFilters({ query, result }: ListingView): void {
  for (const { box, count, pageCount: own } of filters) {
    box.checked = query.filters[box.name]?.includes(box.value) ?? false
    const text = result ? String(result.counts?.get(box.value) ?? '') : own
    if (count && count.textContent !== text) count.textContent = text
    box.disabled = text === '0' && !box.checked
  }
}

function showCounts({ result }: ListingView): void {
  const shown = result ? result.products.length : pageShown
  const total = result ? result.total : pageTotal
  const text = result ? shownCount(shown, total) : pageCount
  if (done) done.textContent = showResults(total)
  for (const count of counts) if (count.textContent !== text) count.textContent = text
  counts[1]?.toggleAttribute('hidden', shown < SECOND_COUNT_FROM)
  document.getElementById('listing-page')?.toggleAttribute('hidden', result !== null)
  const isFocused = document.activeElement === more
  more?.toggleAttribute('hidden', shown >= total)
  // The button that was pressed is gone: the focus goes to what tells of its answer.
  if (isFocused && more?.hidden) counts[0]?.focus()
}

function showSearch({ query }: ListingView): void {
  if (searchBox && !isTyping && parseSearch(searchBox.value, QUERY_LIMITS) !== query.search)
    searchBox.value = query.search
}

function search(): void {
  clearTimeout(timer)
  isTyping = false
  const before = $listing.get().question
  void searchListing(searchBox?.value ?? '', hasTypingEntry ? 'replace' : 'push')
  hasTypingEntry ||= $listing.get().question !== before
}

/** Has the controls ask and show. */
export function connectControls(): void {
  // A phrase that was typed before this module was there is searched for as if its keys had just been pressed.
  isTyping = (searchBox?.value.trim() ?? '') !== ''
  if (isTyping) timer = setTimeout(search, SEARCH_DEBOUNCE_MS)

  $listing.subscribe((view) => {
    showFilters(view)
    showCounts(view)
    showSearch(view)
    trouble?.toggleAttribute('hidden', !view.hasFailed)
  })
  searchBox?.addEventListener('input', () => {
    clearTimeout(timer)
    isTyping = true
    timer = setTimeout(search, SEARCH_DEBOUNCE_MS)
  })
  searchBox?.addEventListener('blur', () => (hasTypingEntry = false))
  searchForm?.addEventListener('submit', () => {
    search()
    hasTypingEntry = false
  })
  filtersForm?.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) void chooseFilter(target.name, target.value, target.checked)
  })
  filtersForm?.addEventListener('reset', (event) => {
    event.preventDefault()
    void clearFilters()
  })
  filtersForm?.addEventListener('submit', (event) => {
    event.preventDefault()
    filtersForm.hidePopover()
  })
  trouble?.addEventListener('click', () => {
    counts[0]?.focus()
    void retryListing()
  })
  more?.addEventListener('click', (event) => {
    // Under a following page's own list it is a link to the next one, and a new tab stays a new tab.
    const isLink = listingElement?.dataset['base'] !== undefined && $listing.get().result === null
    if (isLink || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void loadMore()
  })
  // What slides in on a phone stands beside the grid on a wider screen.
  matchMedia('(width >= 1000px)').addEventListener('change', () => {
    if (filtersForm?.matches(':popover-open')) filtersForm.hidePopover()
  })
}
