import { computed } from 'nanostores'
import { $lastPoints } from '../../pickup-points/store/last-points-store.ts'
import { availableLines } from '../rules/cart-changes.ts'
import { toCheckout } from '../rules/checkout.ts'
import { $cartChanges } from './cart-changes-store.ts'
import { $chosenPayment, $delivery } from './choices-store.ts'
import { $settings } from './settings-store.ts'
import { $shownCart } from './today-store.ts'

const chosen = [$settings, $delivery, $chosenPayment, $lastPoints] as const

/** The checkout as it is sent. */
export const $checkout = computed([$shownCart, ...chosen], toCheckout)

/** The checkout as it is shown. Lines that can no longer be ordered count neither in sums nor for free delivery. */
export const $shownCheckout = computed([$shownCart, $cartChanges, ...chosen], (cart, changes, ...choices) =>
  toCheckout(availableLines(cart, changes), ...choices),
)
