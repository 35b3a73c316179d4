import { offerOf } from '../../catalogue/rules/offers.ts'
import { fullPicturePath } from '../../catalogue/rules/image-path.ts'
import type { CartLine } from './cart.ts'
import type { Cut } from '../../catalogue/rules/product-choices.ts'
import type { Product } from '../../catalogue/rules/product.ts'

export type LineProduct = Pick<Product, 'id' | 'slug' | 'name' | 'priceCents' | 'imagePath' | 'variants'> &
  Partial<Pick<Product, 'priceBeforeCents' | 'priceMaxCents' | 'offers' | 'sizeName'>> &
  Pick<CartLine, 'artwork'>

export interface ProductChoice {
  /** `null` for a product without cuts. */
  cut: Cut | null
  /** '' for a product without sizes. */
  size: string
  /** '' for a product without colours. */
  color: string
  count: number
  /** True for pieces with the customer's own print (rule 135). */
  isPrinted?: boolean
}

/** The picture of a colour, else the main one. @example colorImagePath(product, 'bordová') // 'a/red.jpg' */
export function colorImagePath(product: Pick<Product, 'variants' | 'imagePath'>, color: string): string {
  const variant = product.variants.find(({ name }) => name === color)
  return fullPicturePath(variant?.thumbnail ?? '') || product.imagePath
}

export function toCartLine(
  product: LineProduct,
  { cut, size, color, count, isPrinted = false }: ProductChoice,
  cutNames: Readonly<Record<Cut, string>>,
): CartLine {
  const { id, slug, name, artwork, sizeName } = product
  // The form offers no other choices.
  const { priceCents, code = '' } = offerOf(product, { color, size }) ?? { priceCents: product.priceCents }
  return {
    id,
    slug,
    name,
    priceCents,
    imagePath: colorImagePath(product, color),
    count,
    size,
    color,
    cut: cut === null ? '' : cutNames[cut],
    selectedCut: cut ?? '',
    ...(artwork && { artwork }),
    ...(code && { code }),
    ...(sizeName && { sizeName }),
    ...(isPrinted && { isPrinted }),
  }
}
