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

/** @example enumerate(['20 fotiek', 'logo']) // '20 fotiek a logo' */
export function enumerate(parts: readonly string[]): string {
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' a\u00A0')
}

/** 'z' or 'zo', as the number is spoken. @example `2 ${outOf(4)}` // '2 zo 4', spoken 'zo štyroch' */
export function outOf(total: number): string {
  const beginsWithS = /^(1\d\d|1?[467]|[467]\d\d?)(\d{3})*$/.test(String(total))
  return `${beginsWithS ? 'zo' : 'z'}\u00A0${total}`
}
