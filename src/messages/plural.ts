const RULES = new Intl.PluralRules('sk-SK')

/** The Slovak forms of a counted noun: 1 produkt, 2 produkty, 1,5 produktu, 5 produktov. */
export interface PluralForms {
  one: string
  few: string
  many: string
  other: string
}

/** A number with its noun in the right form, joined by a no-break space. */
export function formatCount(count: number, forms: PluralForms): string {
  const rule = RULES.select(count)
  const form = rule === 'one' || rule === 'few' || rule === 'many' ? forms[rule] : forms.other
  return `${count}\u00A0${form}`
}

export const PIECES: PluralForms = { one: 'kus', few: 'kusy', many: 'kusa', other: 'kusov' }
