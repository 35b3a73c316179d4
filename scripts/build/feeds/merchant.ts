import type { Cents } from '../../../src/domain/money.ts'
import type { Cut } from '../../../src/domain/product/cuts.ts'
import { variantName } from '../../../src/messages/product/variant.ts'
import { FEEDS_DIR, feedPrice, limit, type Feed } from './feed.ts'
import type { Offer } from './offers.ts'
import { element, escapeXml, XML_DECLARATION } from './xml.ts'

/*
 * The RSS that Google Merchant Center takes, and Meta's catalogue too: the same things under the same names, but for a
 * few words.
 */

/** Their limits, in characters; where they differ, the smaller. */
const LIMITS = {
  title: 150,
  description: 5000,
  address: 2000,
  brand: 70,
  category: 750,
  choice: 100,
} as const
/** Beside the main one, for each variant: more would make the file of a large catalogue half as large again. */
const MAX_PICTURES = 3

const GENDERS: Readonly<Record<Cut, string>> = {
  damsky_strih: 'female',
  pansky_strih: 'male',
  unisex_strih: 'unisex',
  detsky_strih: 'unisex',
}

/** What both say of the shop. */
export interface MerchantShop {
  name: string
  description: string
  site: string
  /** What it costs to have goods of a price brought; `null` where nobody brings them. */
  deliveryCents: (priceCents: Cents) => Cents | null
}

function start({ name, description, site }: MerchantShop): string {
  return (
    `${XML_DECLARATION}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n` +
    `<title>${escapeXml(name)}</title>\n<link>${escapeXml(site)}</link>\n` +
    `<description>${escapeXml(description)}</description>\n`
  )
}

const END = '</channel>\n</rss>\n'

function euros(cents: Cents): string {
  return `${feedPrice(cents)} EUR`
}

/** What there is to choose, and whom a garment is for. */
function choiceOf(offer: Offer): string {
  const { cut, size, color, isGarment, isForKids } = offer
  const text = (value: string) => (value === '' ? null : limit(value, LIMITS.choice))
  return [
    element('g:size', text(size)),
    element('g:color', text(color)),
    element('g:gender', isGarment ? (cut === null ? 'unisex' : GENDERS[cut]) : null),
    element('g:age_group', isGarment ? (isForKids || cut === 'detsky_strih' ? 'kids' : 'adult') : null),
    element('g:item_group_id', offer.productGroup),
  ].join('')
}

function pricesOf({ priceCents, priceBeforeCents }: Offer): string {
  if (priceBeforeCents === null) return element('g:price', euros(priceCents))
  return element('g:price', euros(priceBeforeCents)) + element('g:sale_price', euros(priceCents))
}

/** What both want to know of every offer; `null` for one that they would not take. */
function commonPart(offer: Offer): string | null {
  const [picture, ...others] = offer.pictures.filter((address) => address.length <= LIMITS.address)
  const title = variantName(offer.name, offer)
  if (picture === undefined || offer.address.length > LIMITS.address) return null
  return [
    element('g:id', offer.id),
    element('g:title', limit(title, LIMITS.title)),
    element('g:description', limit(offer.description || title, LIMITS.description)),
    element('g:link', offer.address),
    element('g:image_link', picture),
    ...others.slice(0, MAX_PICTURES).map((other) => element('g:additional_image_link', other)),
    element('g:condition', 'new'),
    pricesOf(offer),
    element('g:product_type', offer.category === '' ? null : limit(offer.category, LIMITS.category)),
    choiceOf(offer),
  ].join('')
}

const item = (...parts: string[]) => `<item>\n${parts.join('')}</item>\n`

/** A feed in Merchant Center's form. @param own what only this one says of an offer */
function merchantFeed(path: string, shop: MerchantShop, own: (offer: Offer) => string[]): Feed {
  return {
    path,
    start: start(shop),
    end: END,
    entry: (offer) => {
      const common = commonPart(offer)
      return common === null ? null : item(common, ...own(offer))
    },
  }
}

/** Google Merchant Center's feed. */
export function googleFeed(shop: MerchantShop): Feed {
  const shippingOf = (cents: Cents | null) =>
    cents === null
      ? ''
      : `<g:shipping>\n${element('g:country', 'SK')}${element('g:price', euros(cents))}</g:shipping>\n`
  return merchantFeed(`${FEEDS_DIR}/google.xml`, shop, (offer) => [
    element('g:availability', 'in_stock'),
    element('g:brand', offer.brand === null ? null : limit(offer.brand, LIMITS.brand)),
    // The shop prints what it sells: there are no numbers of a maker's that anybody else knows it by.
    element('g:identifier_exists', 'no'),
    // What nobody can return needs a policy of its own in Merchant Center, under this name.
    element('g:return_policy_label', offer.isMadeToOrder ? 'bez-vratenia' : null),
    shippingOf(shop.deliveryCents(offer.priceCents)),
  ])
}

/** The feed of Meta's catalogue, for Facebook and Instagram; it takes the shop for the brand of what has none. */
export function metaFeed(shop: MerchantShop): Feed {
  return merchantFeed(`${FEEDS_DIR}/meta.xml`, shop, (offer) => [
    element('g:availability', 'in stock'),
    element('g:brand', limit(offer.brand ?? shop.name, LIMITS.brand)),
  ])
}
