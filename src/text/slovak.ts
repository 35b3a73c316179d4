/** The Slovak forms of a counted noun: 1 produkt, 2 produkty, 5 produktov. */
export interface PluralForms {
  one: string
  few: string
  other: string
}

/** A number and its noun, joined by a no-break space. A cheap phone takes long to make an `Intl.PluralRules`. */
export function formatCount(count: number, { one, few, other }: PluralForms): string {
  const form = count === 1 ? one : count > 1 && count < 5 ? few : other
  return `${count}\u00A0${form}`
}

export const PRODUCTS: PluralForms = { one: 'produkt', few: 'produkty', other: 'produktov' }
export const PIECES: PluralForms = { one: 'kus', few: 'kusy', other: 'kusov' }
