import { formatPrice, type Cents } from '../../domain/money.ts'
import { formatProductCount } from '../listing/product-count.ts'
import { outOf } from '../out-of.ts'
import { LAYOUT } from './layout.ts'

/*
 * What search engines show of a page as its title and below it, and others where it is shared. Each page says its own; of what
 * there is more to say the page takes as much as there is room for (seo/snippet.ts).
 */

/**
 * What the title of a listing's page may go on with.
 * @param fromCents the listing's lowest price; `null` where it has no products
 * @example listingTitleMore({ total: 78, fromCents: 1290, page: 1, pageCount: 2 }) // [' od 12,90 €', ', 78 produktov']
 */
export function listingTitleMore({
  total,
  fromCents,
  page,
  pageCount,
}: {
  total: number
  fromCents: Cents | null
  page: number
  pageCount: number
}): string[] {
  if (fromCents === null) return []
  const place = page === 1 ? ` od\u00A0${formatPrice(fromCents)}` : ` ${outOf(pageCount)}`
  return [place, `, ${formatProductCount(total)}`]
}

/** What a product's title may go on with. @example productTitleMore(890) // [' za 8,90 €'] */
export function productTitleMore(priceCents: Cents): string[] {
  return [` za\u00A0${formatPrice(priceCents)}`]
}

/**
 * Sentences that a description may go on with: what goods cost, and what delivery does.
 * @param price such as 'od 12,90 €'; `null` where the description says it
 * @param delivery see `deliveryFact`; `null` where nobody brings anything
 * @example priceSentences('od 12,90 €', 'Doprava od 2,90 €') // ['Cena od 12,90 €.', 'Doprava od 2,90 €.']
 */
export function priceSentences(price: string | null, delivery: string | null): string[] {
  return [...(price === null ? [] : [`Cena ${price}.`]), ...(delivery === null ? [] : [`${delivery}.`])]
}

/** @example homeDescription(['Tričká', 'Mikiny']) // 'Oblečenie … vydrží. Tričká, Mikiny.' */
export function homeDescription(categories: readonly string[]): string {
  return categories.length === 0 ? LAYOUT.tagline : `${LAYOUT.tagline} ${categories.join(', ')}.`
}

/**
 * A category whose owner wrote nothing about it, or one of its following pages.
 * @example listingDescription({ name: 'Tričká', total: 84, page: 2, pageCount: 3 }) // 'Tričká: 84 produktov, strana 2 z 3. …'
 */
export function listingDescription({
  name,
  total,
  page,
  pageCount,
}: {
  name: string
  total: number
  page: number
  pageCount: number
}): string {
  const place = page === 1 ? '' : `, strana ${page} ${outOf(pageCount)}`
  return `${name}: ${formatProductCount(total)}${place}. ${LAYOUT.tagline}`
}

/**
 * A product whose owner wrote nothing about it.
 * @example productDescription('Hrnček Kriváň', 890) // 'Hrnček Kriváň za 8,90 €. Objednáte aj bez registrácie.'
 */
export function productDescription(name: string, priceCents: Cents): string {
  return `${name} za\u00A0${formatPrice(priceCents)}. Objednáte aj bez registrácie.`
}
