/** An amount of money in whole euro cents. Inside the shop money is never anything else. */
export type Cents = number

const EUROS = new Intl.NumberFormat('sk-SK', { style: 'currency', currency: 'EUR' })

/**
 * Reads an amount in euros as PHP may write it: `12.9`, `"12.90"` or `"12,90"`; digits past the cent are rounded
 * half up. Works on the decimal digits, so no float error gets in.
 * @returns cents, or `undefined` for what is not a non-negative amount
 * @example parseEuros('12,90') // 1290
 */
export function parseEuros(value: unknown): Cents | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(String(value).trim())
  if (!match) return undefined
  const digits = (match[2] ?? '').padEnd(3, '0')
  return Number(match[1]) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1 : 0)
}

/**
 * Cents as a number of euros, for the two borders where euros are spoken: storage and the API.
 * @example toEuros(1290) // 12.9
 */
export function toEuros(cents: Cents): number {
  return cents / 100
}

/**
 * The money format (rule 802): space between thousands, decimal comma, two decimals, euro sign; every space is a
 * no-break space.
 * @example formatPrice(123450) // '1 234,50 €'
 */
export function formatPrice(cents: Cents): string {
  return EUROS.format(cents / 100)
}

/**
 * A price without the euro sign, for texts that write the sign themselves.
 * @example formatAmount(1050) // '10,50'
 */
export function formatAmount(cents: Cents): string {
  // The last two characters are a no-break space and the sign.
  return formatPrice(cents).slice(0, -2)
}
