// Not in limits.ts, because only scripts that read a listing's address need this.
import { PRODUCTS_PER_PAGE } from './limits.ts'

/** What a listing's address may ask for (rule 201). */
export const QUERY_LIMITS = {
  minSearchLength: 3,
  maxSearchLength: 100,
  defaultProductsCount: PRODUCTS_PER_PAGE,
  minProductsCount: 10,
  maxProductsCount: 200,
  maxPage: 50,
  maxPriceCents: 10_000_000,
} as const
