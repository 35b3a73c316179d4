import { FILTERS_ID } from './ListingFilters.tsx'
import { besideOwn } from './rules/change-filters.ts'
import type { ListingData } from './store/listing-data.ts'
import type { ListingView } from './store/listing-view.ts'
import { LISTING } from './texts/listing-texts.ts'

interface Props {
  view: ListingView
  data: ListingData
}

/** Opens the panel of filters, which on a phone also has the order. Shows how many filters are chosen (rule 216). */
export function FiltersButton({ view: { meant }, data: { filters: own, canRefine } }: Props) {
  const { filters, isAvailable, price } = meant
  const chosen =
    Object.values(besideOwn(filters, own)).flat().length + Number(isAvailable) + Number(price !== null)
  return (
    <button className="button button-quiet filters-button" type="button" popoverTarget={FILTERS_ID}>
      {`${LISTING.showFilters}${chosen > 0 ? `\u00A0(${chosen})` : ''}${canRefine ? ` · ${LISTING.sort}` : ''}`}
    </button>
  )
}
