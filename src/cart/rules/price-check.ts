import type { CartLine } from './cart.ts'
import { foldText } from '../../text/fold.ts'
import { colorImagePath } from './to-cart-line.ts'
import type { Cents } from '../../text/money.ts'
import type { Product } from '../../catalogue/rules/product.ts'
import { productChoices, type ProductRules } from '../../catalogue/rules/product-choices.ts'

/** Why a line can no longer be ordered: its product is gone or sold out, or its cut, size or colour is. */
export type UnavailableReason = 'vanished' | 'sold-out' | 'cut' | 'size' | 'color'

export type LineCheck =
  | { state: 'unchanged' }
  | { state: 'price'; oldCents: Cents; newCents: Cents }
  | { state: 'unavailable'; reason: UnavailableReason }

/** A line may lack a cut or colour that was never chosen, but not a size: the shop would not know which to send. */
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

/** A product under the id of another: its name and its address are no longer those of the line (rule 318). */
export type OtherProduct = Pick<CartLine, 'name' | 'slug' | 'imagePath'>

/** The product that a line's id is now, where that is another one; `null` where it is the same, perhaps renamed. */
export function otherProduct(line: CartLine, fresh: Product): OtherProduct | null {
  const isSame = (was: string, is: string) => was === '' || foldText(was) === foldText(is)
  if (isSame(line.slug, fresh.slug) || isSame(line.name, fresh.name)) return null
  return { name: fresh.name, slug: fresh.slug, imagePath: colorImagePath(fresh, line.color) }
}

/** Compares a line with its product of today (rule 311). @param fresh `null` when the shop no longer has it */
export function checkLine(line: CartLine, fresh: Product | null, rules: ProductRules): LineCheck {
  if (fresh === null) return { state: 'unavailable', reason: 'vanished' }
  const reason = missingChoice(line, fresh, rules)
  // Of another product it says nothing that its size is sold out.
  if (reason !== null)
    return { state: 'unavailable', reason: otherProduct(line, fresh) ? 'vanished' : reason }
  return fresh.priceCents === line.priceCents
    ? { state: 'unchanged' }
    : { state: 'price', oldCents: line.priceCents, newCents: fresh.priceCents }
}
