import { cheapestDeliveryCents } from '../cart/rules/delivery.ts'
import type { DeliverySettings } from '../catalogue/rules/settings.ts'
import { deliveryFact } from '../product/texts/product-page.ts'
import { formatPrice } from '../text/money.ts'
import { outOf } from '../text/out-of.ts'

/** Headings of the tiles on the home page (rule 903). */
export const HOME = {
  motifs: 'Podľa motívu',
} as const

/** Reasons to buy here, in a strip below the newest products (rule 924). */
export const TRUST = {
  label: 'Prečo nakúpiť u\u00A0nás',
  returns: '14\u00A0dní na vrátenie',
} as const

/** The fee of the cheapest delivery that is no pickup, and the sum from which it is free; `null` for none. @example 'Doprava od 2,90 €, pri nákupe od 35 € zadarmo' */
export function deliveryReason(settings: DeliverySettings): string | null {
  const short = (cents: number) => formatPrice(cents).replace(',00', '')
  return deliveryFact(settings, 0, cheapestDeliveryCents(settings.deliveryOptions), short)
}

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
