import type { ListingPageFacts } from '../stores/listing-sources.ts'

/** The listing's element, on pages that have one. */
export const listingElement = document.getElementById('listing')

/** The checkboxes of the filters: attribute id and value id are their name and value. */
export const filterBoxes = [...document.querySelectorAll<HTMLInputElement>('#filters [type=checkbox]')]

/** Slug of the listing that the shopper came from; '' when they came from elsewhere. */
function cameFrom(): string {
  try {
    const { origin, pathname } = new URL(document.referrer)
    const slug = /^\/produkty\/([^/]+)/.exec(pathname)?.[1] ?? ''
    return origin === location.origin ? slug : ''
  } catch {
    return ''
  }
}

/** What the page says of its listing. */
export function readListingFacts(): ListingPageFacts {
  const names = [...new Set(filterBoxes.map((box) => box.name))]
  return {
    category: listingElement?.dataset['category'] ?? '',
    oldCategory: cameFrom(),
    indexAddress: listingElement?.dataset['index'] ?? '',
    attributes: names.map((id) => ({
      id,
      values: filterBoxes.filter((box) => box.name === id).map((box) => ({ id: box.value })),
    })),
  }
}
