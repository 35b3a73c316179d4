import { atom } from 'nanostores'
import type { CartChanges } from '../rules/cart-changes.ts'

/** No changes. Rendered until the stored cart has been read. */
export const NO_CHANGES: CartChanges = { prices: [], unavailable: [], prints: [], others: [], costs: [] }

/** The findings of the re-check about the cart's lines (rule 312). find-changes.ts, which comes with the re-check, sets it. */
export const $cartChanges = atom(NO_CHANGES)
