import { toEuros } from '../../text/money.ts'
import type { BankTransfer } from './bank-transfer.ts'

/**
 * A transfer as a link that a bank's app on a phone opens, by the Payment Link Standard of the Slovak Banking Association
 * (payme.sk, version 1); `null` without an amount, which it must have.
 */
export function paymeLink(transfer: BankTransfer): string | null {
  const { recipient, iban, variableSymbol, amountCents, message } = transfer
  if (amountCents === null) return null
  const amount = toEuros(amountCents).toFixed(2)
  const [symbols, text, name] = [`/VS${variableSymbol}/SS/KS`, message, recipient].map(encodeURIComponent)
  return `https://payme.sk/?V=1&IBAN=${iban}&AM=${amount}&CC=EUR&PI=${symbols}&MSG=${text}&CN=${name}`
}
