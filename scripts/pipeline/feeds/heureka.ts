import { isDeliveryFree, offeredPayments } from '../../../src/cart/rules/delivery.ts'
import type { DeliveryOption, DeliverySettings } from '../../../src/catalogue/rules/settings.ts'
import { slugify } from '../../../src/text/fold.ts'
import { formatEuros, type Cents } from '../../../src/text/money.ts'
import type { Cut } from '../../../src/catalogue/rules/product-choices.ts'
import { FACTS } from '../../../src/product/texts/product-page.ts'
import { fashionName, variantParts } from '../../../src/catalogue/texts/variant.ts'
import { FEEDS_DIR, limit, limitName, MAX_PICTURES, type Feed } from './feed.ts'
import { ofNearestCategory, type Offer } from './offers.ts'
import { element, XML_DECLARATION } from './xml.ts'

/** Heureka's limits, in characters. */
const LIMITS = { name: 200, description: 5000, address: 300, picture: 255, category: 255 } as const

export interface HeurekaDelivery {
  settings: DeliverySettings
  /** Heureka's name of a carrier, by a word of a delivery's name. */
  carriers: Readonly<Record<string, string>>
  /** Heureka's name of the post. */
  post: string
  /** Category slug and cut to a path in Heureka's tree. */
  categories: Readonly<Record<string, Readonly<Partial<Record<Cut | 'other', string>>>>>
}

function parent(name: string, ...children: string[]): string {
  return `<${name}>\n${children.join('')}</${name}>\n`
}

/**
 * Heureka's name of a delivery's carrier; `null` for a pickup and for an unknown carrier. A delivery to a pick-up point
 * needs the name from the API: Heureka names the same carrier's couriers differently.
 */
function carrierOf(
  { kind, name, carrier }: DeliveryOption,
  { carriers, post }: HeurekaDelivery,
): string | null {
  if (kind === 'pickup') return null
  if (carrier !== undefined || kind === 'point') return carrier ?? null
  const words = slugify(name).split('-')
  return kind === 'post'
    ? post
    : (carriers[words.find((word) => Object.hasOwn(carriers, word)) ?? ''] ?? null)
}

/** The cheapest delivery of each carrier: Heureka hides a carrier that is listed twice. */
function cheapestDeliveries(delivery: HeurekaDelivery): ReadonlyMap<string, DeliveryOption> {
  const cheapest = new Map<string, DeliveryOption>()
  for (const option of delivery.settings.deliveryOptions) {
    const carrier = carrierOf(option, delivery)
    if (carrier === null) continue
    const known = cheapest.get(carrier)
    if (!known || option.costCents < known.costCents) cheapest.set(carrier, option)
  }
  return cheapest
}

function deliveryElement(
  carrier: string,
  { id, costCents }: DeliveryOption,
  priceCents: Cents,
  { settings }: HeurekaDelivery,
): string {
  // Free delivery is also free of the payment's fee.
  const isFree = isDeliveryFree(priceCents, settings)
  const charged = (cents: Cents) => formatEuros(isFree ? 0 : cents)
  const payments = offeredPayments(settings.paymentOptions, id)
  const cash = payments.find(({ kind }) => kind === 'cash-on-delivery')
  return parent(
    'DELIVERY',
    element('DELIVERY_ID', carrier),
    element('DELIVERY_PRICE', charged(costCents)),
    element('DELIVERY_PRICE_COD', cash ? charged(costCents + cash.costCents) : null),
  )
}

/** The path in Heureka's tree of the category or of the nearest one above it, or its path in the shop. */
function categoryText(offer: Offer, { categories }: HeurekaDelivery): string {
  const paths = ofNearestCategory(categories, offer)
  return limit(
    (offer.cut && paths?.[offer.cut]) ?? paths?.other ?? offer.categories.map(({ name }) => name).join(' | '),
    LIMITS.category,
  )
}

function eanOf({ gtin }: Offer): string | null {
  return gtin.length === 13 ? gtin : null
}

export function heurekaFeed(delivery: HeurekaDelivery): Feed {
  const deliveries = [...cheapestDeliveries(delivery)]
  return {
    path: `${FEEDS_DIR}/heureka.xml`,
    start: `${XML_DECLARATION}<SHOP>\n`,
    end: '</SHOP>\n',
    entry: (offer: Offer) => {
      const [picture, ...others] = offer.pictures.filter((address) => address.length <= LIMITS.picture)
      if (picture === undefined || offer.address.length > LIMITS.address || offer.categories.length === 0)
        return null
      const name = limitName(offer.name, LIMITS.name, (short) =>
        fashionName(short, { ...offer, cut: offer.cutToName }),
      )
      const { manufacturer } = offer
      return parent(
        'SHOPITEM',
        element('ITEM_ID', offer.id),
        element('PRODUCTNAME', name),
        element('DESCRIPTION', limit(offer.description || name, LIMITS.description)),
        element('URL', offer.address),
        element('IMGURL', picture),
        ...others.slice(0, MAX_PICTURES).map((other) => element('IMGURL_ALTERNATIVE', other)),
        element('PRICE_VAT', formatEuros(offer.priceCents)),
        element('MANUFACTURER', offer.brand ?? manufacturer?.name ?? null),
        element('MANUFACTURER_POSTAL_ADDRESS', manufacturer?.address || null),
        element('MANUFACTURER_ELECTRONIC_ADDRESS', manufacturer?.email || null),
        element('EAN', eanOf(offer)),
        element('PRODUCTNO', offer.code || null),
        element('CATEGORYTEXT', categoryText(offer, delivery)),
        ...[
          ...variantParts(offer, offer.sizeName),
          ...(offer.material ? [[FACTS.material, offer.material]] : []),
        ].map(([name = '', value = '']) =>
          parent('PARAM', element('PARAM_NAME', name), element('VAL', value)),
        ),
        element('DELIVERY_DATE', offer.terms.dispatchDays),
        ...deliveries.map(([carrier, option]) =>
          deliveryElement(carrier, option, offer.priceCents, delivery),
        ),
        // Heureka groups only clothes that differ in nothing but size.
        element('ITEMGROUP_ID', offer.isGarment ? offer.sizeGroup : null),
      )
    },
  }
}
