import type { ListingPage } from '../listing/rules/listing-pages.ts'
import { formatPrice, type Cents } from '../text/money.ts'
import type { Product } from '../catalogue/rules/product.ts'
import { formatFrom } from '../catalogue/texts/price.ts'
import { formatProductCount } from '../catalogue/texts/product-count.ts'
import { TITLE_LENGTH, DESCRIPTION_LENGTH } from '../config/search-engines.ts'
import { shorten } from '../text/plain-text.ts'
import { outOf } from '../text/out-of.ts'
import { cheapestDeliveryCents } from '../cart/rules/delivery.ts'
import type { DeliverySettings } from '../catalogue/rules/settings.ts'
import { deliveryFact } from '../product/texts/product-page.ts'

/* Titles and descriptions for search engines and shared links. Functions named `more` give additions, which are used
   while there is room (`fitTitle`). */

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

type Priced = Pick<Product, 'priceCents' | 'priceMaxCents'>

/** @example forPrice({ priceCents: 890 }) // 'za 8,90 €' */
function forPrice(product: Priced): string {
  return `${product.priceMaxCents === undefined ? 'za\u00A0' : ''}${formatFrom(product)}`
}

/** Additions to a product's title. @example productTitleMore({ priceCents: 890 }) // [' za 8,90 €'] */
export function productTitleMore(product: Priced): string[] {
  return [` ${forPrice(product)}`]
}

/**
 * @param price such as 'od 12,90 €'; `null` where the description already has it
 * @param delivery a sentence of `deliveryFact`; `null` where the shop delivers nowhere
 */
function priceSentences(price: string | null, delivery: string | null): string[] {
  return [...(price === null ? [] : [`Cena ${price}.`]), ...(delivery === null ? [] : [`${delivery}.`])]
}

/** The owner's sentence. @example homeTitle('Oblečenie, ktoré vydrží.') // 'Oblečenie, ktoré vydrží' */
export function homeTitle(tagline: string): string {
  return shorten(tagline, TITLE_LENGTH.max).replace(/\.$/, '')
}

/**
 * The owner's sentence and as many categories as fit.
 * @example homeDescription('Oblečenie … vydrží.', ['Tričká', 'Mikiny']) // 'Oblečenie … vydrží. Tričká, Mikiny.'
 */
export function homeDescription(tagline: string, categories: readonly string[]): string {
  return categories
    .map((_, index) => `${tagline} ${categories.slice(0, index + 1).join(', ')}.`)
    .reduce((all, longer) => (longer.length <= DESCRIPTION_LENGTH.max ? longer : all), tagline)
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

/** @example productDescription(product) // 'Hrnček Kriváň za 8,90 €. Objednáte si aj bez registrácie.' */
export function productDescription(product: Priced & Pick<Product, 'name'>): string {
  return `${product.name} ${forPrice(product)}. Objednáte si aj bez registrácie.`
}

/**
 * A title followed by as many additions as it needs (each with its space or comma), and by the shop's name if there is
 * room.
 * @example fitTitle('Tričká', [' od 12,90 €', ', 78 produktov'], 'Nitka') // 'Tričká od 12,90 €, 78 produktov | Nitka'
 */
export function fitTitle(title: string, more: readonly string[], shop: string): string {
  const whole = (text: string) => `${text} | ${shop}`
  const fitted = more.reduce(
    (text, part) =>
      whole(text).length < TITLE_LENGTH.min && whole(text + part).length <= TITLE_LENGTH.max
        ? text + part
        : text,
    title,
  )
  const isTooLong = whole(fitted).length > TITLE_LENGTH.max && fitted.length >= TITLE_LENGTH.min
  return isTooLong ? fitted : whole(fitted)
}

/** A page's description for search engines: a text, and each sentence of `more` that still fits. */
export function fitDescription(text: string, more: readonly string[]): string {
  return more.reduce((all, sentence) => {
    const longer = `${all}${/[\p{L}\p{N}]$/u.test(all) ? '.' : ''} ${sentence}`.trim()
    return longer.length <= DESCRIPTION_LENGTH.max ? longer : all
  }, text)
}

function delivery(settings: DeliverySettings, priceCents: Cents): string | null {
  return deliveryFact(settings, priceCents, cheapestDeliveryCents(settings.deliveryOptions))
}

/** Sentences that fill up the description of a page with many products: the cost of delivery for a small order. */
export function shopSentences(settings: DeliverySettings): string[] {
  return priceSentences(null, delivery(settings, 0))
}

/** The lowest price is only on the first page: a new price must not change all pages (decision 22). */
export function listingSentences({ fromCents, number }: ListingPage, settings: DeliverySettings): string[] {
  return fromCents === null || number > 1
    ? []
    : priceSentences(`od\u00A0${formatPrice(fromCents)}`, delivery(settings, 0))
}

/** Sentences that fill up a product's description. @param isPriceNew false when the description already has the price */
export function productSentences(product: Priced, isPriceNew: boolean, settings: DeliverySettings): string[] {
  return priceSentences(isPriceNew ? formatFrom(product) : null, delivery(settings, product.priceCents))
}
