import { ARTWORKS } from '../../config/artwork.ts'
import { splitByReturn } from '../../cart/rules/made-lines.ts'
import { lineTitle } from '../../cart/texts/cart-texts.ts'
import { $receipt } from './receipt-store.ts'

/**
 * The fields of a withdrawal from the order of the receipt; `null` without a receipt. An order with goods that are made to
 * order names the others, which alone can be returned (rule 125).
 */
export function withdrawalOfReceipt(madeToOrderIds: readonly number[]): Record<string, string> | null {
  const receipt = $receipt.get()
  if (!receipt) return null
  const { cart, customer, orderNumber, variableSymbol } = receipt
  const { made, others } = splitByReturn(cart, madeToOrderIds, ARTWORKS)
  const titles = others.map((line) => `${lineTitle(line)}, ${line.count}\u00A0ks`)
  return {
    name: `${customer.name} ${customer.surname}`.trim(),
    orderNumber: orderNumber ?? variableSymbol ?? '',
    email: customer.email.trim(),
    items: made.length > 0 ? titles.join('\n') : '',
  }
}
