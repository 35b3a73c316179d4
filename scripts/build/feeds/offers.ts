import { colorImagePath } from '../../../src/domain/product/color-image-path.ts'
import { galleryPictures } from '../../../src/domain/product/gallery.ts'
import { mediaAddress } from '../../../src/domain/product/image-path.ts'
import { madeToOrder } from '../../../src/domain/product/made-to-order.ts'
import type { Pictures } from '../../../src/domain/product/picture.ts'
import { productChoices, type ProductRules } from '../../../src/domain/product/product-choices.ts'
import { brandOf, type ProductDetail } from '../../../src/domain/product/product.ts'
import {
  orderableVariants,
  variantPaths,
  type ProductVariant,
} from '../../../src/domain/product/product-variants.ts'
import { ALL_CATEGORY, type Catalogue } from '../../../src/domain/shop/catalogue.ts'
import type { Cents } from '../../../src/domain/money.ts'
import { digestOf } from '../digest.ts'
import { xmlText } from './xml.ts'

/** What feeds are made of beside the catalogue. */
export interface OfferSources {
  /** Address of the shop, without a slash at its end. */
  site: string
  /** Base of the pictures. */
  mediaUrl: string
  /** What the build knows of the pictures. */
  pictures: Pictures
  rules: ProductRules
  brands: Readonly<Record<string, string>>
  /** Slugs of the categories whose goods are made to the customer's order (rule 125). */
  madeToOrderCategories: readonly string[]
  toText: (html: string) => string
}

/** One thing that can be bought, as feeds tell of it. */
export interface Offer extends ProductVariant {
  /** Of this very variant: at most 36 letters, digits and dashes, and always the same for it. */
  id: string
  /** Of its product; `null` for a product that has one variant. */
  productGroup: string | null
  /** Of what differs from it in size alone; `null` for what has one size. */
  sizeGroup: string | null
  name: string
  /** Plain text. */
  description: string
  /** In full; opens the product with this choice made. */
  address: string
  /** Full addresses of the host's own files, the one that shows this colour first. */
  pictures: readonly string[]
  priceCents: Cents
  /** `null` when it is not reduced (rule 124). */
  priceBeforeCents: Cents | null
  /** '' for none. */
  category: string
  brand: string | null
  isForKids: boolean
  /** A garment has a gender and an age. */
  isGarment: boolean
  isMadeToOrder: boolean
}

function shortDigest(...parts: string[]): string {
  return digestOf(parts, 'hex').slice(0, 10)
}

/** The pictures that can be shown, the chosen colour's first. */
function picturesOf(product: ProductDetail, color: string, { mediaUrl, pictures }: OfferSources): string[] {
  const paths = [colorImagePath(product, color), ...galleryPictures(product).map(({ path }) => path)]
  return [...new Set(paths)]
    .filter((path) => path !== '' && pictures.get(path) !== null)
    .map((path) => mediaAddress(mediaUrl, path))
}

function productOffers(
  product: ProductDetail,
  { category, isMadeToOrder }: { category: string; isMadeToOrder: boolean },
  sources: OfferSources,
): Offer[] {
  const choices = productChoices(product, sources.rules)
  const variants = orderableVariants(choices)
  const { id, slug, priceCents, priceBeforeCents } = product
  // Of a text that XML cannot hold nothing would be left where something is required.
  const name = xmlText(product.name).trim()
  const description = xmlText(sources.toText(product.descriptionHtml)).trim()
  const hasSizes = choices.cuts.some(({ sizes }) => sizes.length > 1)
  const pathOf = variantPaths(slug, choices)
  const pictures = new Map(
    [...new Set(variants.map(({ color }) => color))].map((color) => [
      color,
      picturesOf(product, color, sources),
    ]),
  )
  const isOne = choices.cuts.length === 1 && !hasSizes && choices.colors.length < 2
  return variants.map((variant) => {
    const { cut, size, color } = variant
    return {
      ...variant,
      id: isOne ? String(id) : `${id}-${shortDigest(cut ?? '', size, color)}`,
      productGroup: isOne ? null : `p${id}`,
      sizeGroup: hasSizes ? `g${id}-${shortDigest(cut ?? '', color)}` : null,
      name,
      description,
      address: sources.site + pathOf(variant),
      pictures: pictures.get(color) ?? [],
      priceCents,
      priceBeforeCents,
      category,
      brand: brandOf(product.tags, sources.brands),
      isForKids: product.isForKids,
      isGarment: choices.type !== 'other',
      isMadeToOrder,
    }
  })
}

/** Everything that can be bought: the offers of one product after another, in the shop's order. */
export function* offersByProduct(catalogue: Catalogue, sources: OfferSources): Generator<Offer[]> {
  const categories = catalogue.categories.filter(({ slug }) => slug !== ALL_CATEGORY)
  const categoryOf = new Map(
    categories.toReversed().flatMap(({ name, productIds }) => productIds.map((id) => [id, name] as const)),
  )
  const ordered = madeToOrder(categories, sources.madeToOrderCategories)
  for (const product of catalogue.products) {
    const place = { category: categoryOf.get(product.id) ?? '', isMadeToOrder: ordered.has(product.id) }
    yield productOffers(product, place, sources)
  }
}
