import type { CartLine } from './cart.ts'
import { foldText } from '../../text/fold.ts'
import { colorImagePath } from './to-cart-line.ts'
import type { Cents } from '../../text/money.ts'
import type { Product } from '../../catalogue/rules/product.ts'
import { productChoices, type ProductRules } from '../../catalogue/rules/product-choices.ts'

/** Why a line can no longer be ordered: the product is gone or sold out, or its cut, size or colour is. */
export type UnavailableReason = 'vanished' | 'sold-out' | 'cut' | 'size' | 'color'

/** The shop's answer of today about a line. */
export interface LineToday {
  /** `null` when the shop no longer has it. */
  product: Product | null
  /** The line's price when the shop answered. */
  agreedCents: Cents
  /** Today's price; the line's own where it cannot be bought. */
  priceCents: Cents
  /** The whole path of a picture whose folder the line does not know; '' for any other line. */
  imagePath: string
  /** Why it can no longer be ordered; `null` if it can. */
  reason: UnavailableReason | null
  /** The product that now has the line's product id; `null` for the line's own. */
  other: OtherProduct | null
  /** True once the page has come back: the shop is asked again, and until then the answer stays. */
  isOld: boolean
}

/** A line may lack a cut or a colour, but not a size: the shop would not know which to send. */
function missingChoice(line: CartLine, product: Product, rules: ProductRules): UnavailableReason | null {
  const { cuts, colors, unavailable } = productChoices(product, rules)
  if (unavailable !== null) return 'sold-out'
  const fitting = line.selectedCut === '' ? cuts : cuts.filter(({ cut }) => cut === line.selectedCut)
  if (fitting.length === 0) return 'cut'
  const hasSize = fitting.some(({ sizes, defaultSize }) =>
    sizes.length > 0
      ? sizes.some((size) => size.isAvailable && size.label === line.size)
      : line.size === defaultSize,
  )
  if (!hasSize) return 'size'
  return line.color !== '' && !colors.includes(line.color) ? 'color' : null
}

/** Another product under a line's product id, with another name and address (rule 318). */
export type OtherProduct = Pick<CartLine, 'name' | 'slug' | 'imagePath'>

/** The other product that now has a line's product id; `null` if it is the same product, perhaps renamed. */
export function otherProduct(
  line: CartLine,
  fresh: Pick<Product, 'slug' | 'name' | 'imagePath' | 'variants'>,
): OtherProduct | null {
  const isSame = (was: string, is: string) => was === '' || foldText(was) === foldText(is)
  if (isSame(line.slug, fresh.slug) || isSame(line.name, fresh.name)) return null
  return { name: fresh.name, slug: fresh.slug, imagePath: colorImagePath(fresh, line.color) }
}

/** All pictures of a product are in one folder (rule 803). */
function placedPath({ unplacedImage = '' }: CartLine, { imagePath }: Product): string {
  return unplacedImage && imagePath && imagePath.slice(0, imagePath.lastIndexOf('/') + 1) + unplacedImage
}

/** Compares a line with today's product (rule 311). @param product `null` when the shop no longer has it */
export function checkLine(line: CartLine, product: Product | null, rules: ProductRules): LineToday {
  const missing = product ? missingChoice(line, product, rules) : 'vanished'
  const other = product && otherProduct(line, product)
  return {
    product,
    agreedCents: line.priceCents,
    priceCents: product && !missing ? product.priceCents : line.priceCents,
    imagePath: product ? placedPath(line, product) : '',
    // A missing size of another product says nothing about this line: its own product is gone.
    reason: missing && other ? 'vanished' : missing,
    other: missing ? null : other,
    isOld: false,
  }
}
