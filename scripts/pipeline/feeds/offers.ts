import { galleryPictures } from '../../../src/catalogue/rules/gallery.ts'
import { colorImagePath } from '../../../src/cart/rules/to-cart-line.ts'
import { fullPicturePath, mediaAddress } from '../../../src/catalogue/rules/image-path.ts'
import { saleTerms, type ShippingTime, type SaleTerms } from '../../../src/cart/rules/delivery.ts'
import { madeToOrder, type ProductPlan } from '../../../src/catalogue/rules/made-to-order.ts'
import type { Pictures } from '../../../src/catalogue/rules/picture.ts'
import { productChoices, type ProductRules } from '../../../src/catalogue/rules/product-choices.ts'
import { ownNames } from '../../../src/catalogue/rules/own-names.ts'
import { offerOf } from '../../../src/catalogue/rules/offers.ts'
import { isOwnPrint, type Manufacturer } from '../../../src/catalogue/rules/product-information.ts'
import { brandOf, type ProductDetail } from '../../../src/catalogue/rules/product.ts'
import {
  availableVariants,
  variantPaths,
  type ProductVariant,
  groupId,
  hasVariants,
  variantIds,
} from '../../../src/catalogue/rules/product-variants.ts'
import type { Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import { createCategoryFinder, ownNameOf } from '../../../src/catalogue/rules/category-tree.ts'
import { slugify } from '../../../src/text/fold.ts'
import type { Cents } from '../../../src/text/money.ts'
import { xmlText } from './xml.ts'

export interface OfferSources {
  /** The shop's address, without a slash at its end. */
  site: string
  /** Base of the pictures. */
  mediaUrl: string
  pictures: Pictures
  rules: ProductRules
  brands: Readonly<Record<string, string>>
  /** The products that are made to the customer's order. */
  madeToOrder: readonly ProductPlan[]
  days: ShippingTime
  /** The company behind the shop: the manufacturer of its own prints. */
  company: Manufacturer | null
  toText: (html: string) => string
}

export interface Offer extends ProductVariant {
  /** The variant's lasting id: at most 36 letters, digits and dashes. */
  id: string
  /** The product's id; `null` for a product with one variant. */
  productGroup: string | null
  /** The id that it shares with variants of other sizes; `null` for a product in one size. */
  sizeGroup: string | null
  name: string
  /** Plain text. */
  description: string
  /** The full address that opens the product with this variant chosen. */
  address: string
  /** Full addresses on the media host; the first shows the variant's colour. */
  pictures: readonly string[]
  priceCents: Cents
  /** `null` for a price that is not reduced. */
  priceBeforeCents: Cents | null
  /** Its most specific category after those above it, from the top; empty for none. */
  categories: readonly { slug: string; name: string }[]
  /** `null` if unknown, as for the shop's own prints. */
  brand: string | null
  /** `null` if unknown. */
  manufacturer: Manufacturer | null
  isOwnPrint: boolean
  /** The digits of its EAN; '' for none. A product in variants has none but those of its offers. */
  gtin: string
  /** The code of its offer; '' for none. */
  code: string
  /** What its size is, if it is no size (rule 137). */
  sizeName: string | undefined
  /** '' if unknown. */
  material: string
  /** The cut that its name needs; `null` for a product in one cut. */
  cutToName: ProductVariant['cut']
  isForKids: boolean
  /** True for a garment: feeds ask for its gender and age. */
  isGarment: boolean
  terms: SaleTerms
}

/** Pictures of the variant's colour, and those that belong to no colour. In place of a thumbnail, its whole picture. */
function picturesOf(product: ProductDetail, color: string, { mediaUrl, pictures }: OfferSources): string[] {
  const shown = galleryPictures(product).filter((picture) => [null, color].includes(picture.color))
  const paths = [colorImagePath(product, color), ...shown.map(({ path }) => fullPicturePath(path))]
  return [...new Set(paths)]
    .filter((path) => path !== '' && pictures.get(path) !== null)
    .map((path) => mediaAddress(mediaUrl, path))
}

function productOffers(
  product: ProductDetail,
  place: Pick<Offer, 'name' | 'categories' | 'terms'>,
  sources: OfferSources,
): Offer[] {
  const choices = productChoices(product, sources.rules)
  const variants = availableVariants(choices)
  const { id, slug, information, sizeName } = product
  const idOf = variantIds(id, choices)
  const isOwn = sources.company !== null && isOwnPrint(product, sources.brands)
  // Strip characters XML forbids first; then an emptied name is noticed.
  const description = xmlText(sources.toText(product.descriptionHtml)).trim()
  const hasSizes = choices.cuts.some(({ sizes }) => sizes.length > 1)
  const pathOf = variantPaths(slug, choices)
  const pictures = new Map(
    [...new Set(variants.map(({ color }) => color))].map((color) => [
      color,
      picturesOf(product, color, sources),
    ]),
  )
  const isOne = !hasVariants(choices)
  return variants.map((variant) => {
    const { cut, size, color } = variant
    const offer = { ...product, ean: '', code: '', ...offerOf(product, variant) }
    const { priceCents, priceBeforeCents, ean, code } = offer
    return {
      cut,
      size,
      color: color || information.color,
      id: idOf(variant),
      productGroup: isOne ? null : groupId(id),
      sizeGroup: hasSizes ? `g${idOf({ cut, size: '', color })}` : null,
      description,
      address: sources.site + pathOf(variant),
      pictures: pictures.get(color) ?? [],
      priceCents,
      priceBeforeCents,
      ...place,
      brand: brandOf(product, sources.brands),
      manufacturer: information.manufacturer ?? (isOwn ? sources.company : null),
      isOwnPrint: isOwn,
      gtin: ean || (isOne ? information.ean : ''),
      ...{ code, sizeName },
      material: information.material,
      cutToName: choices.cuts.length > 1 ? cut : null,
      isForKids: product.isForKids,
      isGarment: choices.type !== 'other',
    }
  })
}

/**
 * The entry of a table for an offer's category, or for the nearest one above it. A key is a category's slug, or, for its
 * goods of another kind, the slug and the beginning of a word of their names: 'tasky/podloz'.
 */
export function ofNearestCategory<T>(
  table: Readonly<Record<string, T>>,
  { categories, name }: Pick<Offer, 'categories' | 'name'>,
): T | undefined {
  const words = slugify(name).split('-')
  const parts = Object.keys(table).filter((key) => key.includes('/'))
  for (const { slug } of categories.toReversed()) {
    const part = parts.find(
      (key) =>
        key.startsWith(`${slug}/`) && words.some((word) => word.startsWith(key.slice(slug.length + 1))),
    )
    if (part !== undefined || Object.hasOwn(table, slug)) return table[part ?? slug]
  }
  return undefined
}

/** An offer for each variant that can be bought, grouped by product, in the shop's order. */
export function offersByProduct(catalogue: Catalogue, sources: OfferSources): Offer[][] {
  const pathOf = createCategoryFinder(catalogue.categories)
  const nameOf = ownNames(catalogue.products, ({ name }) => xmlText(name).trim())
  const ordered = madeToOrder(catalogue.products, catalogue.categories, sources.madeToOrder)
  return catalogue.products.map((product) => {
    const categories = pathOf(product.id).map((one) => ({ slug: one.slug, name: ownNameOf(one) }))
    return productOffers(
      product,
      { categories, name: nameOf(product), terms: saleTerms(sources.days, ordered.has(product.id)) },
      sources,
    )
  })
}
