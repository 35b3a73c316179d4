import { lineKey } from '../domain/cart.ts'
import { cartBlock, type CartNews } from '../domain/cart-news.ts'
import { CART_NEWS, lineTitle, unavailableText } from '../messages/cart-news.ts'
import { agreeToPrices, removeUnavailable } from '../stores/cart-news.ts'

/** Where the notice is found by whoever is to be sent there. */
export const CART_NEWS_ID = 'cart-news'

/**
 * What the re-check found out, in one place, with the two things to do about it (design decision 6). It is announced,
 * and its buttons do not take the focus with them when they go: the page's heading is right above.
 */
export function CartNewsNotice({ news }: { news: CartNews }) {
  const { prices, unavailable } = news
  const act = (action: () => void) => () => {
    action()
    document.querySelector('h1')?.focus()
  }
  return (
    <div className="cart-news" role="status">
      {cartBlock(news) !== null && (
        <section className="notice">
          <h2 id={CART_NEWS_ID} tabIndex={-1}>
            {CART_NEWS.title}
          </h2>
          {unavailable.length > 0 && (
            <div className="news-group">
              <ul>
                {unavailable.map(({ line, reason }) => (
                  <li key={lineKey(line)}>
                    <strong>{lineTitle(line)}</strong>: {unavailableText(reason)}
                  </li>
                ))}
              </ul>
              <p>{CART_NEWS.removeBeforeOrder}</p>
              <button type="button" className="button button-quiet" onClick={act(removeUnavailable)}>
                {CART_NEWS.removeUnavailable}
              </button>
            </div>
          )}
          {prices.length > 0 && (
            <div className="news-group">
              <ul>
                {prices.map(({ line, oldCents }) => (
                  <li key={lineKey(line)}>
                    <strong>{lineTitle(line)}</strong>: {CART_NEWS.prices(oldCents, line.priceCents)}
                  </li>
                ))}
              </ul>
              <p>{CART_NEWS.agreeBeforeOrder}</p>
              <button type="button" className="button button-quiet" onClick={act(agreeToPrices)}>
                {CART_NEWS.agree}
              </button>
            </div>
          )}
        </section>
      )}
    </div>
  )
}
