import type { CartLine } from './cart.ts'
import { foldText } from '../../text/fold.ts'
import { colorImagePath } from './to-cart-line.ts'
import type { Cents } from '../../text/money.ts'
import type { Product } from '../../catalogue/rules/product.ts'
import { productChoices, type ProductRules } from '../../catalogue/rules/product-choices.ts'

/** Why a line can no longer be ordered: the product is gone or sold out, or its cut, size or colour is. */
export type UnavailableReason = 'vanished' | 'sold-out' | 'cut' | 'size' | 'color'

export type LineCheck =
  | { state: 'unchanged' }
  | { state: 'price'; oldCents: Cents; newCents: Cents }
  | { state: 'unavailable'; reason: UnavailableReason }

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

/** Compares a line with today's product (rule 311). @param fresh `null` when the shop no longer has it */
export function checkLine(line: CartLine, fresh: Product | null, rules: ProductRules): LineCheck {
  if (fresh === null) return { state: 'unavailable', reason: 'vanished' }
  const reason = missingChoice(line, fresh, rules)
  // A missing size of another product says nothing about this line: its own product is gone.
  if (reason !== null)
    return { state: 'unavailable', reason: otherProduct(line, fresh) ? 'vanished' : reason }
  return fresh.priceCents === line.priceCents
    ? { state: 'unchanged' }
    : { state: 'price', oldCents: line.priceCents, newCents: fresh.priceCents }
}
