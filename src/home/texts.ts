import { formatPrice, type Cents } from '../text/money.ts'
import { outOf } from '../text/out-of.ts'

/** Headings of the tiles on the home page (rule 903). */
export const HOME = {
  motifs: 'Podľa motívu',
} as const

/** Reasons to buy here, in a strip below the newest products (rule 924). */
export const TRUST = {
  label: 'Prečo nakúpiť u\u00A0nás',
  free: 'Doprava zadarmo',
  freeFrom: (cents: Cents) => `Doprava zadarmo od\u00A0${formatPrice(cents)}`,
  returns: '14\u00A0dní na vrátenie',
} as const

export const HERO = {
  label: 'Bannery',
  carousel: 'karusel',
  slide: 'snímka',
  previous: 'Predchádzajúci banner',
  next: 'Ďalší banner',
  choose: 'Výber bannera',
  pause: 'Zastaviť striedanie bannerov',
  play: 'Spustiť striedanie bannerov',
  promotion: 'Pozrieť ponuku',
  place: (number: number, count: number) => `${number} ${outOf(count)}`,
  show: (number: number, count: number, name: string) =>
    `Banner ${number} ${outOf(count)}${name === '' ? '' : `: ${name}`}`,
} as const

export const NEWEST = {
  heading: 'Najnovšie pridané produkty',
  previous: 'Predchádzajúce produkty',
  next: 'Ďalšie produkty',
} as const
