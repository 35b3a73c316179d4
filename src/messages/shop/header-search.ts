import { formatProductCount } from '../listing/product-count.ts'

/** The header's search box (rule 907). */
export const HEADER_SEARCH = {
  label: 'Hľadať v obchode',
  placeholder: 'Napíš čo hľadáš',
  suggestions: 'Návrhy',
  submit: 'Prejsť na vyhľadávanie',
} as const

/**
 * What a screen reader hears of the suggestions; a function of its own, because it is fetched with the suggestions.
 * @param total `null` when nobody could tell
 */
export function suggestedCount(total: number | null): string {
  if (total === null) return ''
  return total === 0 ? 'Žiadny produkt s takým názvom' : `Návrhy: ${formatProductCount(total)}`
}

/** The last suggestion. @example searchEverywhere('tričko') // 'Hľadať „tričko“ vo všetkých produktoch' */
export function searchEverywhere(phrase: string): string {
  return `Hľadať „${phrase}“ vo všetkých produktoch`
}
