import type { ReactNode } from 'react'
import { MAX_NAMED_NEWS, MAX_ORDER_LINES } from '../../config/limits.ts'
import { lineKey, type CartLine } from '../../domain/cart/cart.ts'
import { totalPriceCents } from '../../domain/cart/cart-totals.ts'
import { atOldPrices, cartBlock, type CartNews } from '../../domain/cart/cart-news.ts'
import { feeChange } from '../../domain/checkout/delivery.ts'
import { lineTitle } from '../../messages/cart/cart.ts'
import { CART_NEWS, unavailableText } from '../../messages/cart/cart-news.ts'
import { $cart } from '../../stores/cart/cart.ts'
import { $cartNews, agreeToPrices, removeUnavailable } from '../../stores/cart/cart-news.ts'
import { $costsBefore, $shownCheckout } from '../../stores/checkout/checkout.ts'
import { CART_NEWS_ID, returnFocus } from './focus-return.ts'
import { useClientStore } from '../use-client-store.ts'

/** Runs the action of a button. The button may disappear with that, so the focus moves on to what is next. */
function act(action: () => void): void {
  action()
  if ($cart.get().length > 0 && cartBlock($cartNews.get()) !== null)
    document.getElementById(CART_NEWS_ID)?.focus()
  else returnFocus()
}

interface NewsListProps<T> {
  news: readonly T[]
  textOf: (one: T) => string
  /** Said instead of naming each line, when they are many. */
  summary: () => string
}

function NewsList<T extends { line: CartLine }>({ news, textOf, summary }: NewsListProps<T>): ReactNode {
  if (news.length > MAX_NAMED_NEWS) return <p>{summary()}</p>
  return (
    <ul>
      {news.map((one) => (
        <li key={lineKey(one.line)}>
          <strong>{lineTitle(one.line)}</strong>: {textOf(one)}
        </li>
      ))}
    </ul>
  )
}

function UnavailableNews({ unavailable }: Pick<CartNews, 'unavailable'>) {
  return (
    <div className="news-group">
      <NewsList
        news={unavailable}
        textOf={({ line, reason }) => unavailableText(reason, line)}
        summary={() => CART_NEWS.manyUnavailable(unavailable.length)}
      />
      <p>{CART_NEWS.removeBeforeOrder}</p>
      <button type="button" className="button button-quiet" onClick={() => act(removeUnavailable)}>
        {CART_NEWS.removeUnavailable}
      </button>
    </div>
  )
}

function PriceNews({ prices }: Pick<CartNews, 'prices'>) {
  const { costs } = useClientStore($shownCheckout, $shownCheckout.get())
  const before = useClientStore($costsBefore, costs)
  const fees = feeChange(before, costs)
  const lines = prices.map(({ line }) => line)
  return (
    <div className="news-group">
      <NewsList
        news={prices}
        textOf={({ line, oldCents }) => CART_NEWS.prices(oldCents, line.priceCents)}
        summary={() =>
          CART_NEWS.manyPrices(
            prices.length,
            totalPriceCents(atOldPrices(lines, { prices })),
            totalPriceCents(lines),
          )
        }
      />
      {fees && (
        <p>
          <strong>{CART_NEWS.fees[fees](before.totalCents, costs.totalCents)}</strong>
        </p>
      )}
      <p>{CART_NEWS.agreeBeforeOrder}</p>
      <button type="button" className="button button-quiet" onClick={() => act(agreeToPrices)}>
        {CART_NEWS.agree}
      </button>
    </div>
  )
}

/**
 * What the re-check found out, in one place, with what to do about it (rule 312). Only its title is announced: there
 * may be hundreds of lines, and the rest is found below it.
 */
export function CartNewsNotice({ news }: { news: CartNews }) {
  const { prices, unavailable, excess } = news
  const isShown = cartBlock(news) !== null
  return (
    <div className="cart-news">
      <p className="visually-hidden" role="status">
        {isShown && CART_NEWS.title}
      </p>
      {isShown && (
        <section className="notice">
          <h2 id={CART_NEWS_ID} tabIndex={-1}>
            {CART_NEWS.title}
          </h2>
          {unavailable.length > 0 && <UnavailableNews unavailable={unavailable} />}
          {excess > 0 && <p>{CART_NEWS.tooMany(MAX_ORDER_LINES, excess)}</p>}
          {prices.length > 0 && <PriceNews prices={prices} />}
        </section>
      )}
    </div>
  )
}
