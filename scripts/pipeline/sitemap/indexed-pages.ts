import { allListingPages, listingPath, listingSlug } from '../../../src/domain/listing/listing-pages.ts'
import { productPath } from '../../../src/domain/product/product-path.ts'
import type { CardProduct, Product } from '../../../src/domain/product/product.ts'
import { ALL_CATEGORY, type Catalogue } from '../../../src/domain/shop/catalogue.ts'
import { digestOf } from '../digest.ts'

/** Pages that search engines may list and that do not come from the catalogue; a guard compares them with the built shop. */
export const CONTENT_PATHS: readonly string[] = [
  '/kontakt',
  '/ochrana-osobnych-udajov',
  '/odstupenie-od-zmluvy',
  '/pristupnost',
  '/vratenie-tovaru',
  '/vseobecne-obchodne-podmienky',
  '/zakonna-zaruka',
]

/** A page that search engines may list. */
export interface IndexedPage {
  path: string
  /** The digest of the page's own content, without header, footer and whatever else all pages share. */
  digest: string
  /** The day since which its content exists, `YYYY-MM-DD`; `null` where nobody knows. */
  since: string | null
}

function digest(content: unknown): string {
  return digestOf(JSON.stringify(content)).slice(0, 12)
}

/** The day on which a product was made; `null` where the API gives no date, or one that is to come. */
function dayOf({ createdAt }: Pick<Product, 'createdAt'>, pulledAt: string): string | null {
  const day = /^\d{4}-\d\d-\d\d(?=$| )/.exec(createdAt)?.[0]
  return day !== undefined && !Number.isNaN(Date.parse(day)) && day <= pulledAt ? day : null
}

/** The part of a product that its card shows. */
const card = (product: CardProduct) => {
  const { slug, name, priceCents, priceBeforeCents, status, imagePath } = product
  return [slug, name, priceCents, priceBeforeCents, status, imagePath]
}

/**
 * Every page of the shop that search engines may list, once.
 * @param contentPages paths and contents of the pages that do not come from the catalogue
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
