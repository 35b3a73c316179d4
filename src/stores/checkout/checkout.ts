import { atom, computed } from 'nanostores'
import { DEFAULT_COUNTRY, DEFAULT_SETTINGS } from '../../config/checkout/settings.ts'
import { atOldPrices, orderableLines } from '../../domain/cart/cart-changes.ts'
import { MAX_CUSTOMER_TEXT } from '../../config/stored.ts'
import type { StoredKey } from '../../config/stored-keys.ts'
import { toCheckout } from '../../domain/checkout/checkout.ts'
import { resolveDelivery, resolvePayment, type DeliverySettings } from '../../domain/checkout/delivery.ts'
import type { ShopSettings } from '../../domain/shop/catalogue.ts'
import { emptyCustomer, parseCustomer, type CustomerData } from '../../domain/checkout/customer.ts'
import { $cart, readCart } from '../cart/cart.ts'
import { $cartChanges } from '../cart/cart-changes.ts'
import { forgetStored, restoreStored, storedAtom } from '../persistence.ts'

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

/** An untouched form, which is what is rendered before the form in this browser is known. */
export const EMPTY_CUSTOMER: CustomerData = emptyCustomer(DEFAULT_COUNTRY)

/** Reads a form that was stored. */
export const parseForm = (json: unknown): CustomerData =>
  parseCustomer(json, EMPTY_CUSTOMER, MAX_CUSTOMER_TEXT)

const customer = storedAtom<CustomerData>('customerData', {
  initial: EMPTY_CUSTOMER,
  encode: (value) => (value === EMPTY_CUSTOMER ? undefined : value),
  decode: parseForm,
})

/** What the shopper typed; kept under 'customerData'. */
export const $customer = customer.$value

/** Keeps some fields of the form as typed, and when that was (rule 610). */
export function updateCustomer(fields: Partial<CustomerData>): void {
  customer.update((current) => ({ ...current, ...fields }))
  restoreStored('customerDataChanged', String(Date.now()))
}

/** The payment that the shopper chose on this page; the chosen delivery may not offer it. */
const $wantedPayment = atom<number | null>(null)

/** The id of the wanted payment or, when the delivery does not offer that, of the one that replaces it. */
function offeredPayment(settings: DeliverySettings, deliveryId: number | null, wantedId: number) {
  const delivery = resolveDelivery(settings, deliveryId ?? 0)
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

/** Chooses a payment; kept under 'chosenPayment'. */
export const choosePayment: (id: number) => void = storePayment

/** Forgets what was sent, in storage too. A form in which another tab has typed since, and a choice made there, stay. */
export function clearCheckout(sent: { customer: CustomerData; deliveryId: number; paymentId: number }): void {
  if (JSON.stringify(customer.read()) === JSON.stringify(sent.customer)) {
    customer.update(() => EMPTY_CUSTOMER)
    forgetStored('customerDataChanged')
  }
  delivery.update((id) => (id === sent.deliveryId ? null : id))
  payment.update((id) => (id === sent.paymentId ? null : id))
}

/** The checkout with its cart and form as storage has them now, which this tab may not show yet. */
export function readCheckout() {
  const cart = readCart()
  const choices = [delivery.read(), payment.read()] as const
  return { cart, customer: customer.read(), ...toCheckout(cart, $settings.get(), ...choices) }
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
