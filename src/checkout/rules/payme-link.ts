import { formatEuros } from '../../text/money.ts'
import type { BankTransfer } from './bank-transfer.ts'

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
