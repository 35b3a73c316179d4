import { type Cents, formatEuros } from '../../text/money.ts'
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

/**
 * A link that opens a bank's app on a phone with the transfer filled in (Payment Link Standard, payme.sk, version 1).
 * `null` without an amount, which the standard requires.
 */
export function paymeLink(transfer: BankTransfer): string | null {
  const { recipient, iban, variableSymbol, amountCents, message } = transfer
  if (amountCents === null) return null
  const amount = formatEuros(amountCents)
  const [symbols, text, name] = [`/VS${variableSymbol}/SS/KS`, message, recipient].map(encodeURIComponent)
  return `https://payme.sk/?V=1&IBAN=${iban}&AM=${amount}&CC=EUR&PI=${symbols}&MSG=${text}&CN=${name}`
}
