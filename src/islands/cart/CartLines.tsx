import { lineKey, type Cart } from '../../domain/cart/cart.ts'
import type { CartNews } from '../../domain/cart/cart-news.ts'
import { CartLineRow } from './CartLineRow.tsx'
import { LineNewsLater } from './news-later.tsx'

interface Props {
  cart: Cart
  /** The popup only shows the lines; the cart and the checkout let them be changed and know their news. */
  news?: CartNews
}

/** The cart's lines as a list. */
export function CartLines({ cart, news }: Props) {
  return (
    <ul className="cart-lines">
      {cart.map((line) => (
        <CartLineRow key={lineKey(line)} line={line} isEditable={news !== undefined}>
          {news && <LineNewsLater line={line} news={news} />}
        </CartLineRow>
      ))}
    </ul>
  )
}
