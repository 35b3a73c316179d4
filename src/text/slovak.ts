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
/** Follows 'o': o 1 znak, o 3 znaky, o 20 znakov. */
export const CHARACTERS: PluralForms = { one: 'znak', few: 'znaky', other: 'znakov' }
export const PIECES: PluralForms = { one: 'kus', few: 'kusy', other: 'kusov' }
