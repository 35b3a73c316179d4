import { PAYMENT_KINDS } from '../../config/checkout/settings.ts'
import { SHOP } from '../../config/shop/shop.ts'
import { toBankTransfer, type BankTransfer } from '../../domain/checkout/bank-transfer.ts'
import type { Receipt } from '../../domain/checkout/receipt.ts'
import { CHECKOUT } from '../../messages/checkout/checkout.ts'

/**
 * What a transfer for the order needs; `null` for one paid otherwise, for a shop without an account, and for an amount
 * that is yet to be confirmed.
 */
export function transferFor(receipt: Receipt): BankTransfer | null {
  return PAYMENT_KINDS[receipt.paymentId] === 'transfer' && receipt.isTotalSure && SHOP.account
    ? toBankTransfer(receipt, SHOP.account.recipient, SHOP.account.iban, CHECKOUT.paymentMessage)
    : null
}
