import type { Filters } from '../../catalogue/rules/catalogue.ts'
import { formatPriceRange, parsePriceRange, type PriceRange } from './price-range.ts'

/** The orders that a shopper may choose (rule 220), as addresses and the API name them. */
export const SORT_ORDERS = ['newest', 'price', 'price-desc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

export interface ListingQuery extends Refinements {
  /** Category slug; `all` for everything. */
  category: string
  /** '' or at least three characters (rule 204). */
  search: string
  /** Attribute id to chosen value ids; an attribute without a chosen value is not there. */
  filters: Filters
  /** Pages shown, from 1: page 3 means the first three. */
  page: number
  /** Products on a page. */
  productsCount: number
}

/** Order, availability and price; an API need not understand them (rule 223). */
export interface Refinements {
  /** `null`: the shop's own order (rule 205). */
  sort: SortOrder | null
  /** True when only what can be bought is asked for (rule 221). */
  isAvailable: boolean
  /** `null`: at any price (rule 222). */
  price: PriceRange | null
}

export const NO_REFINEMENTS: Refinements = { sort: null, isAvailable: false, price: null }

/** True when anything is asked beside filters. */
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
  /** The highest price that is asked for, in cents. */
  maxPriceCents: number
}

/** An id as the shop's API makes them: digits. Nothing else in an address is taken for one. */
const ID = /^\d{1,9}$/

/** The query that a listing's first static page is the result of. */
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

/** True when two queries ask for the same products in pages of the same size, however many pages of them. */
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

/** Two sets of filters as one: an attribute has the values of both. */
export function mergeFilters(one: Filters, other: Filters): Filters {
  const merged = Object.entries(other).map(
    ([attribute, ids]) => [attribute, [...new Set([...(one[attribute] ?? []), ...ids])].sort()] as const,
  )
  return { ...one, ...Object.fromEntries(merged) }
}

/** A phrase as it is searched for: trimmed; too short or too long a phrase is none. */
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
    // Broken JSON means no filter.
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

/** Reads a listing's query string (rule 202). What is unknown, broken or hostile is dropped. */
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

/** Parameters in a fixed order; '' for the plain query. */
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

/** True when a query keeps products out by anything but its phrase: filters, availability, price. */
export function hasFilters({ filters, isAvailable, price }: ListingQuery): boolean {
  return Object.keys(filters).length > 0 || isAvailable || price !== null
}

/** True for the query that a listing's first static page is the result of. */
export function isPlain(query: ListingQuery, limits: QueryLimits): boolean {
  return (
    query.search === '' &&
    query.page === 1 &&
    query.sort === null &&
    !hasFilters(query) &&
    query.productsCount === limits.defaultProductsCount
  )
}
