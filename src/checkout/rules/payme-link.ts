import { toEuros } from '../../text/money.ts'
import type { BankTransfer } from './bank-transfer.ts'

/** The most characters that the standard takes of the creditor's name, and of the message. */
const [MAX_NAME, MAX_MESSAGE] = [70, 140]

/**
 * A transfer as a link that a bank's app on a phone opens, by the Payment Link Standard of the Slovak Banking Association
 * (payme.sk, version 1); `null` without an amount, which it must have.
 */
export function paymeLink({
  recipient,
  iban,
  variableSymbol,
  amountCents,
  message,
}: BankTransfer): string | null {
  if (amountCents === null) return null
  const fields = {
    V: '1',
    IBAN: iban,
    AM: toEuros(amountCents).toFixed(2),
    CC: 'EUR',
    PI: `/VS${variableSymbol}/SS/KS`,
    MSG: message.slice(0, MAX_MESSAGE),
    CN: recipient.slice(0, MAX_NAME),
  }
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `https://payme.sk/?${query.join('&')}`
}
