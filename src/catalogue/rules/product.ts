import type { Cents } from '../../text/money.ts'
import type { ProductInformation } from './product-information.ts'
import type { ProductStatus } from './product-status.ts'

export interface Variant {
  name: string
  thumbnail: string
}

export interface ProductImage {
  path: string
  thumbnailPath: string
}

/** A combination of a colour and a size, with a price of its own (rule 137). */
export interface Offer {
  /** '' for a product without colours. */
  color: string
  /** '' for a product without sizes. */
  size: string
  priceCents: Cents
  /** As that of a product. */
  priceBeforeCents: Cents | null
  isAvailable: boolean
  /** '' for none. */
  ean: string
  /** The API's code, which an order sends; '' for none. */
  code: string
}

/** A product with the fields that listings have (rule 101). */
export interface Product {
  id: number
  slug: string
  name: string
  code: string
  /** With offers, the lowest that can be bought. */
  priceCents: Cents
  /** The highest price that can be bought, if it is another. */
  priceMaxCents?: Cents
  /** The combinations in which it is sold; missing if all are sold at one price. */
  offers?: readonly Offer[]
  /** What a size is, such as 'Formát'; missing for a size. */
  sizeName?: string
  /** The lowest price of the 30 days before a reduction; `null` without a reduction, or when unknown. */
  priceBeforeCents: Cents | null
  /** The owner's HTML. Only that of the catalogue is sanitised and may be rendered. */
  descriptionHtml: string
  /** The main picture's path below `web_files/`; '' when the product has none. */
  imagePath: string
  /** `YYYY-MM-DD HH:MM:SS` or `YYYY-MM-DD`, as the API sends it. */
  createdAt: string
  tags: readonly string[]
  status: ProductStatus | null
  type: string
  isForKids: boolean
  isWithoutPrint: boolean
  variants: readonly Variant[]
  /** For each variant its colour in three hex digits; '' where it was not measured. */
  swatches: readonly string[]
  /** Labels of sizes that can be bought now; `null` when the API does not say. */
  sizes: readonly string[] | null
  /** Labels of all its sizes. They matter where no tag names a size (rule 106). */
  allOfSizes: readonly string[]
  /** `null` when the API does not say. The shop's own table then decides (rule 125). */
  isMadeToOrder: boolean | null
}

/**
 * The reduction (rule 112) in whole percent, rounded down; `null` without a previous price, or below 1 %.
 * @example discountPercent({ priceCents: 1450, priceBeforeCents: 1990 }) // 27
 */
export function discountPercent({
  priceCents,
  priceBeforeCents,
}: Pick<Product, 'priceCents' | 'priceBeforeCents'>): number | null {
  if (priceBeforeCents === null || priceBeforeCents <= priceCents) return null
  return Math.floor(((priceBeforeCents - priceCents) * 100) / priceBeforeCents) || null
}

/** A discount's badge needs a previous price, unless the owner vouches for it (`areUnprovenShown`). */
export function shownStatus(
  { status, priceBeforeCents }: Pick<Product, 'status' | 'priceBeforeCents'>,
  areUnprovenShown = false,
): ProductStatus | null {
  return status === '50% Discount' && priceBeforeCents === null && !areUnprovenShown ? null : status
}

export type CardProduct = Pick<
  Product,
  | 'id'
  | 'slug'
  | 'name'
  | 'priceCents'
  | 'priceBeforeCents'
  | 'priceMaxCents'
  | 'status'
  | 'imagePath'
  | 'variants'
  | 'swatches'
> & {
  /** The path of a small picture that shows something else, from the index; '' for none. */
  otherPicture?: string
}

export function toCard(product: CardProduct): CardProduct {
  const { id, slug, name, priceCents, priceBeforeCents, status, imagePath, variants, swatches } = product
  const { priceMaxCents } = product
  return {
    ...{ id, slug, name, priceCents, priceBeforeCents, status, imagePath, variants, swatches },
    ...(priceMaxCents !== undefined && { priceMaxCents }),
  }
}

export type ListedProduct = CardProduct &
  Pick<Product, 'code' | 'tags' | 'sizes' | 'allOfSizes' | 'offers' | 'sizeName'>

export interface ProductDetail extends Product {
  images: readonly ProductImage[]
  information: ProductInformation
}

/**
 * The brand that a product's tags name; else the manufacturer of goods that the shop only resells; else `null`.
 * @param brands attribute value id to brand
 */
export function brandOf(
  { tags, isWithoutPrint, information }: Pick<ProductDetail, 'tags' | 'isWithoutPrint' | 'information'>,
  brands: Readonly<Record<string, string>>,
): string | null {
  const named = tags.map((tag) => (Object.hasOwn(brands, tag) ? brands[tag] : undefined)).find(Boolean)
  return named ?? (isWithoutPrint ? (information.manufacturer?.name ?? null) : null)
}
