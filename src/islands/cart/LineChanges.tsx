import { lineKey, type CartLine } from '../../domain/cart/cart.ts'
import type { CartChanges } from '../../domain/cart/cart-changes.ts'
import { CART_CHANGES, unavailableText } from '../../messages/cart/cart-changes.ts'

/** What the re-check found out about a line, on the line itself. */
export function LineChanges({ line, changes }: { line: CartLine; changes: CartChanges }) {
  const isThis = (found: { line: CartLine }) => lineKey(found.line) === lineKey(line)
  const gone = changes.unavailable.find(isThis)
  const price = changes.prices.find(isThis)
  return (
    <>
      {gone && <p className="line-changes line-gone">{unavailableText(gone.reason, line)}</p>}
      {price && <p className="line-changes">{CART_CHANGES.priceChanged(price.oldCents, line.priceCents)}</p>}
    </>
  )
}
