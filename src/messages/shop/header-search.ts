import { outOf } from '../plural.ts'
import { formatProductCount } from '../listing/product-count.ts'

/** The header's search box (rule 907). */
export const HEADER_SEARCH = {
  label: 'Hľadať v obchode',
  placeholder: 'Napíš čo hľadáš',
  suggestions: 'Návrhy',
  submit: 'Prejsť na vyhľadávanie',
} as const

/**
 * What is said of the suggestions; a function of its own, because it is fetched with the suggestions.
 * @param total `null` when nobody could tell
 * @example suggestedCount(6, 44) // 'Návrhy: 6 zo 44'
 */
export function suggestedCount(shown: number, total: number | null): string {
  if (total === null) return ''
  if (total === 0) return 'Žiadny produkt s takým názvom.'
  return `Návrhy: ${shown < total ? `${shown} ${outOf(total)}` : formatProductCount(total)}`
}

/** The last suggestion. @example searchEverywhere('tričko') // 'Hľadať „tričko“ vo všetkých produktoch' */
export function searchEverywhere(phrase: string): string {
  return `Hľadať „${phrase}“ vo všetkých produktoch`
}
