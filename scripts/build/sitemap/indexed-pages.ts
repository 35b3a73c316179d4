import { allListingPages, listingPath, listingSlug } from '../../../src/domain/listing/listing-pages.ts'
import { productPath } from '../../../src/domain/product/product-path.ts'
import type { CardProduct, Product } from '../../../src/domain/product/product.ts'
import { ALL_CATEGORY, type Catalogue } from '../../../src/domain/shop/catalogue.ts'
import { digestOf } from '../digest.ts'

/** Pages that search engines may know and that are not of the catalogue; a guard compares them with the built shop. */
export const CONTENT_PATHS: readonly string[] = [
  '/kontakt',
  '/ochrana-osobnych-udajov',
  '/odstupenie-od-zmluvy',
  '/pristupnost',
  '/vratenie-tovaru',
  '/vseobecne-obchodne-podmienky',
  '/zakonna-zaruka',
]

/** A page that search engines may know, and what it says. */
export interface IndexedPage {
  path: string
  /** Changes with what the page itself says, and not with what stands around that on every page. */
  digest: string
  /** The day from which its content is known to be, `YYYY-MM-DD`; `null` where nobody knows. */
  since: string | null
}

function digest(content: unknown): string {
  return digestOf(JSON.stringify(content)).slice(0, 12)
}

/** The day that the shop wrote a product; `null` for what is no day that has been. */
function dayOf({ createdAt }: Pick<Product, 'createdAt'>, pulledAt: string): string | null {
  const day = /^\d{4}-\d\d-\d\d(?=$| )/.exec(createdAt)?.[0]
  return day !== undefined && !Number.isNaN(Date.parse(day)) && day <= pulledAt ? day : null
}

/** What a card says of its product. */
const card = ({ slug, name, priceCents, priceBeforeCents, status, imagePath }: CardProduct) => [
  ...[slug, name, priceCents, priceBeforeCents, status, imagePath],
]

/**
 * Every page of the shop that search engines may know, once.
 * @param contentPages paths of those that are not of the catalogue, with what they say
 * @param perPage how many products a listing's page has
 */
export function indexedPages(
  catalogue: Catalogue,
  contentPages: ReadonlyMap<string, string>,
  perPage: number,
): IndexedPage[] {
  const { banners, products, newestIds, pulledAt } = catalogue
  const days = new Map(products.map((product) => [product.id, dayOf(product, pulledAt)]))
  const listings = allListingPages(catalogue, perPage).map((page) => ({
    path: listingPath(listingSlug(page), page.number),
    digest: digest([
      ...(page.landing ? [page.landing.name] : [page.category.name, page.category.descriptionHtml]),
      page.pageCount,
      page.products.map(card),
    ]),
    since:
      page.products
        .flatMap(({ id }) => days.get(id) ?? [])
        .toSorted()
        .at(-1) ?? null,
  }))
  const first = listings.find(({ path }) => path === listingPath(ALL_CATEGORY))
  return [
    { path: '/', digest: digest([banners, newestIds, first?.digest]), since: first?.since ?? null },
    ...listings,
    ...products.map((product) => ({
      path: productPath(product.slug),
      digest: digest(product),
      since: days.get(product.id) ?? null,
    })),
    ...[...contentPages].map(([path, content]) => ({ path, digest: digest(content), since: null })),
  ]
}
