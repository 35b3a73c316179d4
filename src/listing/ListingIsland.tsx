import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { SECOND_COUNT_FROM } from '../config/limits.ts'
import type { FilterGroup, LandingPage } from '../catalogue/rules/catalogue.ts'
import { besideOwn } from './rules/change-filters.ts'
import { hasFilters } from './rules/listing-query.ts'
import type { PriceStep } from './rules/price-range.ts'
import { LISTING } from './texts/listing.ts'
import { afterPaint } from '../islands/after-paint.ts'
import { $listing } from './store/listing.ts'
import { untouchedListing, type ListingView } from './store/listing-view.ts'
import { isReturning } from './store/history.ts'
import type { ListingFacts } from './store/sources.ts'
import { preloadListing, startListing, type EarlyInput } from './store/start.ts'
import { IntentIsland } from '../islands/IntentIsland.tsx'
import { useClientStore } from '../islands/use-client-store.tsx'
import type { ProductRules } from '../catalogue/rules/product-choices.ts'
import { PARTLY_FOUND } from '../text/partly-found.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FILTERS_ID, ListingFilters, readGroups } from './Filters.tsx'
import { readEarlyOrder } from './ListingOrder.tsx'
import { ListingPaging, type StaticPage } from './ListingPaging.tsx'
import { ListingResults, PRODUCTS_ID, ListingTrouble } from './ListingResults.tsx'
import { ListingSearch } from './ListingSearch.tsx'

export interface ListingProps extends Pick<
  ListingFacts,
  'category' | 'firstPagePath' | 'indexAddress' | 'canRefine'
> {
  page: StaticPage
  landings: readonly Pick<LandingPage, 'name' | 'filters'>[]
  /** The one that this page is. */
  landing?: LandingPage | undefined
  /** Fixed ones first. `null` in the browser: read from the page, because as props they would weigh 0.3 kB. */
  groups: (() => readonly FilterGroup[]) | null
  /** Attribute id to the ids of those values that occur elsewhere only: an address may ask for them too. */
  otherValues: Readonly<Record<string, readonly string[]>>
  /** The price steps that occur here, with how many products of the static listing each has. */
  priceSteps: readonly PriceStep[]
  /** The shop's sizes, where they are not the built-in ones: those need not be in each page. */
  sizeLabels?: ProductRules['sizeLabels'] | undefined
  /** True where a shopper came to search: the search box has the focus. */
  isSearch: boolean
  /** The static grid, which React does not render again. */
  children?: ReactNode
}

/** The filters of a page that is no landing page; always the same object. */
const NO_FILTERS = {}

function countText({ list: { result } }: ListingView, { before, shown, total }: StaticPage): string {
  if (result) return LISTING.shownCount(result.products.length, result.total)
  return before > 0 ? LISTING.shownRange(before + 1, shown, total) : LISTING.shownCount(shown, total)
}

/** What a screen reader is told beside the count of products: that there are none, or how many were added. */
function announcement({ list: { result }, shownBefore }: ListingView): string {
  if (result?.total === 0) return LISTING.empty
  return result && shownBefore > 0 ? LISTING.cameMore(result.products.length - shownBefore) : ''
}

/** False until the first screen of a new list was painted; true at once where a scroll position is restored. */
function useIsWhole({ list: { result } }: ListingView): boolean {
  const [painted, setPainted] = useState(result)
  useEffect(() => afterPaint(() => setPainted(result)), [result])
  return painted === result || isReturning()
}

function readEarlyInput(listing: HTMLElement): EarlyInput {
  const boxes = [...listing.querySelectorAll<HTMLInputElement>(`#${FILTERS_ID} fieldset input`)]
  return {
    changed: boxes
      .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
      .map(({ name, value, checked }) => [name, value, checked]),
    phrase: listing.querySelector<HTMLInputElement>('[role=search] input')?.value ?? '',
    refinements: readEarlyOrder(listing),
  }
}

function readStaticIds(listing: HTMLElement): number[] {
  return [...listing.querySelectorAll<HTMLElement>('.static-grid .card')].map((card) =>
    Number(card.dataset['product']),
  )
}

/** Takes over from the static page at the first mount. */
function useListing(props: ListingProps, groups: readonly FilterGroup[]) {
  const { category, firstPagePath, indexAddress, canRefine, otherValues, landing } = props
  const isFirstPage = props.page.number === 1
  const root = useRef<HTMLDivElement>(null)
  const filters = landing?.filters ?? NO_FILTERS
  const untouched = useMemo(() => untouchedListing(category, filters), [category, filters])
  useLayoutEffect(() => {
    if (!root.current) return
    const elsewhere = Object.entries(otherValues).map(([id, values]) => ({
      id,
      values: [
        ...(groups.find((group) => group.id === id)?.values ?? []),
        ...values.map((value) => ({ id: value })),
      ],
    }))
    const attributes = [...elsewhere, ...groups.filter(({ id }) => !(id in otherValues))]
    const staticIds = readStaticIds(root.current)
    const page = { category, firstPagePath, filters, isFirstPage, indexAddress, canRefine }
    startListing({ ...page, attributes, staticIds }, readEarlyInput(root.current))
  }, [category, firstPagePath, filters, isFirstPage, indexAddress, canRefine, groups, otherValues])
  return { root, view: useClientStore($listing, untouched) }
}

