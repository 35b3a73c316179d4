import { formatProductCount } from '../text/product-count.ts'
import { formatCount } from '../text/plural.ts'

/** The header's search box (rule 907). */
export const HEADER_SEARCH = {
  label: 'Hľadať v obchode',
  placeholder: 'Napíš čo hľadáš',
  suggestions: 'Návrhy',
  submit: 'Prejsť na vyhľadávanie',
} as const

/** Not in `HEADER_SEARCH`: only pages with suggestions load it. @param total `null` when nobody could tell */
export function suggestedCount(shown: number, total: number | null): string {
  if (total === null) return ''
  if (total === 0) return 'Žiadny produkt s takým názvom. Pozrite si:'
  const suggestions = formatCount(shown, { one: 'návrh', few: 'návrhy', other: 'návrhov' })
  return shown < total ? `${suggestions}, spolu ${formatProductCount(total)}` : suggestions
}

/** The first suggestion. @example searchEverywhere('tričko') // 'Hľadať „tričko“ vo všetkých produktoch' */
export function searchEverywhere(phrase: string): string {
  return `Hľadať „${phrase}“ vo všetkých produktoch`
}
