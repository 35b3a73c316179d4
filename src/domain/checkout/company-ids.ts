/*
 * The numbers that Slovak offices give to companies, each with its check digits. Spaces are as people write them.
 */

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}

/** True for an IČO: eight digits, of which the last follows from the others. */
export function isCin(text: string): boolean {
  const cin = withoutSpaces(text)
  if (!/^\d{8}$/.test(cin)) return false
  const digits = Array.from(cin, Number)
  const sum = digits.slice(0, 7).reduce((total, digit, place) => total + digit * (8 - place), 0)
  return digits[7] === (11 - (sum % 11)) % 10
}

/** True for a DIČ: ten digits. */
export function isTin(text: string): boolean {
  return /^\d{10}$/.test(withoutSpaces(text))
}

/** True for an IČ DPH: SK and ten digits that 11 divides. */
export function isVat(text: string): boolean {
  const digits = /^SK([1-9]\d{9})$/.exec(withoutSpaces(text))?.[1]
  return Number(digits) % 11 === 0
}
