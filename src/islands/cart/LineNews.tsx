import { lineKey, type CartLine } from '../../domain/cart/cart.ts'
import type { CartNews } from '../../domain/cart/cart-news.ts'
import { CART_NEWS, unavailableText } from '../../messages/cart/cart-news.ts'

/** What the re-check found out about a line, on the line itself. */
export function LineNews({ line, news }: { line: CartLine; news: CartNews }) {
  const isThis = (found: { line: CartLine }) => lineKey(found.line) === lineKey(line)
  const gone = news.unavailable.find(isThis)
  const price = news.prices.find(isThis)
  return (
    <>
      {gone && <p className="line-news line-gone">{unavailableText(gone.reason, line)}</p>}
      {price && <p className="line-news">{CART_NEWS.priceChanged(price.oldCents, line.priceCents)}</p>}
    </>
  )
}
