import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { QUERY_LIMITS } from '../config/listing-limits.ts'
import {
  formatListingAddress,
  hasFilters,
  plainQuery,
  type ListingQuery,
} from '../product-index/rules/listing-query.ts'
import { $productIndex } from '../product-index/store.ts'
import type { Understood } from '../product-index/rules/explain-phrase.ts'
import type { NamedPage } from '../product-index/rules/read-words.ts'
import { ALL_CATEGORY, type FilterGroup } from '../catalogue/rules/catalogue.ts'
import { ProductCards } from '../product/ProductCards.tsx'
import { LISTING, nameRange, nameValue } from './texts/listing-texts.ts'
import { listingPath } from './rules/listing-pages.ts'
import type { ListingData } from './store/listing-view.ts'
import {
  requestListing,
  clearFilters,
  findNearestChanges,
  findOtherGoods,
  type NearestChange,
} from './store/listing.ts'

interface Props {
  query: ListingQuery
  groups: readonly FilterGroup[]
  categories: ListingData['categories']
  /** True where the newest products can be asked for (rule 223). */
  canRefine: boolean
  /** How the phrase was understood. If it names a page of the shop, the link to it is shown above. */
  understood: Understood | undefined
  /** Moves the focus, because the pressed button disappears. */
  onHint: () => void
}

function offer({ without, total }: NearestChange, groups: readonly FilterGroup[]): string {
  if (without.kind === 'search') return LISTING.withoutSearch(without.phrase, total)
  if (without.kind === 'price')
    return LISTING.withoutFilter(`${LISTING.price}: ${nameRange(without.price)}`, total)
  if (without.kind === 'available') return LISTING.withoutFilter(LISTING.onlyAvailable, total)
  const group = groups.find(({ id }) => id === without.attribute)
  const value = group?.values.find(({ id }) => id === without.value)
  return LISTING.withoutFilter(
    value ? `${group?.name}: ${nameValue(without.attribute, value.name)}` : LISTING.otherFilter,
    total,
  )
}

/** What `find` gives for a key, once it is known. */
export function useFound<TKey, T>(find: (key: TKey) => Promise<readonly T[]>, key: TKey): readonly T[] {
  const [found, setFound] = useState<{ key: TKey; list: readonly T[] }>()
  useEffect(() => {
    let isOver = false
    void find(key).then((list) => {
      if (!isOver) setFound({ key, list })
    })
    return () => {
      isOver = true
    }
  }, [find, key])
  return found && found.key === key ? found.list : []
}

/** Links to the newest products, to the categories, to own print where it is offered, and to a person. */
function elsewhere(categories: ListingData['categories'], canRefine: boolean, print: NamedPage | undefined) {
  const newest = { ...plainQuery(ALL_CATEGORY, QUERY_LIMITS), sort: 'newest' as const }
  return [
    ...(canRefine
      ? [{ href: `/produkty${formatListingAddress(newest, QUERY_LIMITS)}`, name: LISTING.newest }]
      : []),
    ...categories.map(({ slug, name }) => ({ href: listingPath(slug), name })),
    ...(print ? [print] : []),
    { href: '/kontakt', name: LISTING.advice },
  ]
}

export function EmptyResult({ query, groups, categories, canRefine, understood, onHint }: Props) {
  const [goods] = useFound(findOtherGoods, understood)
  // Without filters nothing is left when the phrase goes, so that change is not offered.
  const changes = useFound(findNearestChanges, query).filter(
    ({ without }) => without.kind !== 'search' || hasFilters(query),
  )
  const print = useStore($productIndex)?.words.prints?.page
  const links = elsewhere(categories, canRefine, print)
  const heading = goods?.isNear ? LISTING.nearGoods : LISTING.otherGoods
  const follow = (hint: () => Promise<void>) => () => {
    onHint()
    void hint()
  }
  const hints = (
    <>
      <h2 className="empty-state-title">{LISTING.empty}</h2>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => {
            const text = offer(change, groups)
            return (
              <li key={text}>
                <button
                  type="button"
                  className="chip"
                  onClick={follow(() => requestListing(change.query, 'push'))}
                >
                  {text}
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {hasFilters(query) && (
        <>
          <p>{LISTING.emptyFiltersHint}</p>
          <button type="button" className="button" onClick={follow(clearFilters)}>
            {LISTING.clearFilters}
          </button>
        </>
      )}
    </>
  )
  return (
    <>
      <div className="empty-state grid-wide">
        {!understood?.page && hints}
        {links.length > 0 && (
          <ul>
            {links.map(({ href, name }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        )}
        {goods && <h2>{heading}</h2>}
      </div>
      <div className="listing-results">
        <ProductCards products={goods?.products ?? []} label={heading} />
      </div>
    </>
  )
}
