import { formatProductCount } from '../catalogue/texts/product-count.ts'
import { CARD } from '../product/texts/card.ts'
import { formatCount } from '../text/slovak.ts'

export const HEADER_SEARCH = {
  label: 'Hľadať v obchode',
  placeholder: 'Napíš čo hľadáš',
  suggestions: 'Návrhy',
  submit: 'Prejsť na vyhľadávanie',
} as const

/**
 * Says how many suggestions there are.
 * @param total `null` when unknown
 */
export function suggestedCount(phrase: string, shown: number, total: number | null): string {
  if (total === null) return ''
  if (total === 0) return `V\u00A0názvoch sme „${phrase}“ nenašli.`
  const suggestions = formatCount(shown, { one: 'návrh', few: 'návrhy', other: 'návrhov' })
  return shown < total ? `${suggestions}, spolu ${formatProductCount(total)}` : suggestions
}

/** Says that a product, or its sizes that were asked for, are sold out; else ''. */
export function soldOutWords(isAvailable: boolean, sizes: readonly string[]): string {
  if (!isAvailable) return CARD.soldOut
  return sizes.length > 0 ? CARD.soldOutSizes(sizes) : ''
}

/** The row that searches everything. @example searchEverywhere('tričko') // 'Hľadať „tričko“ vo všetkých produktoch' */
export function searchEverywhere(phrase: string): string {
  return `Hľadať „${phrase}“ vo\u00A0všetkých produktoch`
}
