import { toEuros, type Cents } from '../domain/money.ts'
import { productPath } from '../domain/product/product-path.ts'
import type { ProductDetail } from '../domain/product/product.ts'
import { returnPolicy } from './returns.ts'
import { fullAddress, topThing, type Thing } from './thing.ts'

/** What is said of a product beside itself. */
export interface ProductFacts {
  /** Whoever sells it. */
  seller: string
  /** `null` where nobody says. */
  brand: string | null
  /** Plain text. */
  description: string
  /** Full addresses. */
  pictures: readonly string[]
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
export function productThing(site: string, product: ProductDetail, facts: ProductFacts): Thing {
  const { name, slug, code, priceCents } = product
  const { brand, description, pictures, deliveryCents } = facts
  const url = fullAddress(site, productPath(slug))
  return topThing({
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
      seller: { '@type': 'Organization', name: facts.seller },
      ...(deliveryCents !== null && { shippingDetails: shipping(deliveryCents) }),
      hasMerchantReturnPolicy: returnPolicy(site, facts.isMadeToOrder),
    },
  })
}
