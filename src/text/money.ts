/** An amount of money in whole euro cents. Inside the shop money is never anything else. */
export type Cents = number

/**
 * As PHP writes them, digits past the cent rounded half up; `undefined` for what is not a non-negative amount.
 * @example parseEuros('12,90') // 1290
 */
export function parseEuros(value: unknown): Cents | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(String(value).trim())
  if (!match) return undefined
  const digits = (match[2] ?? '').padEnd(3, '0')
  return Number(match[1]) * 100 + Number(digits.slice(0, 2)) + (digits.charAt(2) >= '5' ? 1 : 0)
}

/** For the two borders where euros are spoken, storage and the API. @example toEuros(1290) // 12.9 */
export function toEuros(cents: Cents): number {
  return cents / 100
}

/**
 * Every space is a no-break space (rule 802). Not by `Intl.NumberFormat`, which takes a cheap phone a tenth of a
 * second.
 * @example formatPrice(123450) // '1 234,50 €'
 */
export function formatPrice(cents: Cents): string {
  const amount = toEuros(cents).toFixed(2).replace('.', ',')
  return `${amount.replaceAll(/\B(?=(?:\d{3})+,)/g, '\u00A0')}\u00A0€`
}
