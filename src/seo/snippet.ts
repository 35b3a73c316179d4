import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../config/search-engines.ts'
import { cheapestDeliveryCents } from '../cart/rules/delivery.ts'
import type { DeliverySettings } from '../catalogue/rules/settings.ts'
import type { ListingPage } from '../listing/rules/listing-pages.ts'
import { formatPrice, type Cents } from '../text/money.ts'
import { deliveryFact } from '../product/texts/product-page.ts'
import { priceSentences } from './texts.ts'

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
export function productSentences(
  priceCents: Cents,
  isPriceNew: boolean,
  settings: DeliverySettings,
): string[] {
  return priceSentences(isPriceNew ? formatPrice(priceCents) : null, delivery(settings, priceCents))
}
