import type { Category, FilterGroup, Filters, LandingPage } from '../../catalogue/rules/catalogue.ts'
import type { ProductRules } from '../../catalogue/rules/product-choices.ts'
import type { PriceStep } from '../../product-index/rules/price-range.ts'

/** The static page: what its grid shows, and where it stands among the pages of its listing. */
export interface StaticPage {
  before: number
  /** Products up to the end of this page. */
  shown: number
  total: number
  /** From 1. */
  number: number
  pageCount: number
}

/** A page tells this of its listing to both islands. */
export interface ListingData {
  /** Slug. */
  category: string
  categoryName: string
  /** The listing's address below `/produkty/`: that of the category or of its landing page. */
  slug: string
  /** The path of the category's first page; `null` on that page itself. */
  firstPagePath: string | null
  /** The filters of the page's static grid; only a landing page has some (rule 224). */
  filters: Filters
  page: StaticPage
  /** Ids of the products in the page's static grid, in its order. */
  staticIds: readonly number[]
  landings: readonly Pick<LandingPage, 'name' | 'filters'>[]
  /** The values that occur here, of each attribute; fixed ones first. */
  groups: readonly FilterGroup[]
  /** Attribute id to the ids of those values that occur elsewhere only: an address may ask for them too. */
  otherValues: Readonly<Record<string, readonly string[]>>
  /** The price steps that occur here, with how many products of the static listing each has. */
  priceSteps: readonly PriceStep[]
  /** False where only the API could sort and does not; refinements in an address are then dropped (rule 223). */
  canRefine: boolean
  /** The shop's categories, where else to look when nothing is found. */
  categories: readonly Pick<Category, 'slug' | 'name'>[]
  /** The shop's sizes, where they are not the built-in ones: those need not be in each page. */
  sizeLabels?: ProductRules['sizeLabels'] | undefined
  /** True where a shopper came to search: the search box has the focus. */
  isSearch: boolean
}
