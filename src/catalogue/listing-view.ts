import { PRODUCTS_PER_PAGE } from '../config/limits.ts'
import { firstListingPage, listingPages, type ListingPage } from '../domain/listing/listing-pages.ts'
import { ALL_CATEGORY } from '../domain/shop/catalogue.ts'
import type { ListingProps, PagesData } from './pages-data.ts'

/** What a page of a listing shows. */
export interface ListingView extends ListingProps {
  page: ListingPage
}

/** The first page of the listing of everything. */
export function firstListingView({ catalogue, listings }: PagesData): ListingView {
  return { page: firstListingPage(catalogue, PRODUCTS_PER_PAGE), ...propsOf(listings, ALL_CATEGORY) }
}

/** All pages of all categories, the first of each included. */
export function listingViews({ catalogue, listings }: PagesData): ListingView[] {
  return catalogue.categories.flatMap((category) =>
    listingPages(catalogue, category, PRODUCTS_PER_PAGE).map((page) => ({
      page,
      ...propsOf(listings, category.slug),
    })),
  )
}

function propsOf({ bySlug }: PagesData['listings'], slug: string): ListingProps {
  const props = bySlug[slug]
  if (!props) throw new Error(`The build has left nothing for the listing of ${slug}`)
  return props
}
