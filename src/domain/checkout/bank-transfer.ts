import type { Cents } from '../money.ts'
import type { Receipt } from './receipt.ts'

/** A payment that a shopper orders at their bank. */
export interface BankTransfer {
  recipient: string
  /** Without spaces. */
  iban: string
  /** 1 to 10 digits. */
  variableSymbol: string
  amountCents: Cents
  message: string
}

/** An IBAN without its spaces, in capitals. */
function compactIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/** True for an IBAN whose check digits are right (ISO 13616: modulo 97 is 1). */
export function isIban(text: string): boolean {
  const iban = compactIban(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  if (iban.startsWith('SK') && iban.length !== 24) return false
  // Country and check digits go last, and letters count as 10 to 35.
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}

/**
 * An IBAN as people read it.
 * @example formatIban('SK3112000000198742637541') // 'SK31 1200 0000 1987 4263 7541'
 */
export function formatIban(iban: string): string {
  return compactIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ')
}

const MAX_SYMBOL_DIGITS = 10

/** An order number's digits, the last ten of them; '' when it has none. */
export function toVariableSymbol(orderNumber: string): string {
  return orderNumber.replaceAll(/\D/g, '').slice(-MAX_SYMBOL_DIGITS)
}

/**
 * How an order is paid by bank transfer; `null` when there is no account, or no number by which the shop would know
 * whose payment it is.
 * @param iban as configured, '' for none
 */
export function toBankTransfer(
  { orderNumber, totalCents }: Pick<Receipt, 'orderNumber' | 'totalCents'>,
  recipient: string,
  iban: string,
  toMessage: (orderNumber: string) => string,
): BankTransfer | null {
  if (orderNumber === null || !isIban(iban)) return null
  const variableSymbol = toVariableSymbol(orderNumber)
  if (variableSymbol === '') return null
  const message = toMessage(orderNumber)
  return { recipient, iban: compactIban(iban), variableSymbol, amountCents: totalCents, message }
}
