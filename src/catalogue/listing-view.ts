import { PRODUCTS_PER_PAGE } from '../config/limits.ts'
import { allListingPages, listingSlug, type ListingPage } from '../domain/listing/listing-pages.ts'
import type { ListingProps, PagesData } from './pages-data.ts'

/** What a page of a listing shows. */
export interface ListingView extends ListingProps {
  page: ListingPage
}

/** All pages of all listings, the first of each included. */
export function listingViews(data: PagesData): ListingView[] {
  return allListingPages(data.catalogue, PRODUCTS_PER_PAGE).map((page) => ({
    page,
    ...listingProps(data, listingSlug(page)),
  }))
}

/** What the pages of a listing need beside its products. @throws for a listing that is not there */
export function listingProps({ listings: { bySlug } }: PagesData, slug: string): ListingProps {
  const props = bySlug[slug]
  if (!props) throw new Error(`The build has left nothing for the listing of ${slug}`)
  return props
}
