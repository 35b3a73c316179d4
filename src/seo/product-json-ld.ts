import type {
  AggregateOffer,
  Offer,
  OfferShippingDetails,
  Product as ProductThing,
  ProductGroup,
  QuantitativeValue,
} from 'schema-dts'
import { MAX_TOLD_VARIANTS, TOLD_PICTURES } from '../config/search-engines.ts'
import type { DaySpan } from '../company/rules/working-days.ts'
import type { SaleTerms } from '../cart/rules/delivery.ts'
import { formatEuros, type Cents } from '../text/money.ts'
import type { Cut, ProductChoices } from '../catalogue/rules/product-choices.ts'
import { productPath } from '../catalogue/rules/product-path.ts'
import {
  availableVariants,
  variantPaths,
  type ProductVariant,
  groupId,
  hasVariants,
  variantIds,
} from '../catalogue/rules/product-variants.ts'
import { offerOf } from '../catalogue/rules/offers.ts'
import type { Product, ProductDetail } from '../catalogue/rules/product.ts'
import { fullPicturePath } from '../catalogue/rules/image-path.ts'
import { NO_RETURN, fullAddress, withContext, type Thing } from './json-ld.ts'
import { variantName } from '../catalogue/texts/variant.ts'

/** Facts for the JSON-LD of a product, beside the product. */
export interface JsonLdFacts {
  choices: ProductChoices
  brand: string | null
  /** Plain text. */
  description: string
  /** Its gallery. `large` is `null` for a picture that cannot be shown. */
  pictures: readonly { path: string; color: string | null; large: { src: string } | null }[]
  isAvailable: boolean
  /** The cost of having one piece delivered; `null` where the shop delivers nowhere (rule 121). */
  deliveryCents: Cents | null
  terms: SaleTerms
}

const GENDERS: Readonly<Partial<Record<Cut, string>>> = { damsky_strih: 'female', pansky_strih: 'male' }

function days([minValue, maxValue]: DaySpan): QuantitativeValue {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }
}

/** The terms of delivery; unknown times are left out. */
function shipping(costCents: Cents, { handling, transit }: SaleTerms): OfferShippingDetails {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: formatEuros(costCents), currency: 'EUR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'SK' },
    ...((handling ?? transit) && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        ...(handling && { handlingTime: days(handling) }),
        ...(transit && { transitTime: days(transit) }),
      },
    }),
  }
}

/** @param open the offers of a product in too many variants: a span of prices stands for them */
function toOffer(
  { priceCents }: Pick<Product, 'priceCents'>,
  facts: JsonLdFacts,
  open: readonly Pick<Product, 'priceCents'>[] = [],
) {
  const prices = open.map((one) => one.priceCents)
  const price =
    prices.length > 1
      ? {
          ...{ '@type': 'AggregateOffer' as const, offerCount: prices.length },
          ...{ lowPrice: formatEuros(Math.min(...prices)), highPrice: formatEuros(Math.max(...prices)) },
        }
      : { '@type': 'Offer' as const, price: formatEuros(priceCents) }
  return {
    ...price,
    priceCurrency: 'EUR',
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${facts.isAvailable ? 'InStock' : 'OutOfStock'}`,
    ...(facts.deliveryCents !== null && { shippingDetails: shipping(facts.deliveryCents, facts.terms) }),
    // All other products have the shop's own return policy (`organization`).
    ...(!facts.terms.isReturnable && { hasMerchantReturnPolicy: NO_RETURN }),
  } satisfies Offer | AggregateOffer
}

/** The variants that can be bought now, under the ids of the feeds. The first contains their offer, unless each has its own. */
function toVariants(
  site: string,
  product: ProductDetail,
  facts: JsonLdFacts,
  variants: readonly ProductVariant[],
) {
  const { choices } = facts
  const idOf = variantIds(product.id, choices)
  const pathOf = variantPaths(product.slug, choices)
  const shown = facts.pictures.filter(({ large }) => large)
  /** A colour without a picture gets one that shows no colour, else the first picture, as on the page. */
  const pictureOf = (wanted: string) =>
    ([wanted, null].flatMap((name) => shown.find(({ color }) => color === name) ?? [])[0] ?? shown[0])?.large
      ?.src
  const id = '#offer'
  const toVariant = (variant: ProductVariant, index: number) => {
    const { cut, size, color } = variant
    const picture = pictureOf(color)
    const own = product.offers && offerOf(product, variant)
    const gender = choices.cuts.length > 1 && cut !== null ? GENDERS[cut] : undefined
    return {
      '@type': 'Product',
      sku: idOf(variant),
      name: variantName(product.name, variant),
      url: fullAddress(site, pathOf(variant)),
      ...(picture !== undefined && { image: fullAddress(site, picture) }),
      ...(size !== '' && { size }),
      ...(color !== '' && { color }),
      ...(gender !== undefined && { audience: { '@type': 'PeopleAudience', suggestedGender: gender } }),
      ...(own?.code && { mpn: own.code }),
      ...(own?.ean && { gtin: own.ean }),
      offers: own
        ? toOffer(own, facts)
        : index === 0
          ? { ...toOffer(product, facts), '@id': id }
          : { '@id': id },
    } satisfies ProductThing
  }
  return variants.map(toVariant)
}

function onlyVariant({ cuts: [{ cut, sizes }], colors }: ProductChoices): ProductVariant {
  return { cut, size: sizes[0]?.label ?? '', color: colors[0] ?? '' }
}

function variesBy({ cuts, colors }: ProductChoices): string[] {
  return [
    ...(cuts.length > 1 ? ['suggestedGender'] : []),
    ...(cuts.some(({ sizes }) => sizes.length > 1) ? ['size'] : []),
    ...(colors.length > 1 ? ['color'] : []),
  ].map((name) => `https://schema.org/${name}`)
}

/** A product with variants is a group of those that can be bought now. With too many variants it is one product. */
export function productJsonLd(site: string, product: ProductDetail, facts: JsonLdFacts): Thing {
  const { id, name, slug, information } = product
  const { brand, description, choices } = facts
  const variants = availableVariants(choices)
  const isWhole = ({ path }: { path: string }) => fullPicturePath(path) === path
  const whole = facts.pictures.filter(isWhole)
  const pictures = (whole.some(({ large }) => large) ? whole : facts.pictures)
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
  const own = product.offers && !hasVariants(choices) && offerOf(product, onlyVariant(choices))
  const ean = (own && own.ean) || information.ean
  const open = product.offers?.filter(({ isAvailable }) => isAvailable)
  return withContext({
    ...common,
    '@type': 'Product',
    sku: hasVariants(choices) ? groupId(id) : variantIds(id, choices)(onlyVariant(choices)),
    ...(ean !== '' && !hasVariants(choices) && { gtin: ean }),
    ...(own && own.code && { mpn: own.code }),
    offers: { ...toOffer(product, facts, open), url },
  } satisfies ProductThing)
}
