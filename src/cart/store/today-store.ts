import { atom, computed } from 'nanostores'
import type { Cart } from '../rules/cart.ts'
import { atToday, type Today } from '../rules/cart-changes.ts'
import { $cart } from './cart-store.ts'

/** The shop's answers about lines since the page opened. Not stored: every page that needs them asks. */
export const $today = atom<Today>({})

/** The lines of a cart as they are shown and ordered. */
export const showToday = (cart: Cart, today = $today.get()): Cart => cart.map((line) => atToday(line, today))

/** The cart as it is shown and ordered. */
export const $shownCart = computed([$cart, $today], showToday)
