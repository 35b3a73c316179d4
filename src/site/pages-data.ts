import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { ArtworkIds } from '../catalogue/rules/artwork.ts'
import type { FilterGroup, Catalogue, GuaranteePicture } from '../catalogue/rules/catalogue.ts'
import type { BuiltPicture, Pictures } from '../catalogue/rules/picture.ts'
import type { DeliverySettings } from '../catalogue/rules/settings.ts'
import { PRODUCTS_PER_PAGE } from '../config/listing-limits.ts'
import type { PointsFile } from '../pickup-points/rules/points-file.ts'
import type { ProductIndex } from '../product-index/rules/product-index.ts'
import type { ListingData } from '../listing/store/listing-view.ts'
import { allListingPages, listingSlug, type ListingPage } from '../listing/rules/listing-pages.ts'
import { ARTWORK_PLANS } from '../config/artwork-plans.ts'
import { MADE_TO_ORDER } from '../config/product-rules.ts'
import { SHOP } from '../config/shop.ts'
import type { DeliveryFacts } from '../cart/rules/delivery-day.ts'
import { remember } from '../catalogue/rules/collections.ts'
import { madeToOrder } from '../catalogue/rules/made-to-order.ts'
import { artworkIds } from '../catalogue/rules/artwork-ids.ts'

/** The folder in which a build leaves the data of pages: a file for each part of `PagesData`. */
export const PAGES_DATA_DIR = '.cache/pages-data'

export interface PagesData {
  catalogue: Catalogue
  pictures: Pictures
  listings: ListingsData
  guaranteeNotice: GuaranteePicture | null
  /** Files of pick-up points, by their names below `/listing/` without `.json`. */
  pointFiles: Readonly<Record<string, PointsFile>>
}

export interface ListingsData {
  /** The index that browsers query; `null` where the API answers listings. */
  index: ProductIndex | null
  /** The facts of each listing beside its products, by the slug of the category or landing page. */
  bySlug: Readonly<Record<string, ListingProps>>
}

export interface ListingProps extends Pick<ListingData, 'otherValues' | 'priceSteps' | 'canRefine'> {
  /** The attributes: cut, size and collection come first (rule 212). Each value has the number of products that it would show. */
  groups: readonly FilterGroup[]
}

/** A listing's facts, and the facts that are the same for all listings. */
interface PlacedListing extends ListingProps {
  /** The listing's products that need a customer's photos or design. */
  artworkIds: ArtworkIds
}

let data: Promise<PagesData> | undefined

/** Read once and then kept. @throws when no build has left the data */
export function readPagesData(): Promise<PagesData> {
  data ??= readParts()
  return data
}

async function readParts(): Promise<PagesData> {
  const [catalogue, pictures, listings, guaranteeNotice, pointFiles] = await Promise.all(
    ['catalogue', 'pictures', 'listings', 'guaranteeNotice', 'pointFiles'].map(readPart),
  )
  return {
    catalogue: catalogue as Catalogue,
    pictures: new Map(pictures as [string, BuiltPicture | null][]),
    listings: listings as ListingsData,
    guaranteeNotice: guaranteeNotice as GuaranteePicture | null,
    pointFiles: pointFiles as PagesData['pointFiles'],
  }
}

async function readPart(name: string): Promise<unknown> {
  const json = await readFile(resolve(PAGES_DATA_DIR, `${name}.json`), 'utf8').catch((cause: unknown) => {
    throw new Error(`No data for pages in ${PAGES_DATA_DIR}/: run \`npm run pull\` or \`npm run build\``, {
      cause,
    })
  })
  return JSON.parse(json)
}

export interface ListingPageProps extends PlacedListing {
  page: ListingPage
}

/** All pages of all listings, including the first of each. */
export function listingPageProps(data: PagesData): ListingPageProps[] {
  const propsOf = remember((slug: string) => listingProps(data, slug))
  return allListingPages(data.catalogue, PRODUCTS_PER_PAGE).map((page) => ({
    page,
    ...propsOf(listingSlug(page)),
  }))
}

/** @throws for an unknown listing */
export function listingProps(
  { listings: { bySlug }, catalogue: { products, categories } }: PagesData,
  slug: string,
): PlacedListing {
  const props = bySlug[slug]
  if (!props) throw new Error(`The build has left no data for the listing "${slug}"`)
  // A landing page shows a part of its category.
  const ids = new Set(categories.find((one) => one.slug === slug.split('/')[0])?.productIds)
  const own = products.filter(({ id }) => ids.has(id))
  const artworkIds = artworkFacts({ products: own, categories })
  return { ...props, artworkIds }
}

/** The facts from which cart and checkout compute the days of delivery. */
export function deliveryFacts({ products, categories }: Catalogue): DeliveryFacts {
  return { plan: SHOP.delivery, madeToOrderIds: [...madeToOrder(products, categories, MADE_TO_ORDER)] }
}

/** The catalogue's facts for the islands of cart and checkout. They need no labels of sizes, the longest part of the settings. */
export function cartFacts(catalogue: Catalogue): {
  settings: DeliverySettings
  delivery: DeliveryFacts
  artworkIds: ArtworkIds
} {
  const { sizeLabels: _, ...settings } = catalogue.settings
  return { settings, delivery: deliveryFacts(catalogue), artworkIds: artworkFacts(catalogue) }
}

/** The products that need a customer's photos or design. */
export function artworkFacts({
  products,
  categories,
}: Pick<Catalogue, 'products' | 'categories'>): ArtworkIds {
  return artworkIds(products, categories, ARTWORK_PLANS)
}
