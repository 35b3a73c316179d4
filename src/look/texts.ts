import { CHARACTERS, formatCount } from '../text/slovak.ts'

/** @example fieldIsFull(250) // 'Zmestí sa sem najviac 250 znakov.' */
export function fieldIsFull(most: number): string {
  return `Zmestí sa sem najviac ${formatCount(most, CHARACTERS)}.`
}
