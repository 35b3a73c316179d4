import { computed } from 'nanostores'
import { ARTWORKS } from '../../config/artwork.ts'
import { toCartChanges, type CartChanges } from '../rules/cart-changes.ts'
import { $cart } from './cart-store.ts'
import { $costChanges } from './settings-store.ts'
import { $today } from './today-store.ts'

/** No changes. Rendered until the stored cart has been read. */
export const NO_CHANGES: CartChanges = { prices: [], unavailable: [], prints: [], others: [], costs: [] }

/** The findings of the re-check about the cart's lines (rule 312). */
export const $cartChanges = computed([$cart, $today, $costChanges], (cart, today, costs) =>
  toCartChanges(cart, today, costs, ARTWORKS),
)
