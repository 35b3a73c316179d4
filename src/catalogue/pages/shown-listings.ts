import { PRODUCTS_PER_PAGE } from '../../config/limits.ts'
import { listingPages, type ListingPage } from '../../domain/listing/listing-pages.ts'
import type { Pictures } from '../../domain/product/picture.ts'
import type { Catalogue } from '../../domain/shop/catalogue.ts'
import { readListingProps, type ListingProps } from '../listing/listing-build.ts'
import { pageFrame, pictureEntries, type PageFrame, type PictureEntries } from './page-frame.ts'

/** Everything that a page of a category shows. */
export interface ShownListing {
  page: ListingPage
  listing: ListingProps
  pictures: PictureEntries
  frame: PageFrame
}

/** All pages of all categories, the first of each included. What several of them show is one object. */
export async function shownListings(catalogue: Catalogue, pictures: Pictures): Promise<ShownListing[]> {
  const frame = pageFrame(catalogue)
  const byCategory = catalogue.categories.map(async (category) => {
    const listing = await readListingProps(category.slug)
    return listingPages(catalogue, category, PRODUCTS_PER_PAGE).map((page) => ({
      page,
      listing,
      pictures: pictureEntries(
        page.products.map(({ imagePath }) => imagePath),
        pictures,
      ),
      frame,
    }))
  })
  return (await Promise.all(byCategory)).flat()
}
