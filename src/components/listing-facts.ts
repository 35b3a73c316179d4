import { ALL_CATEGORY } from '../domain/catalogue.ts'
import type { FilterValues } from '../domain/listing-engine.ts'
import { createListingSource } from '../stores/listing-sources.ts'

/** The listing's element, on pages that have one. */
export const listingElement = document.getElementById('listing')

/** Slug of the listing that the shopper came from; '' when they came from elsewhere. */
function cameFrom(): string {
  if (document.referrer === '') return ''
  const { origin, pathname } = new URL(document.referrer)
  if (origin !== location.origin) return ''
  const slug = /^\/produkty\/([^/]+)/.exec(pathname)?.[1]
  return slug ?? (pathname === '/' || pathname === '/produkty' ? ALL_CATEGORY : '')
}

/** Attribute ids with the ids of all their values in the shop, whether this category has them or not. */
function readAttributes(): FilterValues {
  const known = JSON.parse(listingElement?.dataset['filters'] ?? '{}') as Record<string, string[]>
  return Object.entries(known).map(([id, values]) => ({ id, values: values.map((value) => ({ id: value })) }))
}

/** What the page says of its listing. */
export const listingFacts = {
  category: listingElement?.dataset['category'] ?? '',
  oldCategory: cameFrom(),
  indexAddress: listingElement?.dataset['index'] ?? '',
  attributes: readAttributes(),
}

/** Where the page's answers come from; one for the list and the quick view. */
export const listingSource = createListingSource(listingFacts)
