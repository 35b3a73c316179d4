import type { Cents } from '../money.ts'
import { compactIban, isIban } from './iban.ts'
import type { Receipt } from './receipt.ts'

/** A payment that a shopper orders at their bank. */
export interface BankTransfer {
  recipient: string
  /** Without spaces. */
  iban: string
  /** 1 to 10 digits. */
  variableSymbol: string
  /** `null` where the shop has yet to say it: the bank's form is then filled in without an amount. */
  amountCents: Cents | null
  message: string
}

/**
 * How an order is paid by bank transfer; `null` when there is no account, or nothing by which the shop would know whose
 * payment it is.
 * @param iban as configured, '' for none
 */
export function toBankTransfer(
  {
    orderNumber,
    variableSymbol,
    isTotalSure,
    costs,
  }: Pick<Receipt, 'orderNumber' | 'variableSymbol' | 'isTotalSure' | 'costs'>,
  recipient: string,
  iban: string,
  toMessage: (orderNumber: string) => string,
): BankTransfer | null {
  if (variableSymbol === null || !isIban(iban)) return null
  return {
    recipient,
    iban: compactIban(iban),
    variableSymbol,
    amountCents: isTotalSure ? costs.totalCents : null,
    message: toMessage(orderNumber ?? variableSymbol),
  }
}
