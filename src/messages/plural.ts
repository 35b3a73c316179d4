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

/**
 * The size of a whole that a part is named of, with 'z' or 'zo' as the number is said.
 * @example `2 ${outOf(4)}` // '2 zo 4', said 'zo štyroch'
 */
export function outOf(total: number): string {
  const beginsWithS = /^(1\d\d|1?[467]|[467]\d\d?)(\d{3})*$/.test(String(total))
  return `${beginsWithS ? 'zo' : 'z'}\u00A0${total}`
}

export const PIECES: PluralForms = { one: 'kus', few: 'kusy', many: 'kusa', other: 'kusov' }
