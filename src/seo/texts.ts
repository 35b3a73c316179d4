import type { ListingPage } from '../listing/rules/listing-pages.ts'
import { formatPrice, type Cents } from '../text/money.ts'
import { formatProductCount } from '../catalogue/texts/product-count.ts'
import { TITLE_LENGTH } from '../config/search-engines.ts'
import { shorten } from '../text/plain-text.ts'
import { outOf } from '../text/out-of.ts'

/* Titles and descriptions for search engines and shared links. Functions named `more` give additions, which are used
   while there is room (snippet.ts). */

/**
 * @example listingTitleMore({ total: 78, fromCents: 1290, number: 1, pageCount: 2 }) // [' od 12,90 €', ', 78
 * produktov']
 */
export function listingTitleMore({
  total,
  fromCents,
  number,
  pageCount,
}: Pick<ListingPage, 'total' | 'fromCents' | 'number' | 'pageCount'>): string[] {
  if (fromCents === null) return []
  const place = number === 1 ? ` od\u00A0${formatPrice(fromCents)}` : ` ${outOf(pageCount)}`
  return [place, `, ${formatProductCount(total)}`]
}

/** Additions to a product's title. @example productTitleMore(890) // [' za 8,90 €'] */
export function productTitleMore(priceCents: Cents): string[] {
  return [` za\u00A0${formatPrice(priceCents)}`]
}

/**
 * @param price such as 'od 12,90 €'; `null` where the description already has it
 * @param delivery a sentence of `deliveryFact`; `null` where the shop delivers nowhere
 */
export function priceSentences(price: string | null, delivery: string | null): string[] {
  return [...(price === null ? [] : [`Cena ${price}.`]), ...(delivery === null ? [] : [`${delivery}.`])]
}

/** The owner's sentence. @example homeTitle('Oblečenie, ktoré vydrží.') // 'Oblečenie, ktoré vydrží' */
export function homeTitle(tagline: string): string {
  return shorten(tagline, TITLE_LENGTH.max).replace(/\.$/, '')
}

/** @example homeDescription('Oblečenie … vydrží.', ['Tričká', 'Mikiny']) // 'Oblečenie … vydrží. Tričká, Mikiny.' */
export function homeDescription(tagline: string, categories: readonly string[]): string {
  return categories.length === 0 ? tagline : `${tagline} ${categories.join(', ')}.`
}

/** The description of a category without a text of its own, or of its following pages. */
export function listingDescription(
  tagline: string,
  name: string,
  { total, number, pageCount }: Pick<ListingPage, 'total' | 'number' | 'pageCount'>,
): string {
  const place = number === 1 ? '' : `, strana ${number} ${outOf(pageCount)}`
  return `${name}: ${formatProductCount(total)}${place}. ${tagline}`
}

/** @example productDescription('Hrnček Kriváň', 890) // 'Hrnček Kriváň za 8,90 €. Objednáte si aj bez registrácie.' */
export function productDescription(name: string, priceCents: Cents): string {
  return `${name} za\u00A0${formatPrice(priceCents)}. Objednáte si aj bez registrácie.`
}
