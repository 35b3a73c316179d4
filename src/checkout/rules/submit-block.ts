import type { CartBlock } from '../../cart/rules/cart-changes.ts'
import { isEmail } from '../../text/email.ts'
import type { Checkout } from '../../cart/rules/checkout.ts'

export type SubmitBlock = 'terms' | 'email' | 'payment' | CartBlock

/**
 * The first thing that keeps the order from being sent; `null` when nothing does. Terms and e-mail come first, then a
 * delivery without any payment, then what the re-check of the cart found (rule 502).
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
