import { TOLD_PICTURES } from '../config/shop/search-engines.ts'
import { toEuros, type Cents } from '../domain/money.ts'
import { productPath } from '../domain/product/product-path.ts'
import type { ProductDetail } from '../domain/product/product.ts'
import { returnPolicy } from './returns.ts'
import { fullAddress, withContext, type Thing } from './json-ld.ts'

/** What is said of a product beside itself. */
export interface ProductFacts {
  /** `null` where nobody says. */
  brand: string | null
  /** Plain text. */
  description: string
  /** Its gallery; where a picture cannot be shown, `large` is `null`. */
  pictures: readonly { large: { src: string } | null }[]
  isOrderable: boolean
  /** Nobody can return what was made to the customer's order. */
  isMadeToOrder: boolean
  /** What it costs to have one piece brought; `null` where nobody brings it (rule 121). */
  deliveryCents: Cents | null
}

/** An amount as schema.org has it: euros, with two decimals. */
function euros(cents: Cents): string {
  return toEuros(cents).toFixed(2)
}

function shipping(costCents: Cents): Thing {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: euros(costCents), currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'SK' },
  }
}

/** A product with its price, whether it can be bought, what delivery costs, and whether it can be returned. */
export function productJsonLd(site: string, product: ProductDetail, facts: ProductFacts): Thing {
  const { name, slug, code, priceCents } = product
  const { brand, description, deliveryCents } = facts
  const pictures = facts.pictures
    .flatMap(({ large }) => (large ? fullAddress(site, large.src) : []))
    .slice(0, TOLD_PICTURES)
  const url = fullAddress(site, productPath(slug))
  return withContext({
    '@type': 'Product',
    name,
    url,
    ...(code !== '' && { sku: code }),
    description,
    ...(pictures.length > 0 && { image: pictures }),
    ...(brand !== null && { brand: { '@type': 'Brand', name: brand } }),
    offers: {
      '@type': 'Offer',
      url,
      price: euros(priceCents),
      priceCurrency: 'EUR',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${facts.isOrderable ? 'InStock' : 'OutOfStock'}`,
      ...(deliveryCents !== null && { shippingDetails: shipping(deliveryCents) }),
      // What all others can be returned under stands in what is said of the shop.
      ...(facts.isMadeToOrder && { hasMerchantReturnPolicy: returnPolicy(site, true) }),
    },
  })
}
