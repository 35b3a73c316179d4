/** A street, and the number that ends it: 12, 12/A, 1234/12, 12 B. */
const WITH_NUMBER =
  /^(?<street>.*?\p{L}{2}.*?)[\s,]+(?:\p{L}\.\s*)?(?<number>\d+(?:\s?[a-z])?(?:\/\d*[a-z]?)?)$/iu

/**
 * Takes a street and the number that ends it apart; `null` where no number does (rule 602).
 * @example splitHouseNumber('Hlavná 12') // { street: 'Hlavná', number: '12' }
 */
export function splitHouseNumber(text: string): { street: string; number: string } | null {
  const parts = WITH_NUMBER.exec(text.trim())?.groups as { street: string; number: string } | undefined
  return parts ?? null
}
