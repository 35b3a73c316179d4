import { lineKey } from './cart.ts'
import type { CheckedCart } from './cart-news.ts'
import type { Cents } from '../money.ts'
import { checkLine, type UnavailableReason } from './price-check.ts'
import type { Product } from '../product/product.ts'
import type { ProductRules } from '../product/product-choices.ts'

/**
 * Takes over what the shop says now: new prices go into the cart, whatever was stored, and the first old price is
 * kept until it is agreed to. A line whose product got no answer stays as it is.
 * @param fresh by product id; `null` for a product that the shop no longer has
 */
export function settleCart(
  { cart, oldPrices, unavailable }: CheckedCart,
  fresh: ReadonlyMap<number, Product | null>,
  rules: ProductRules,
): CheckedCart {
  const old: Record<string, Cents> = {}
  const gone: Record<string, UnavailableReason> = {}
  const settled = cart.map((line) => {
    const key = lineKey(line)
    const product = fresh.get(line.id)
    const check = product === undefined ? undefined : checkLine(line, product, rules)
    const reason = check?.state === 'unavailable' ? check.reason : check ? undefined : unavailable[key]
    if (reason) gone[key] = reason
    const priceCents = check?.state === 'price' ? check.newCents : line.priceCents
    const knownCents = oldPrices[key] ?? line.priceCents
    if (knownCents !== priceCents) old[key] = knownCents
    return priceCents === line.priceCents ? line : { ...line, priceCents }
  })
  return { cart: settled, oldPrices: old, unavailable: gone }
}
