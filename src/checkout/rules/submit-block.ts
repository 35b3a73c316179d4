import type { CartBlock } from '../../cart/rules/cart-changes.ts'
import { isEmail } from '../../text/email.ts'
import { isPointMissing, type Checkout } from '../../cart/rules/checkout.ts'

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
