import { cartBlock, type CartBlock, type CartChanges } from '../../cart/rules/cart-changes.ts'
import { isEmail } from '../../text/email.ts'
import { isPointMissing, type Checkout } from '../../cart/rules/checkout.ts'
import type { PendingOrder } from './order-attempts.ts'

/** The part of the form that comes next, while more than the consent is missing. */
export type NextStep = 'delivery' | 'data'

/** `null` once only the consent is missing, or the consent is given: then `submitBlock` says what is wrong. */
export function nextStep(
  isTermsAccepted: boolean,
  isFormFilled: boolean,
  checkout: Pick<Checkout, 'payments' | 'deliveryKind' | 'pickupPoint'>,
): NextStep | null {
  if (isTermsAccepted) return null
  if (checkout.payments.length === 0 || isPointMissing(checkout)) return 'delivery'
  return isFormFilled ? null : 'data'
}

export type SubmitBlock = 'terms' | 'email' | 'payment' | 'point' | CartBlock

/**
 * The first reason why the order cannot be sent yet, or `null`: terms, e-mail, a delivery without any payment, then the
 * findings of the cart's re-check (rule 502).
 */
export function submitBlock(
  isTermsAccepted: boolean,
  email: string,
  checkout: Pick<Checkout, 'payments' | 'deliveryKind' | 'pickupPoint'>,
  cartBlock: CartBlock | null,
): SubmitBlock | null {
  if (!isTermsAccepted) return 'terms'
  if (!isEmail(email)) return 'email'
  if (checkout.payments.length === 0) return 'payment'
  return isPointMissing(checkout) ? 'point' : cartBlock
}

/** A pending order may itself have taken the last piece, so goods that ran out do not block sending it again. */
export function orderChanges(changes: CartChanges, pendingOrder: PendingOrder): CartChanges {
  return pendingOrder === 'same' ? { ...changes, unavailable: [] } : changes
}

/** The most urgent reason in the cart not to send the order; `null` without one. */
export function orderBlock(changes: CartChanges, pendingOrder: PendingOrder): CartBlock | null {
  return cartBlock(orderChanges(changes, pendingOrder))
}
