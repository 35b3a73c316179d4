import { atom, computed } from 'nanostores'
import { DEFAULT_SETTINGS } from '../../config/checkout-settings.ts'
import type { StoredKey } from '../../storage/stored-keys.ts'
import { atOldPrices, orderableLines } from '../rules/cart-changes.ts'
import { toCheckout } from '../rules/checkout.ts'
import { resolveDelivery, resolvePayment } from '../rules/delivery.ts'
import type { DeliverySettings, ShopSettings } from '../../catalogue/rules/settings.ts'
import { $cart, readCart } from './cart.ts'
import { $cartChanges } from './cart-changes.ts'
import { storedAtom } from '../../storage/persistence.ts'

/** The settings of the shop's last build; pages that need them set them here. */
export const $settings = atom<ShopSettings>(DEFAULT_SETTINGS)

/** A chosen option's id; `null`, and nothing in storage, until one is chosen. */
function storedChoice(key: StoredKey) {
  return storedAtom<number | null>(key, {
    initial: null,
    encode: (id) => id ?? undefined,
    decode: (json) => {
      // Older shops stored it as a text.
      const id = typeof json === 'string' && json !== '' ? Number(json) : json
      return Number.isSafeInteger(id) ? (id as number) : null
    },
  })
}

const delivery = storedChoice('chosenDelivery')
const payment = storedChoice('chosenPayment')

/** The payment that the shopper chose on this page; the chosen delivery may not offer it. */
const $wantedPayment = atom<number | null>(null)

/** The id of the wanted payment or, when the delivery does not offer that, of the one that replaces it. */
function offeredPayment(settings: DeliverySettings, deliveryId: number | null, wantedId: number) {
  const delivery = resolveDelivery(settings, deliveryId)
  return resolvePayment(settings, delivery?.id ?? 0, wantedId)?.id
}

/** The wanted payment while the stored one replaces it. Any other stored payment wins, as another tab may have chosen it. */
const $chosenPayment = computed(
  [$settings, delivery.$value, payment.$value, $wantedPayment],
  (settings, deliveryId, stored, wanted) =>
    wanted !== null && offeredPayment(settings, deliveryId, wanted) === stored ? wanted : stored,
)

/** Stores the payment that is shown, which may be another than the wanted one (rule 405). */
function storePayment(wanted: number | null): void {
  $wantedPayment.set(wanted)
  if (wanted !== null)
    payment.update(() => offeredPayment($settings.get(), delivery.$value.get(), wanted) ?? wanted)
}

/** Corrects stored choices that are no longer offered, for instance since the settings have changed. */
export function keepShownChoices(): void {
  const wanted = $chosenPayment.get()
  delivery.update((id) => (id === null ? null : (resolveDelivery($settings.get(), id)?.id ?? id)))
  storePayment(wanted)
}

/** Chooses a delivery; kept under 'chosenDelivery', with a payment that it offers under 'chosenPayment'. */
export function chooseDelivery(id: number): void {
  const wanted = $chosenPayment.get()
  delivery.update(() => id)
  storePayment(wanted)
}

export const choosePayment: (id: number) => void = storePayment

/** Forgets the choices of an order that was sent, in storage too. A choice that another tab has made since stays. */
export function forgetChoices(sent: { deliveryId: number; paymentId: number }): void {
  delivery.update((id) => (id === sent.deliveryId ? null : id))
  payment.update((id) => (id === sent.paymentId ? null : id))
}

/** The cart with its delivery and payment as storage has them now, which this tab may not show yet. */
export function readCartCheckout() {
  const cart = readCart()
  return { cart, ...toCheckout(cart, $settings.get(), delivery.read(), payment.read()) }
}

const chosen = [$settings, delivery.$value, $chosenPayment] as const

/** The checkout as it is sent. */
export const $checkout = computed([$cart, ...chosen], toCheckout)

/** The checkout as it is shown. Lines that can no longer be ordered are in no sum, nor do they count for free delivery. */
export const $shownCheckout = computed([$cart, $cartChanges, ...chosen], (cart, changes, ...choices) =>
  toCheckout(orderableLines(cart, changes), ...choices),
)

/** What the same goods would cost at the prices that the shopper last knew. */
export const $costsBefore = computed([$cart, $cartChanges, ...chosen], (cart, changes, ...choices) => {
  const { costs } = toCheckout(atOldPrices(orderableLines(cart, changes), changes), ...choices)
  return costs
})
