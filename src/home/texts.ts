import { outOf } from '../text/out-of.ts'

/** The carousel of banners at the top of the home page (rule 703). */
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
