import type { Offer, OfferShippingDetails, Product, ProductGroup, QuantitativeValue } from 'schema-dts'
import { MAX_TOLD_VARIANTS, TOLD_PICTURES } from '../config/shop/search-engines.ts'
import type { DaySpan, deliveryTimes } from '../domain/checkout/delivery-times.ts'
import { toEuros, type Cents } from '../domain/money.ts'
import type { Cut, ProductChoices } from '../domain/product/product-choices.ts'
import { productPath } from '../domain/product/product-path.ts'
import { orderableVariants, type ProductVariant } from '../domain/product/product-variants.ts'
import type { ProductDetail } from '../domain/product/product.ts'
import { groupId, hasVariants, variantIds } from '../domain/product/variant-ids.ts'
import { returnPolicy } from './shop.ts'
import { fullAddress, withContext, type Thing } from './json-ld.ts'

/** What is said of a product beside itself. */
export interface ProductFacts {
  choices: ProductChoices
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
  /** How long an order waits and is on its way. */
  times: ReturnType<typeof deliveryTimes>
}

const GENDERS: Readonly<Partial<Record<Cut, string>>> = { damsky_strih: 'female', pansky_strih: 'male' }

/** An amount as schema.org has it: euros, with two decimals. */
function euros(cents: Cents): string {
  return toEuros(cents).toFixed(2)
}

function days([minValue, maxValue]: DaySpan): QuantitativeValue {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}

/** Nobody knows how long it takes to make what is made to the order. */
function shipping(costCents: Cents, { times, isMadeToOrder }: ProductFacts): OfferShippingDetails {
  const { handling, transit } = times
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: euros(costCents), currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'SK' },
    ...(handling &&
      transit &&
      !isMadeToOrder && {
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(handling),
          transitTime: days(transit),
        },
      }),
  }
}

function toOffer(site: string, { priceCents }: ProductDetail, facts: ProductFacts) {
  return {
    '@type': 'Offer',
    price: euros(priceCents),
    priceCurrency: 'EUR',
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${facts.isOrderable ? 'InStock' : 'OutOfStock'}`,
    ...(facts.deliveryCents !== null && { shippingDetails: shipping(facts.deliveryCents, facts) }),
    // What all others can be returned under stands in what is said of the shop.
    ...(facts.isMadeToOrder && { hasMerchantReturnPolicy: returnPolicy(site, true) }),
  } satisfies Offer
}

/** The variants that can be bought, under the ids of the feeds. All have one offer, which only the first says. */
function toVariants(
  site: string,
  product: ProductDetail,
  facts: ProductFacts,
  variants: readonly ProductVariant[],
) {
  const { choices } = facts
  const idOf = variantIds(product.id, choices)
  const id = '#offer'
  const toVariant = (variant: ProductVariant, index: number) => {
    const { cut, size, color } = variant
    const gender = choices.cuts.length > 1 && cut !== null ? GENDERS[cut] : undefined
    return {
      '@type': 'Product',
      sku: idOf(variant),
      ...(size !== '' && { size }),
      ...(color !== '' && { color }),
      ...(gender !== undefined && { audience: { '@type': 'PeopleAudience', suggestedGender: gender } }),
      offers: index === 0 ? { ...toOffer(site, product, facts), '@id': id } : { '@id': id },
    } satisfies Product
  }
  return variants.map(toVariant)
}

/** By what the variants of a product differ. */
function variesBy({ cuts, colors }: ProductChoices): string[] {
  return [
    ...(cuts.length > 1 ? ['suggestedGender'] : []),
    ...(cuts.some(({ sizes }) => sizes.length > 1) ? ['size'] : []),
    ...(colors.length > 1 ? ['color'] : []),
  ].map((name) => `https://schema.org/${name}`)
}

/**
 * A product with its price, whether it can be bought, what delivery costs, and whether it can be returned; what comes in
 * variants as a group of those that can be bought, unless they are too many for a page.
 */
export function productJsonLd(site: string, product: ProductDetail, facts: ProductFacts): Thing {
  const { id, name, slug, information } = product
  const { brand, description, choices } = facts
  const variants = orderableVariants(choices)
  const pictures = facts.pictures
    .flatMap(({ large }) => (large ? fullAddress(site, large.src) : []))
    .slice(0, TOLD_PICTURES)
  const url = fullAddress(site, productPath(slug))
  const common = {
    name,
    url,
    description,
    ...(pictures.length > 0 && { image: pictures }),
    ...(brand !== null && { brand: { '@type': 'Brand', name: brand } as const }),
    ...(information.material !== '' && { material: information.material }),
    ...(information.color !== '' && choices.colors.length === 0 && { color: information.color }),
  }
  if (hasVariants(choices) && variants.length > 0 && variants.length <= MAX_TOLD_VARIANTS)
    return withContext({
      ...common,
      '@type': 'ProductGroup',
      productGroupID: groupId(id),
      variesBy: variesBy(choices),
      hasVariant: toVariants(site, product, facts, variants),
    } satisfies ProductGroup)
  return withContext({
    ...common,
    '@type': 'Product',
    sku: String(id),
    ...(information.ean !== '' && !hasVariants(choices) && { gtin: information.ean }),
    offers: { ...toOffer(site, product, facts), url },
  } satisfies Product)
}
