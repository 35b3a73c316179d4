import type { CartBlock } from '../../cart/rules/cart-changes.ts'
import { isEmail } from '../../text/email.ts'
import type { Checkout } from '../../cart/rules/checkout.ts'

export type SubmitBlock = 'terms' | 'email' | 'payment' | CartBlock

/**
 * The first reason why the order cannot be sent yet, or `null`: terms, e-mail, a delivery without any payment, then the
 * findings of the cart's re-check (rule 502).
 */
export function submitBlock(
  isTermsAccepted: boolean,
  email: string,
  payments: Checkout['payments'],
  cartBlock: CartBlock | null,
): SubmitBlock | null {
  if (!isTermsAccepted) return 'terms'
  if (!isEmail(email)) return 'email'
  return payments.length === 0 ? 'payment' : cartBlock
}
