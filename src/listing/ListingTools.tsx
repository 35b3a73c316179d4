import { useLayoutEffect, useState } from 'react'
import type { Filters, LandingPage } from '../catalogue/rules/catalogue.ts'
import { showTitle } from '../islands/show-title.ts'
import { describePhrase, nameGift } from '../product-index/texts.ts'
import { ActiveFilters, chosenFilters } from './ActiveFilters.tsx'
import { FiltersButton, FILTERS_ID, ListingFilters } from './ListingFilters.tsx'
import { readEarlyOrder, SortSelect } from './ListingOrder.tsx'
import { COUNT_ID, focusCount, ListingTrouble, PRODUCTS_ID } from './ListingResults.tsx'
import { ListingSearch } from './ListingSearch.tsx'
import { hasFilters } from '../product-index/rules/listing-query.ts'
import type { ListingData, ListingView } from './store/listing-view.ts'
import { applyEarlyInput } from './store/start-listing.ts'
import { GIFT_PRICES } from '../config/home.ts'
import { ALL_CATEGORY } from '../catalogue/rules/catalogue.ts'
import { LISTING, SORTING } from './texts/listing-texts.ts'
import { countText, useListing } from './use-listing.tsx'

/** Says that nothing was found, or how many products were added. */
function resultNote({ list: { result }, shownBefore }: ListingView): string {
  if (result?.total === 0) return result.understood?.page ? '' : LISTING.empty
  return result && shownBefore > 0 ? `${LISTING.cameMore(result.products.length - shownBefore)}.` : ''
}

const without = (names: readonly string[], others: readonly string[]) =>
  names.filter((name) => !others.includes(name))

/**
 * All words about a new list for a screen reader, so that they are said once: changed filters, a changed order, notes and the
 * number. A page that opens with its own list says nothing (rule 227).
 * @param names the filters that are on
 */
function useSaid(view: ListingView, names: readonly string[], notes: readonly string[]): string {
  const { list, isLoaded } = view
  const { sort } = view.meant
  const [last, setLast] = useState({ list, isLoaded, names, sort, said: '' })
  if (last.list !== list) {
    const [on, off] = [without(names, last.names), without(last.names, names)]
    const changes = [
      off.length > 0 && LISTING.turnedOff(off),
      on.length > 0 && LISTING.turnedOn(on),
      sort !== last.sort && LISTING.sorted(sort ? SORTING[sort] : LISTING.recommended),
    ]
    const parts = last.isLoaded ? [...changes, ...notes] : list.result ? notes : []
    setLast({ list, isLoaded, names, sort, said: parts.filter(Boolean).join(' ') })
  }
  return last.said
}

/** Takes over early input. The controls are read at the first render, before React may replace them. */
function useEarlyInput(): void {
  const [{ filters, search, orders = [] }] = useState(() => {
    if (typeof document === 'undefined') return {}
    return {
      filters: document.getElementById(FILTERS_ID),
      search: document.querySelector<HTMLInputElement>('.listing-search input'),
      orders: [...document.querySelectorAll<HTMLSelectElement>('.listing-sort select')],
    }
  })
  useLayoutEffect(() => {
    if (!filters) return
    const boxes = [...filters.querySelectorAll<HTMLInputElement>('fieldset input')]
    applyEarlyInput({
      changed: boxes
        .filter(({ checked, defaultChecked }) => checked !== defaultChecked)
        .map(({ name, value, checked }) => [name, value, checked]),
      phrase: search?.value ?? '',
      refinements: readEarlyOrder(filters, orders),
    })
  }, [filters, search, orders])
}

/** Whether filters ask for the cut of a landing page. */
function isAsked({ filters }: Pick<LandingPage, 'filters'>, asked: Filters): boolean {
  return Object.entries(filters).every(([attribute, ids]) => String(asked[attribute]) === String(ids))
}

/** True for everything up to the price of a present, to which links on presents lead. */
function isGiftQuery({ category, price, filters }: ListingView['query']): boolean {
  const { toCents } = GIFT_PRICES
  const isAll = category === ALL_CATEGORY && Object.keys(filters).length === 0
  return isAll && price?.fromCents === null && price.toCents === toCents
}

