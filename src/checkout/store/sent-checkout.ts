// The checkout as it is stored, for an order that is sent.
import { toCheckout } from '../../cart/rules/checkout.ts'
import { readCart } from '../../cart/store/cart-store.ts'
import { chosenNames, keepChoice, readChoice, storedChoices } from '../../cart/store/choices-store.ts'
import { $settings } from '../../cart/store/settings-store.ts'
import { showToday } from '../../cart/store/today-store.ts'
import { readLastPoints, unchoosePoint } from '../../pickup-points/store/last-points-store.ts'
import { forgetStored } from '../../storage/persistence.ts'
import type { ReceiptCheckout } from '../rules/receipt.ts'
import { EMPTY_CUSTOMER, storedCustomer } from './customer-store.ts'

/** The checkout as it is stored now. Another tab may have changed it, and this tab may not show that yet. */
export function readCheckout() {
  const cart = showToday(readCart())
  const choices = [readChoice('delivery'), readChoice('payment'), readLastPoints()] as const
  return { customer: storedCustomer.read(), cart, ...toCheckout(cart, $settings.get(), ...choices) }
}

/** Forgets the choices of a sent order. A choice that another tab has made meanwhile stays. */
export function forgetChoices(sent: Pick<ReceiptCheckout, 'deliveryId' | 'paymentId' | 'pickupPoint'>): void {
  if (storedChoices.delivery.read() === sent.deliveryId) {
    keepChoice('delivery', null)
    chosenNames.update(({ gone: _, ...current }) => current)
  }
  const delivery = $settings.get().deliveryOptions.find(({ id }) => id === sent.deliveryId)
  if (sent.pickupPoint && delivery) unchoosePoint(delivery, sent.pickupPoint)
  if (storedChoices.payment.read() === sent.paymentId) keepChoice('payment', null)
}

/** Forgets the form and choices of a sent order. Changes that another tab made meanwhile stay. */
export function clearCheckout(
  sent: Parameters<typeof forgetChoices>[0] & Pick<ReceiptCheckout, 'customer'>,
): void {
  if (JSON.stringify(storedCustomer.read()) === JSON.stringify(sent.customer)) {
    storedCustomer.update(() => EMPTY_CUSTOMER)
    forgetStored('customerDataChanged')
  }
  forgetChoices(sent)
}
