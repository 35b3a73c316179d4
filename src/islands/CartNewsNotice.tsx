import { useEffect, useRef } from 'react'
import { lineKey } from '../domain/cart.ts'
import { cartBlock, type CartNews } from '../domain/cart-news.ts'
import { CART_NEWS, lineTitle, unavailableText } from '../messages/cart-news.ts'
import { agreeToPrices, removeUnavailable } from '../stores/cart-news.ts'

/** Where the notice is found by whoever is to be sent there. */
export const CART_NEWS_ID = 'cart-news'

/**
 * What the re-check found out, in one place, with the two things to do about it (design decision 6). It is announced,
 * and its buttons do not take the focus with them when they go.
 */
export function CartNewsNotice({ news }: { news: CartNews }) {
  const { prices, unavailable } = news
  const isActedOn = useRef(false)
  const act = (action: () => void) => () => {
    isActedOn.current = true
    action()
  }
  useEffect(() => {
    if (!isActedOn.current) return
    isActedOn.current = false
    const left = document.getElementById(CART_NEWS_ID) ?? document.querySelector('h1')
    left?.focus()
  }, [news])

  return (
    <div className="cart-news" role="status">
      {cartBlock(news) !== null && (
        <section className="notice">
          <h2 id={CART_NEWS_ID} tabIndex={-1}>
            {CART_NEWS.title}
          </h2>
          {unavailable.length > 0 && (
            <>
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
            </>
          )}
          {prices.length > 0 && (
            <>
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
            </>
          )}
        </section>
      )}
    </div>
  )
}
