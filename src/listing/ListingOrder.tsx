import { memo, useLayoutEffect, useRef, type RefObject } from 'react'
import { QUERY_LIMITS } from '../config/listing-limits.ts'
import { SORT_ORDERS, type ListingQuery, type Refinements } from '../product-index/rules/listing-query.ts'
import {
  formatPriceRange,
  toPriceRange,
  type PriceRange,
  type PriceStep,
} from '../product-index/rules/price-range.ts'
import { formatPrice } from '../text/money.ts'
import { LISTING, nameRange, SORTING } from './texts/listing-texts.ts'
import { refineListing } from './store/listing.ts'
import { useIsHydrated } from '../islands/use-client-store.tsx'

/** Writes the list's price range into the fields, also after Back or after a range was chosen. */
function useShownRange(price: PriceRange | null): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const inputs = panel.current?.querySelectorAll('input') ?? []
    const sides = [price?.fromCents, price?.toCents]
    for (const [i, input] of inputs.entries()) input.value = sides[i] ? formatPrice(sides[i]) : ''
  }, [price])
  return panel
}

interface PriceProps {
  price: PriceRange | null
  steps: readonly PriceStep[]
  /** False when the API answers listings, so a range's number of products is unknown. */
  isCounted: boolean
}

function PricePanel({ price, steps, isCounted }: PriceProps) {
  const panel = useShownRange(price)
  return (
    <div className="price-panel" ref={panel}>
      {[LISTING.priceFrom, LISTING.priceTo].map((name) => (
        <label key={name}>
          <span>{name}</span>
          <input type="text" inputMode="decimal" autoComplete="off" />
        </label>
      ))}
      <button className="button button-quiet" type="submit">
        {LISTING.usePrice}
      </button>
      {steps.length > 1 && (
        <ul aria-label={LISTING.priceSteps}>
          {steps.map(({ count, ...range }) => {
            const isChosen = price !== null && formatPriceRange(range) === formatPriceRange(price)
            return (
              <li key={nameRange(range)}>
                <button
                  type="button"
                  className="chip"
                  aria-pressed={isChosen}
                  disabled={isCounted && count === 0 && !isChosen}
                  onClick={() => void refineListing({ price: isChosen ? null : range })}
                >
                  <span>{`${nameRange(range)} `}</span>
                  {isCounted && <span className="step-count">{count}</span>}
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

export interface OrderProps extends PriceProps {
  sort: ListingQuery['sort']
  isAvailable: boolean
}

/** Asks for the price range typed in the panel, if it differs from that of the list. */
export function applyTypedPrice(filters: HTMLElement, price: PriceRange | null): void {
  const [from, to] = filters.querySelectorAll<HTMLInputElement>('.price-panel input')
  if (!from || !to) return
  const typed = toPriceRange(from.value, to.value, QUERY_LIMITS.maxPriceCents)
  if ((typed && formatPriceRange(typed)) !== (price && formatPriceRange(price)))
    void refineListing({ price: typed })
}

/** The order (rule 220): above the grid on a wide screen, in the panel of filters on a phone. */
export function SortSelect({ sort }: Pick<OrderProps, 'sort'>) {
  return (
    <label className="listing-sort">
      <span>{LISTING.sort}</span>
      <select
        autoComplete="off"
        value={sort ?? ''}
        onChange={({ target }) =>
          void refineListing({ sort: SORT_ORDERS.find((order) => order === target.value) ?? null })
        }
      >
        <option value="">{LISTING.recommended}</option>
        {SORT_ORDERS.map((order) => (
          <option key={order} value={order}>
            {SORTING[order]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Order, availability and price (rules 220 to 222). The price's fields come with hydration, so that pages stay light. */
export const ListingOrder = memo(function ListingOrder({ sort, isAvailable, ...prices }: OrderProps) {
  const isHydrated = useIsHydrated()
  return (
    <div className="listing-order">
      <SortSelect sort={sort} />
      <label className="filter-value">
        <input
          type="checkbox"
          checked={isAvailable}
          onChange={({ target }) => void refineListing({ isAvailable: target.checked })}
        />
        <span>{LISTING.onlyAvailable}</span>
      </label>
      <details>
        <summary>{LISTING.price}</summary>
        {isHydrated && <PricePanel {...prices} />}
      </details>
    </div>
  )
})

/** The order and the availability that the shopper chose before hydration. */
export function readEarlyOrder(
  filters: HTMLElement,
  orders: readonly HTMLSelectElement[],
): Partial<Refinements> {
  const sort = SORT_ORDERS.find((order) => orders.some(({ value }) => value === order))
  const isAvailable = filters.querySelector<HTMLInputElement>('.listing-order input')?.checked
  return { ...(sort && { sort }), ...(isAvailable && { isAvailable }) }
}
