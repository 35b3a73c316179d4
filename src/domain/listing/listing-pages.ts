import { ALL_CATEGORY, type Catalogue, type Category, type ListedCategory } from '../shop/catalogue.ts'
import { toCard, type CardProduct } from '../product/product.ts'

/** One static page of a category. */
export interface ListingPage {
  category: Category
  /** From 1. */
  number: number
  pageCount: number
  /** How many products the category lists. */
  total: number
  products: readonly CardProduct[]
}

/**
 * The address of a static listing page; everything is at `/produkty`, its following pages below `/produkty/all`.
 * @example listingPath('tricka', 2) // '/produkty/tricka/strana-2'
 */
export function listingPath(slug: string, page = 1): string {
  if (page > 1) return `/produkty/${slug}/strana-${page}`
  return slug === ALL_CATEGORY ? '/produkty' : `/produkty/${slug}`
}

/** All static pages of a category, the first included; an empty category has one. */
export function listingPages(catalogue: Catalogue, category: ListedCategory, perPage: number): ListingPage[] {
  const byId = new Map(catalogue.products.map((product) => [product.id, product]))
  const products = category.productIds.flatMap((id) => byId.get(id) ?? [])
  const { slug, name, descriptionHtml } = category
  const pageCount = Math.max(1, Math.ceil(products.length / perPage))
  return Array.from({ length: pageCount }, (_, index) => ({
    category: { slug, name, descriptionHtml },
    number: index + 1,
    pageCount,
    total: category.productIds.length,
    products: products.slice(index * perPage, (index + 1) * perPage).map(toCard),
  }))
}

/**
 * The first page of everything, which `/`, `/produkty` and `/produkty/all` show (rule 901).
 * @throws when the catalogue lists no products, which a guarded one never does
 */
export function firstListingPage(catalogue: Catalogue, perPage: number): ListingPage {
  const everything = catalogue.categories.find((category) => category.slug === ALL_CATEGORY)
  const [page] = everything ? listingPages(catalogue, everything, perPage) : []
  if (!page) throw new Error(`The catalogue has no category "${ALL_CATEGORY}"`)
  return page
}
