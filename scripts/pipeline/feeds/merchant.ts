import type { DaySpan } from '../../../src/company/rules/working-days.ts'
import { formatEuros, type Cents } from '../../../src/text/money.ts'
import type { Cut } from '../../../src/catalogue/rules/product-choices.ts'
import { variantName } from '../../../src/catalogue/texts/variant.ts'
import { FEEDS_DIR, limit, limitName, MAX_PICTURES, type Feed } from './feed.ts'
import { ofNearestCategory, type Offer } from './offers.ts'
import { element, escapeXml, XML_DECLARATION } from './xml.ts'

/* The RSS feeds of Google Merchant Center and of Meta's catalogue. Both have almost the same elements. */

/** The longest texts, in characters: for each element the smaller limit of Google and Meta. */
const LIMITS = {
  title: 150,
  description: 5000,
  address: 2000,
  brand: 70,
  category: 750,
  choice: 100,
  material: 200,
} as const

const GENDERS: Readonly<Record<Cut, string>> = {
  damsky_strih: 'female',
  pansky_strih: 'male',
  unisex_strih: 'unisex',
  detsky_strih: 'unisex',
}

export interface MerchantShop {
  name: string
  description: string
  site: string
  /** The cost of delivery for goods of this price; `null` if the shop delivers nothing. */
  deliveryCents: (priceCents: Cents) => Cents | null
  /** Category slug to a path in Google's product taxonomy. */
  categories: Readonly<Record<string, string>>
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
  return `${formatEuros(cents)} EUR`
}

/** Size, colour and group of a variant; age and gender of a garment. */
function choiceOf(offer: Offer): string {
  const { cut, color, isGarment, isForKids, sizeName } = offer
  const size = sizeName ? '' : offer.size
  const text = (value: string) => (value === '' ? null : limit(value, LIMITS.choice))
  return [
    element('g:size', text(size)),
    // The shop's sizes are European, such as 2XL, or 122 for children.
    element('g:size_system', isGarment && size !== '' ? 'EU' : null),
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

function daysOf(name: string, days: DaySpan | null): string {
  return days === null ? '' : element(`g:min_${name}`, days[0]) + element(`g:max_${name}`, days[1])
}

/** The elements that both feeds have; `null` for an offer that they would refuse. */
function commonPart(offer: Offer, { categories }: MerchantShop): string | null {
  const [picture, ...others] = offer.pictures.filter((address) => address.length <= LIMITS.address)
  const title = limitName(offer.name, LIMITS.title, (short) => variantName(short, offer))
  const path = offer.categories.map(({ name }) => name).join(' > ')
  if (picture === undefined || offer.address.length > LIMITS.address) return null
  return [
    element('g:id', offer.id),
    element('g:title', title),
    element('g:description', limit(offer.description || title, LIMITS.description)),
    element('g:link', offer.address),
    element('g:image_link', picture),
    ...others.slice(0, MAX_PICTURES).map((other) => element('g:additional_image_link', other)),
    element('g:condition', 'new'),
    pricesOf(offer),
    element('g:gtin', offer.gtin || null),
    element('g:material', offer.material === '' ? null : limit(offer.material, LIMITS.material)),
    element('g:google_product_category', ofNearestCategory(categories, offer) ?? null),
    element('g:product_type', path === '' ? null : limit(path, LIMITS.category)),
    choiceOf(offer),
  ].join('')
}

const item = (...parts: string[]) => `<item>\n${parts.join('')}</item>\n`

/** The shop's own code of an offer. */
const codeOf = ({ code }: Offer) => element('g:mpn', code === '' ? null : limit(code, LIMITS.brand))

/** A feed in Merchant Center's form. @param own gives the elements that only this feed has */
function merchantFeed(path: string, shop: MerchantShop, own: (offer: Offer) => string[]): Feed {
  return {
    path,
    start: start(shop),
    end: END,
    entry: (offer) => {
      const common = commonPart(offer, shop)
      return common === null ? null : item(common, ...own(offer))
    },
  }
}

/** Cost and duration of delivery. */
function shippingOf({ priceCents, terms }: Offer, { deliveryCents }: MerchantShop): string {
  const cents = deliveryCents(priceCents)
  const { handling, transit } = terms
  const price = cents === null ? '' : element('g:price', euros(cents)) + daysOf('transit_time', transit)
  return (
    daysOf('handling_time', handling) +
    (price && `<g:shipping>\n${element('g:country', 'SK')}${price}</g:shipping>\n`)
  )
}

export function googleFeed(shop: MerchantShop): Feed {
  return merchantFeed(`${FEEDS_DIR}/google.xml`, shop, (offer) => {
    const { brand } = offer
    return [
      element('g:availability', 'in_stock'),
      element('g:brand', brand === null ? null : limit(brand, LIMITS.brand)),
      // Only the shop's own prints are sure to have no manufacturer's number. Google takes no code beside that.
      offer.isOwnPrint && offer.gtin === '' ? element('g:identifier_exists', 'no') : codeOf(offer),
      // Merchant Center has a policy with this label for goods that cannot be returned.
      element('g:return_policy_label', offer.terms.isReturnable ? null : 'bez-vratenia'),
      shippingOf(offer, shop),
    ]
  })
}

/** The feed of Meta's catalogue, for Facebook and Instagram. The shop stands for a missing brand. */
export function metaFeed(shop: MerchantShop): Feed {
  return merchantFeed(`${FEEDS_DIR}/meta.xml`, shop, (offer) => [
    element('g:availability', 'in stock'),
    element('g:brand', limit(offer.brand ?? shop.name, LIMITS.brand)),
    codeOf(offer),
  ])
}
