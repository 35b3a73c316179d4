import { KNOWN_PRODUCTS } from '../demo-api/seed/known-products.ts'

/** The kinds of pages that are measured, one of each. */
export const MEASURED = {
  home: '/',
  listing: '/produkty/tricka',
  product: `/produkt/${KNOWN_PRODUCTS.twoCuts.slug}`,
  content: '/vratenie-tovaru',
} as const
