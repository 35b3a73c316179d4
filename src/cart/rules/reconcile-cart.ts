import { lineKey, type CartLine } from './cart.ts'
import type { CheckedCart } from './cart-changes.ts'
import type { Cents } from '../../text/money.ts'
import { checkLine, otherProduct, type OtherProduct, type UnavailableReason } from './price-check.ts'
import type { Product } from '../../catalogue/rules/product.ts'
import type { ProductRules } from '../../catalogue/rules/product-choices.ts'

/** Completes the path of a line's picture. All pictures of a product are in one folder. */
function placeImage(line: CartLine, { imagePath }: Pick<Product, 'imagePath'>): CartLine {
  const { unplacedImage, ...placed } = line
  if (unplacedImage === undefined || imagePath === '') return line
  return { ...placed, imagePath: imagePath.slice(0, imagePath.lastIndexOf('/') + 1) + unplacedImage }
}

/**
 * Updates the cart by the re-check. A line's first old price is kept until the shopper agrees.
 * @param fresh by product id; `null` for a product that the shop no longer has
 */
export function reconcileCart(
  { cart, oldPrices, unavailable, others }: CheckedCart,
  fresh: ReadonlyMap<number, Product | null>,
  rules: ProductRules,
): CheckedCart {
  const old: Record<string, Cents> = {}
  const gone: Record<string, UnavailableReason> = {}
  const exchanged: Record<string, OtherProduct> = {}
  const reconciled = cart.map((line) => {
    const key = lineKey(line)
    const product = fresh.get(line.id)
    const check = product === undefined ? undefined : checkLine(line, product, rules)
    const reason = check?.state === 'unavailable' ? check.reason : check ? undefined : unavailable[key]
    if (reason) gone[key] = reason
    const other = product === undefined ? others[key] : product && otherProduct(line, product)
    if (other && !reason) exchanged[key] = other
    const priceCents = check?.state === 'price' ? check.newCents : line.priceCents
    const knownCents = oldPrices[key] ?? line.priceCents
    if (knownCents !== priceCents) old[key] = knownCents
    const placed = product ? placeImage(line, product) : line
    return priceCents === line.priceCents ? placed : { ...placed, priceCents }
  })
  return { cart: reconciled, oldPrices: old, unavailable: gone, others: exchanged }
}
