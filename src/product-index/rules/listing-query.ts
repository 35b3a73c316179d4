import type { Filters } from '../../catalogue/rules/catalogue.ts'
import { formatPriceRange, parsePriceRange, type PriceRange } from './price-range.ts'

/** The orders that a shopper can choose, with the names of addresses and API. */
export const SORT_ORDERS = ['newest', 'price', 'price-desc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

export interface ListingQuery extends Refinements {
  /** Category slug; `all` for everything. */
  category: string
  /** '' or at least three characters (rule 204). */
  search: string
  /** Attribute id to chosen value ids. Attributes without a chosen value are missing. */
  filters: Filters
  /** How many pages are shown: 3 means the first three. */
  page: number
  /** Products on a page. */
  productsCount: number
}

/** Order, availability and price. An API may not know them (rule 223). */
export interface Refinements {
  /** `null`: the shop's own order (rule 205). */
  sort: SortOrder | null
  /** True when only products that can be bought are asked for (rule 221). */
  isAvailable: boolean
  /** `null`: any price (rule 222). */
  price: PriceRange | null
}

export const NO_REFINEMENTS: Refinements = { sort: null, isAvailable: false, price: null }

/** Whether a query asks for an order, availability or a price. */
export function hasRefinements({ sort, isAvailable, price }: Refinements): boolean {
  return sort !== null || isAvailable || price !== null
}

export interface QueryLimits {
  minSearchLength: number
  maxSearchLength: number
  defaultProductsCount: number
  minProductsCount: number
  maxProductsCount: number
  maxPage: number
  /** The highest price that an address may contain, in cents. */
  maxPriceCents: number
}

/** An id as the shop's API makes them: digits. Anything else in an address is dropped. */
const ID = /^\d{1,9}$/

/** The query whose result is the first static page of a listing. */
export function plainQuery(category: string, limits: QueryLimits): ListingQuery {
  return {
    category,
    search: '',
    filters: {},
    ...NO_REFINEMENTS,
    page: 1,
    productsCount: limits.defaultProductsCount,
  }
}

/** Whether two queries differ at most in the number of pages shown. */
export function isSameList(one: ListingQuery, other: ListingQuery): boolean {
  const key = ({ category, search, filters, sort, isAvailable, price, productsCount }: ListingQuery) =>
    JSON.stringify([
      category,
      search,
      filters,
      sort,
      isAvailable,
      price && formatPriceRange(price),
      productsCount,
    ])
  return key(one) === key(other)
}

/** Joins two sets of filters: an attribute gets the values of both. */
export function mergeFilters(one: Filters, other: Filters): Filters {
  const merged = Object.entries(other).map(
    ([attribute, ids]) => [attribute, [...new Set([...(one[attribute] ?? []), ...ids])].sort()] as const,
  )
  return { ...one, ...Object.fromEntries(merged) }
}

/** A phrase to search for: trimmed; '' if it is too short or too long. */
export function parseSearch(text: string, limits: QueryLimits): string {
  const phrase = text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return phrase.length < limits.minSearchLength || phrase.length > limits.maxSearchLength ? '' : phrase
}

function parseWhole(text: string | null, max: number, fallback: number): number {
  const value = /^[1-9]\d{0,5}$/.test(String(text)) ? Number(text) : fallback
  return value > max ? fallback : value
}

function parseCount(text: string | null, limits: QueryLimits): number {
  const count = parseWhole(text, limits.maxProductsCount, limits.defaultProductsCount)
  return count < limits.minProductsCount ? limits.defaultProductsCount : count
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

function parseFilters(text: string | null): Filters {
  let json: unknown
  try {
    json = JSON.parse(String(text))
  } catch {
    // Broken JSON counts as no filter.
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return {}
  const entries = Object.entries(json).map(([attribute, values]: [string, unknown]) => {
    const texts: unknown[] = Array.isArray(values) ? values : []
    const ids = texts
      .filter(isScalar)
      .map(String)
      .filter((id) => ID.test(id))
    return [attribute, [...new Set(ids)].sort()] as const
  })
  return Object.fromEntries(entries.filter(([attribute, ids]) => ID.test(attribute) && ids.length > 0))
}

/** Reads a listing's query string (rule 202). Unknown, broken or hostile parts are dropped. */
export function parseListingAddress(category: string, search: string, limits: QueryLimits): ListingQuery {
  const parameters = new URLSearchParams(search)
  return {
    category,
    search: parseSearch(parameters.get('search') ?? '', limits),
    filters: parseFilters(parameters.get('filters')),
    sort: SORT_ORDERS.find((order) => order === parameters.get('sort')) ?? null,
    isAvailable: parameters.get('available') === '1',
    price: parsePriceRange(parameters.get('price') ?? '', limits.maxPriceCents),
    page: Math.min(parseWhole(parameters.get('page'), Infinity, 1), limits.maxPage),
    productsCount: parseCount(parameters.get('productsCount'), limits),
  }
}

/** Writes a listing's query string, its parameters in a fixed order; '' for the plain query. */
export function formatListingAddress(query: ListingQuery, limits: QueryLimits): string {
  if (isPlain(query, limits)) return ''
  const parameters = new URLSearchParams()
  if (Object.keys(query.filters).length > 0) parameters.set('filters', JSON.stringify(query.filters))
  parameters.set('productsCount', String(query.productsCount))
  if (query.search !== '') parameters.set('search', query.search)
  if (query.sort) parameters.set('sort', query.sort)
  if (query.isAvailable) parameters.set('available', '1')
  if (query.price) parameters.set('price', formatPriceRange(query.price))
  if (query.page > 1) parameters.set('page', String(query.page))
  return `?${parameters}`
}

/** Whether a query has filters, availability or price: anything but its phrase that leaves out products. */
export function hasFilters({ filters, isAvailable, price }: ListingQuery): boolean {
  return Object.keys(filters).length > 0 || isAvailable || price !== null
}

/** Whether a query is the plain one, whose result is the first static page. */
export function isPlain(query: ListingQuery, limits: QueryLimits): boolean {
  return (
    query.search === '' &&
    query.page === 1 &&
    query.sort === null &&
    !hasFilters(query) &&
    query.productsCount === limits.defaultProductsCount
  )
}
