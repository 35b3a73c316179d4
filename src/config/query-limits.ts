// Not in limits.ts, because only scripts that read a listing's address need this.
import { PRODUCTS_PER_PAGE } from './limits.ts'

/** What a listing's address may ask for (rule 201). */
export const QUERY_LIMITS = {
  minSearchLength: 3,
  maxSearchLength: 100,
  defaultProductsCount: PRODUCTS_PER_PAGE,
  /** Addresses leave 10 out, and one without a count asks for the default (rule 202), so no list has 10 on a page. */
  minProductsCount: 11,
  maxProductsCount: 200,
  maxPage: 50,
  maxPriceCents: 10_000_000,
} as const

/** The prices that a listing offers to choose from, in cents, both ends included (rule 222). */
export const PRICE_STEPS = [
  { fromCents: null, toCents: 999 },
  { fromCents: 1000, toCents: 1499 },
  { fromCents: 1500, toCents: 1999 },
  { fromCents: 2000, toCents: 2999 },
  { fromCents: 3000, toCents: 4999 },
  { fromCents: 5000, toCents: null },
] as const