/**
 * Shows as heading and title the phrase of a search, else the landing page whose cut is chosen, else the presents up to a
 * price, else the category. The page's text is shown only on its own page (rules 204, 224).
 */
function useHeading({ landings, filters, categoryName }: ListingData, { query }: ListingView): void {
  const isResult = query.search !== ''
  useLayoutEffect(() => {
    document.querySelector('.listing')?.toggleAttribute('data-search', isResult)
  }, [isResult])
  const nameFor = (asked: Filters) => landings.find((landing) => isAsked(landing, asked))?.name
  const gift = isGiftQuery(query) ? nameGift(GIFT_PRICES.toCents) : undefined
  const name = isResult ? LISTING.resultOf(query.search) : (nameFor(query.filters) ?? gift)
  const ownName = nameFor(filters)
  useLayoutEffect(() => {
    const heading = document.querySelector<HTMLElement>('.listing h1, .listing-header > h2')
    if (name === ownName || !heading) return
    const showWordsOf = (listing: 'own' | 'left') => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-landing]'))
        part.hidden = part.dataset['landing'] !== listing
    }
    const own = [...heading.childNodes]
    const shown = name ?? categoryName
    heading.replaceChildren(shown)
    const showOwnTitle = showTitle(shown)
    showWordsOf('left')
    return () => {
      heading.replaceChildren(...own)
      showOwnTitle()
      showWordsOf('own')
    }
  }, [name, ownName, categoryName])
}

/** A listing's filters, search box, count and notices. The products are outside, so that no error here can lose them. */
export function ListingTools(data: ListingData) {
  const view = useListing(data)
  useEarlyInput()
  useHeading(data, view)
  const { page, isSearch, category, canRefine, priceSteps, filters: own, groups } = data
  const { meant: query, list, status } = view
  const { result } = list
  const namedPage = result?.understood?.page
  const told = result?.understood ? describePhrase(result.understood, result.total) : ''
  const chosen = chosenFilters({ groups, query, understood: result?.understood, category, own })
  const names = chosen.map(({ name }) => name)
  const unrefined = view.isUnrefined ? LISTING.unrefined : ''
  const said = useSaid(view, names, [told, resultNote(view), unrefined, countText(view, page)])
  const { sort, isAvailable, price } = query
  const order = canRefine
    ? {
        sort,
        isAvailable,
        price,
        steps: result?.priceSteps ?? priceSteps,
        isCounted: !result || result.priceSteps !== null,
      }
    : null
  const pageLink = namedPage && (
    <a className="button named-page" href={namedPage.href}>
      {namedPage.name}
    </a>
  )

  return (
    <>
      <a className="skip-link" href={`#${PRODUCTS_ID}`}>
        {LISTING.skipToProducts}
      </a>
      <ListingFilters
        {...{ groups, result, order }}
        total={result ? result.total : page.total}
        pageTotal={page.total}
        opened={`${view.isLoaded} ${list.query.search}`}
        filters={query.filters}
        hasFilters={hasFilters(query)}
      />
      <div className="listing-head">
        {pageLink}
        <div className="listing-tools">
          <ListingSearch phrase={view.phrase} isFocused={isSearch} />
          <FiltersButton {...{ view, data }} />
          <p className="count" id={COUNT_ID} tabIndex={-1}>
            {countText(view, page)}
          </p>
          <ActiveFilters {...{ chosen, query }} understood={result?.understood} onEmptied={focusCount} />
          {order && <SortSelect sort={sort} />}
        </div>
        <p className="visually-hidden" role="status">
          {said}
        </p>
        {[told, unrefined].map(
          (note) =>
            note !== '' && (
              <p key={note} className="fine-print">
                {note}
              </p>
            ),
        )}
        {result?.understood?.laterPage && (
          <p className="fine-print">
            <a href={result.understood.laterPage.href}>{result.understood.laterPage.name}</a>
          </p>
        )}
        <ListingTrouble status={status} />
      </div>
    </>
  )
}
