import { outOf } from '../text/out-of.ts'

/** Ways into the shop's goods on the home page (rule 903). */
export const HOME = {
  motifs: 'Podľa motívu',
  gift: (euros: number) => `Darček do\u00A0${euros}\u00A0€`,
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