/** Shows the heading of the landing page whose cut is chosen, else the category's; its text only on its own page (rule 224). */
function useHeading({ landings, landing }: ListingProps, { list: { query } }: ListingView): void {
  const isChosen = ({ filters }: Pick<LandingPage, 'filters'>) =>
    Object.entries(filters).every(([attribute, ids]) => String(query.filters[attribute]) === String(ids))
  const name = landings.find(isChosen)?.name
  const ownName = landing?.name
  useLayoutEffect(() => {
    const heading = document.querySelector<HTMLElement>('.listing h1')
    if (name === ownName || !heading) return
    const { title } = document
    const { textContent, dataset } = heading
    const showWordsOf = (listing: 'own' | 'left') => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-landing]'))
        part.hidden = part.dataset['landing'] !== listing
    }
    const shown = name ?? dataset['category'] ?? ''
    heading.textContent = shown
    document.title = title.replace(/^.*(?= \|)/, shown)
    showWordsOf('left')
    return () => {
      heading.textContent = textContent
      document.title = title
      showWordsOf('own')
    }
  }, [name, ownName])
}

function ListingBody(props: ListingProps) {
  const { page, isSearch, category, canRefine, priceSteps, landing, sizeLabels, children } = props
  const [groups] = useState(() => {
    if (props.groups) return props.groups()
    preloadListing(props.indexAddress)
    return readGroups()
  })
  const { root, view } = useListing(props, groups)
  const count = useRef<HTMLParagraphElement>(null)
  const { meant: query, list, status } = view
  const { grid, result } = list
  const named = result?.understood?.category
  const shown = result ? result.products.length : page.shown
  const total = result ? result.total : page.total
  const text = countText(view, page)
  const isWhole = useIsWhole(view)
  useHeading(props, view)
  const toCount = () => count.current?.focus()
  const { sort, isAvailable, price } = query
  const own = landing?.filters
  const chosen =
    Object.values(besideOwn(query.filters, own)).flat().length + Number(isAvailable) + Number(price !== null)
  const order = canRefine
    ? {
        sort,
        isAvailable,
        price,
        steps: result?.priceSteps ?? priceSteps,
        isCounted: !result || result.priceSteps !== null,
      }
    : null

  return (
    <div ref={root} className="listing-body" data-loaded={view.isLoaded ? '' : undefined}>
      <a className="skip-link" href={`#${PRODUCTS_ID}`}>
        {LISTING.skipToProducts}
      </a>
      <ListingFilters
        {...{ groups, result, total }}
        filters={query.filters}
        hasFilters={hasFilters(query)}
        order={order}
      />
      <div className="listing-main">
        <div className="listing-tools">
          <ListingSearch phrase={view.phrase} isFocused={isSearch} />
          <button className="button button-quiet filters-button" type="button" popoverTarget={FILTERS_ID}>
            {`${LISTING.showFilters}${chosen > 0 ? `\u00A0(${chosen})` : ''}${canRefine ? ` · ${LISTING.sort}` : ''}`}
          </button>
          <p className="count" id="listing-count" ref={count} role="status" tabIndex={-1}>
            {text}
          </p>
        </div>
        <p className="visually-hidden" role="status">
          {announcement(view)}
        </p>
        <ActiveFilters
          {...{ groups, query }}
          category={named?.slug === category ? undefined : named?.name}
          own={own}
          onEmptied={toCount}
        />
        {result?.understood?.isPartial && (
          <p className="fine-print" role="status">
            {PARTLY_FOUND}
          </p>
        )}
        {view.isUnrefined && (
          <p className="fine-print" role="status">
            {LISTING.unrefined}
          </p>
        )}
        <ListingTrouble status={status} onRetry={toCount} />
        <h2 className="visually-hidden" id={PRODUCTS_ID} tabIndex={-1}>
          {LISTING.grid}
        </h2>
        <div className="grid" aria-busy={status.state === 'loading'}>
          <p className="listing-loading">{LISTING.loading}</p>
          <div
            className="static-grid"
            hidden={grid === 'replaced'}
            data-first={grid === 'static' && !isWhole ? '' : undefined}
          >
            {children}
          </div>
          <ListingResults
            {...{ view, groups, canRefine, isWhole, sizeLabels }}
            staticCount={page.shown}
            onHint={toCount}
          />
        </div>
        <p className="count count-end" hidden={shown < SECOND_COUNT_FROM}>
          {text}
        </p>
        <ListingPaging
          page={page}
          slug={landing?.slug ?? category}
          isStatic={grid === 'static'}
          hasMore={shown < total}
          isBusy={status.state === 'loading'}
        />
      </div>
    </div>
  )
}

export function ListingIsland(props: ListingProps) {
  return (
    <IntentIsland>
      <ListingBody {...props} />
    </IntentIsland>
  )
}
