import {
  ALL_CATEGORY,
  type Catalogue,
  type LandingPage,
  type ListedCategory,
  type Filters,
  type LandingPlan,
} from '../../catalogue/rules/catalogue.ts'
import type { Cents } from '../../text/money.ts'
import type { Product } from '../../catalogue/rules/product.ts'

/** One static page of a category or of a landing page. */
export interface ListingPage {
  category: ListedCategory
  /** `null` for a page of the whole category. */
  landing: LandingPage | null
  /** From 1. */
  number: number
  pageCount: number
  /** How many products all pages of the listing have together. */
  total: number
  /** The listing's lowest price in cents; `null` without products. */
  fromCents: Cents | null
  products: readonly Product[]
}

/**
 * The address of a listing's page. All products are at `/produkty`, with their later pages below `/produkty/all`.
 * @example listingPath('a', 2) // '/produkty/a/strana-2'
 */
export function listingPath(slug: string, page = 1): string {
  if (page > 1) return `/produkty/${slug}/strana-${page}`
  return slug === ALL_CATEGORY ? '/produkty' : `/produkty/${slug}`
}

/** The part of a listing's address below `/produkty/`, without the page's number. */
export function listingSlug({ category, landing }: Pick<ListingPage, 'category' | 'landing'>): string {
  return landing?.slug ?? category.slug
}

export function allListingPages(catalogue: Catalogue, perPage: number): ListingPage[] {
  return catalogue.categories.flatMap((category) =>
    [null, ...category.landings].flatMap((landing) => listingPages(catalogue, category, perPage, landing)),
  )
}

/** All static pages of a category or of its landing page, including the first. An empty category has one page. */
export function listingPages(
  catalogue: Catalogue,
  category: ListedCategory,
  perPage: number,
  landing: LandingPage | null = null,
): ListingPage[] {
  const byId = new Map(catalogue.products.map((product) => [product.id, product]))
  const products = filterProducts(
    category.productIds.flatMap((id) => byId.get(id) ?? []),
    landing?.filters ?? {},
  )
  const fromCents = products.reduce<Cents | null>(
    (lowest, { priceCents }) => (lowest === null ? priceCents : Math.min(lowest, priceCents)),
    null,
  )
  const pageCount = Math.max(1, Math.ceil(products.length / perPage))
  return Array.from({ length: pageCount }, (_, index) => ({
    category,
    landing,
    number: index + 1,
    pageCount,
    total: products.length,
    fromCents,
    products: products.slice(index * perPage, (index + 1) * perPage),
  }))
}

/** The page that `/`, `/produkty` and `/produkty/all` show. @throws when the catalogue lists no products */
export function firstListingPage(catalogue: Catalogue, perPage: number): ListingPage {
  const everything = catalogue.categories.find((category) => category.slug === ALL_CATEGORY)
  const [page] = everything ? listingPages(catalogue, everything, perPage) : []
  if (!page) throw new Error(`The catalogue has no category "${ALL_CATEGORY}"`)
  return page
}

/** The products that pass filters (rule 203). */
export function filterProducts<T extends Pick<Product, 'tags'>>(
  products: readonly T[],
  filters: Filters,
): T[] {
  const asked = Object.values(filters)
  return products.filter(({ tags }) => asked.every((ids) => ids.some((id) => tags.includes(id))))
}

/**
 * The planned pages of a category that have at least `minProducts` products. Their filters keep only values that the
 * category's products have.
 */
export function landingPages(
  plan: readonly LandingPlan[],
  { slug, valueIds }: { slug: string; valueIds: Readonly<Record<string, readonly string[]>> },
  products: readonly Pick<Product, 'tags'>[],
  minProducts: number,
): LandingPage[] {
  return plan
    .filter(({ category }) => category === slug)
    .map(({ slug: path, name, filters }) => {
      const occurring = Object.entries(filters).map(
        ([attribute, ids]) =>
          [attribute, ids.filter((id) => valueIds[attribute]?.includes(id)).sort()] as const,
      )
      return { slug: path, name, filters: Object.fromEntries(occurring) }
    })
    .filter(({ filters }) => filterProducts(products, filters).length >= minProducts)
}
