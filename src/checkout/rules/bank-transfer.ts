import type { Cents } from '../../text/money.ts'
import { compactIban, isIban } from '../../company/rules/iban.ts'
import type { Receipt } from './receipt.ts'

export interface BankTransfer {
  recipient: string
  /** Without spaces. */
  iban: string
  /** 1 to 10 digits. */
  variableSymbol: string
  /** `null` while the total is not sure: the bank's form is then filled in without an amount. */
  amountCents: Cents | null
  message: string
}

/** `null` without an account (`iban` is '') or a variable symbol, by which the shop matches a payment to its order. */
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
