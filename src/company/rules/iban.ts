export function compactIban(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase()
}

/** Whether an IBAN has right check digits (ISO 13616: modulo 97 is 1). */
export function isIban(text: string): boolean {
  const iban = compactIban(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  if (iban.startsWith('SK') && iban.length !== 24) return false
  // The country and the check digits move to the end. Letters count as 10 to 35.
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(parseInt(letter, 36)),
  )
  return BigInt(digits) % 97n === 1n
}

/**
 * An IBAN in groups of four.
 * @example formatIban('SK3112000000198742637541') // 'SK31 1200 0000 1987 4263 7541'
 */
export function formatIban(iban: string): string {
  return compactIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ')
}
