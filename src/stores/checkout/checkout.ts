import { atom, computed } from 'nanostores'
import { DEFAULT_COUNTRY, DEFAULT_SETTINGS } from '../../config/checkout/settings.ts'
import { atOldPrices, orderableLines } from '../../domain/cart/cart-news.ts'
import { MAX_CUSTOMER_TEXT } from '../../config/stored.ts'
import type { StoredKey } from '../../config/stored-keys.ts'
import { toCheckout } from '../../domain/checkout/checkout.ts'
import type { ShopSettings } from '../../domain/shop/catalogue.ts'
import { emptyCustomer, parseCustomer, type CustomerData } from '../../domain/checkout/customer.ts'
import { $cart, readCart } from '../cart/cart.ts'
import { $cartNews } from '../cart/cart-news.ts'
import { storedAtom } from '../persistence.ts'

/** The shop's settings of the last build; the pages that need them set them here. */
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

/** An untouched form: what is rendered before the form in this browser is known. */
export const EMPTY_CUSTOMER: CustomerData = emptyCustomer(DEFAULT_COUNTRY)

const customer = storedAtom<CustomerData>('customerData', {
  initial: EMPTY_CUSTOMER,
  encode: (value) => (value === EMPTY_CUSTOMER ? undefined : value),
  decode: (json) => parseCustomer(json, EMPTY_CUSTOMER, MAX_CUSTOMER_TEXT),
})

/** What the shopper typed; kept under 'customerData'. */
export const $customer = customer.$value

/** Keeps some fields of the form as typed. */
export function updateCustomer(fields: Partial<CustomerData>): void {
  customer.update((current) => ({ ...current, ...fields }))
}

/** Chooses a delivery; kept under 'chosenDelivery'. */
export function chooseDelivery(id: number): void {
  delivery.update(() => id)
}

/** Chooses a payment; kept under 'chosenPayment'. */
export function choosePayment(id: number): void {
  payment.update(() => id)
}

/** Forgets the form, the delivery and the payment, in storage too. */
export function clearCheckout(): void {
  customer.update(() => EMPTY_CUSTOMER)
  delivery.update(() => null)
  payment.update(() => null)
}

/** The checkout with its cart and form as storage has them now; this tab may not have been told of all of it yet. */
export function readCheckout() {
  const cart = readCart()
  const choices = [delivery.read(), payment.read()] as const
  return { cart, customer: customer.read(), ...toCheckout(cart, $settings.get(), ...choices) }
}

const chosen = [$settings, delivery.$value, payment.$value] as const

/** The checkout as it stands, and as it is sent. */
export const $checkout = computed([$cart, ...chosen], toCheckout)

/** The checkout as it is shown: goods that can no longer be had count for nothing, free delivery included. */
export const $shownCheckout = computed([$cart, $cartNews, ...chosen], (cart, news, ...choices) =>
  toCheckout(orderableLines(cart, news), ...choices),
)

/** What the same goods would cost at the prices that the shopper last knew. */
export const $costsBefore = computed([$cart, $cartNews, ...chosen], (cart, news, ...choices) => {
  const { costs } = toCheckout(atOldPrices(orderableLines(cart, news), news), ...choices)
  return costs
})
