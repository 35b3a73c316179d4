import type { Category, FilterGroup, Filters, LandingPage } from '../../catalogue/rules/catalogue.ts'
import type { ProductRules } from '../../catalogue/rules/product-choices.ts'
import type { PriceStep } from '../../product-index/rules/price-range.ts'

/** The static page: the products in its grid, and its place among the pages of its listing. */
export interface StaticPage {
  before: number
  /** The number of products up to the end of this page. */
  shown: number
  total: number
  /** From 1. */
  number: number
  pageCount: number
}

/** A listing's facts, which its page gives to both islands. */
export interface ListingData {
  /** Slug of the category. */
  category: string
  categoryName: string
  /** The listing's address below `/produkty/`: that of the category or of its landing page. */
  slug: string
  /** The path of the category's first page; `null` on that page itself. */
  firstPagePath: string | null
  /** The filters of the static grid; only a landing page has any (rule 224). */
  filters: Filters
  page: StaticPage
  /** Ids of the products in the static grid, in order. */
  staticIds: readonly number[]
  landings: readonly Pick<LandingPage, 'name' | 'filters'>[]
  /** Attributes with the values of the category's products: cut, size and collection come first (rule 212). */
  groups: readonly FilterGroup[]
  /** Attribute id to the values that occur only in other listings. An address may ask for them. */
  otherValues: Readonly<Record<string, readonly string[]>>
  /** The price ranges that occur here, with the static listing's number of products in each. */
  priceSteps: readonly PriceStep[]
  /** False where the API answers and cannot sort. Order, availability and price in an address are then dropped. */
  canRefine: boolean
  /** The shop's categories, offered when nothing is found. */
  categories: readonly Pick<Category, 'slug' | 'name'>[]
  /** The shop's sizes, if they differ from the built-in ones. */
  sizeLabels?: ProductRules['sizeLabels'] | undefined
  /** True where the shopper came to search: the search box has the focus. */
  isSearch: boolean
}
