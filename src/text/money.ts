/** An amount of money in whole euro cents, the only form of money inside the shop. */
export type Cents = number

/**
 * Euros as PHP writes them, half a cent rounded up; `undefined` for anything but an amount from 0 up.
 * @example parseEuros('12,90') // 1290
 */
export function parseEuros(value: unknown): Cents | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(String(value).trim())
  if (!match) return undefined
  const digits = (match[2] ?? '').padEnd(3, '0')
  return Number(match[1]) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1 : 0)
}

/** For storage and the API, the two borders where amounts are euros. @example toEuros(1290) // 12.9 */
export function toEuros(cents: Cents): number {
  return cents / 100
}

/** Euros for other programs, with two decimals. @example formatEuros(1290) // '12.90' */
export function formatEuros(cents: Cents): string {
  return toEuros(cents).toFixed(2)
}

/**
 * All spaces are no-break spaces (rule 802). `Intl.NumberFormat` would take a cheap phone a tenth of a second.
 * @example formatPrice(123450) // '1 234,50 €'
 */
export function formatPrice(cents: Cents): string {
  const amount = formatEuros(cents).replace('.', ',')
  return `${amount.replaceAll(/\B(?=(?:\d{3})+,)/g, '\u00A0')}\u00A0€`
}
