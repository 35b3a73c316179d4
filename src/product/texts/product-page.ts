import { isDeliveryFree, missingForFree, type FreeLimit } from '../../cart/rules/delivery.ts'
import { formatPrice, type Cents } from '../../text/money.ts'

/** The table of facts beside a product's description. */
export const FACTS = {
  title: 'Údaje o\u00A0produkte',
  color: 'Farba',
  material: 'Materiál',
  care: 'Ošetrovanie',
  warnings: 'Upozornenie',
  ean: 'EAN',
  manufacturer: 'Výrobca',
  responsible: 'Zodpovedná osoba v\u00A0EÚ',
} as const

export const BUY_FACTS = {
  title: 'Doprava a\u00A0vrátenie',
  returns: 'Tovar môžete vrátiť do\u00A014\u00A0dní.',
  returnsLink: 'Ako na to',
  noReturn: 'Vyrábame na objednávku, preto sa nedá vrátiť.',
  /** Of goods that are made from the customer's photos. */
  noReturnOfPhotos: 'Vyrábame z\u00A0vašich fotografií, preto sa nedá vrátiť.',
  noReturnLink: 'Viac o\u00A0vrátení',
} as const

/**
 * @param cheapestCents the cost of the cheapest delivery that is no pickup; `null` for none
 * @example deliveryFact(settings, 1890, 290) // 'Doprava od 2,90 €, pri nákupe od 35,00 € zadarmo'
 */
export function deliveryFact(
  limit: FreeLimit,
  priceCents: Cents,
  cheapestCents: Cents | null,
  format = formatPrice,
): string | null {
  if (cheapestCents === null) return null
  if (cheapestCents === 0 || isDeliveryFree(priceCents, limit)) return 'Doprava zadarmo'
  return `Doprava od\u00A0${format(cheapestCents)}, pri nákupe od\u00A0${format(missingForFree(0, limit))} zadarmo`
}

export const SIZE_CHART = {
  title: 'Tabuľka veľkostí',
  close: 'Zavrieť tabuľku veľkostí',
  hint: 'Rozmery sú merané na položenom kuse, s odchýlkou do 2\u00A0cm. Najistejšie je zmerať kus, ktorý vám sedí.',
  /** @example ofCut('dámsky') // 'Dámsky strih' */
  ofCut: (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)} strih`,
  size: 'Veľkosť',
  chest: 'Šírka cez prsia',
  length: 'Dĺžka',
} as const
