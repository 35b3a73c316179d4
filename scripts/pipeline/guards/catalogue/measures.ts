import type { Combination } from '../../../../src/catalogue/rules/offers.ts'
import type { Offer, ProductDetail } from '../../../../src/catalogue/rules/product.ts'
import { toProductRules } from '../../../../src/config/product-rules.ts'
import {
  offeredSizes,
  productChoices,
  type ProductChoices,
} from '../../../../src/catalogue/rules/product-choices.ts'
import { digestOf } from '../../digest.ts'
import type { Published, PublishedProduct } from '../../publish/published.ts'
import type { PulledCatalogue } from '../../pull/pull-catalogue.ts'

/** The values of a catalogue that a build compares with those online. */
export type Measures = Pick<
  Published,
  'counts' | 'points' | 'categories' | 'filters' | 'products' | 'settings' | 'givenSettings'
>

/** 36 bits, enough to tell the texts of one shop apart; '' for an empty text. */
export const hashOf = (content: string | readonly unknown[]) =>
  content.length === 0 ? '' : digestOf(content).slice(0, 6)

/** The key of an offer among those of its product. @example offerKey({ color: 'biela', size: 'M' }) // 'biela, M' */
export function offerKey({ color, size }: Combination): string {
  return [color, size].filter(Boolean).join(', ')
}

const toOffer = (offer: Offer): [key: string, [cents: number, before: number, isOpen: 0 | 1]] => [
  offerKey(offer),
  [offer.priceCents, offer.priceBeforeCents ?? 0, offer.isAvailable ? 1 : 0],
]

const sum = <T>(list: readonly T[], toNumber: (one: T) => number) =>
  list.reduce((total, one) => total + toNumber(one), 0)

function toPublished(product: ProductDetail, choices: ProductChoices): PublishedProduct {
  const { id, slug, priceCents, priceBeforeCents, name, descriptionHtml, imagePath, tags } = product
  const { images, code, type, status, isForKids, isWithoutPrint, variants, createdAt, information } = product
  const sizes = offeredSizes(choices)
  const open = sizes.length === 0 ? 1 : sizes.filter(({ isAvailable }) => isAvailable).length
  return {
    ...{ id, slug, cents: priceCents, before: priceBeforeCents ?? 0 },
    name: hashOf(name),
    label: name,
    text: hashOf(descriptionHtml),
    picture: hashOf(imagePath),
    gallery: hashOf(images),
    tags: hashOf(tags),
    facts: hashOf([code, type, status, isForKids, isWithoutPrint, variants, createdAt, information]),
    open: choices.unavailable === null ? open : 0,
    sizes: Math.max(1, sizes.length),
    ...(product.offers && { offers: Object.fromEntries(product.offers.map(toOffer)) }),
  }
}

export function measureCatalogue({
  catalogue,
  givenSettings,
  pointLists,
}: Pick<PulledCatalogue, 'catalogue' | 'givenSettings' | 'pointLists'>): Measures {
  const { products, categories, attributes, banners, settings, canRefine } = catalogue
  const rules = toProductRules(settings.sizeLabels)
  const choices = products.map((product) => productChoices(product, rules))
  const published = products.map((product, at) => toPublished(product, choices[at] as ProductChoices))
  const count = (has: (product: ProductDetail) => boolean) => products.filter(has).length
  const offered = published.flatMap(({ offers }) => (offers ? [Object.values(offers)] : []))
  const used = new Set(products.flatMap(({ tags }) => tags))
  const values = attributes.flatMap((attribute) => attribute.values).filter(({ id }) => used.has(id))
  return {
    counts: {
      available: published.filter(({ open }) => open > 0).length,
      described: count(({ descriptionHtml }) => descriptionHtml !== ''),
      tagged: count(({ tags }) => tags.length > 0),
      letters: sum(products, ({ descriptionHtml }) => descriptionHtml.length),
      gallery: sum(products, ({ images }) => images.length),
      colours: sum(products, ({ variants }) => variants.length),
      cuts: sum(choices, ({ cuts }) => cuts.filter(({ cut }) => cut !== null).length),
      filters: values.length,
      banners: banners.length,
      sorting: Number(canRefine),
      ...(offered.length > 0 && {
        offered: offered.length,
        offers: offered.flat().filter(([, , isOpen]) => isOpen).length,
      }),
    },
    points: Object.fromEntries(
      pointLists.flatMap(({ name, points }) => (points.length > 0 ? [[name, points.length]] : [])),
    ),
    categories: Object.fromEntries(
      categories.map(({ slug, name, productIds }) => [slug, [hashOf(name), [...productIds]]]),
    ),
    filters: Object.fromEntries(values.map(({ id, name }) => [id, hashOf(name)])),
    products: published,
    settings,
    givenSettings,
  }
}
