import { useEffect, useRef } from 'react'
import { FILL_UP } from '../config/order-limits.ts'
import { formatPrice, type Cents } from '../text/money.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import { fillUps } from './rules/fill-up.ts'
import { $cart } from './store/cart-store.ts'
import { FREE_DELIVERY } from './texts/delivery-texts.ts'
import { whenNear } from '../islands/when.ts'
import { $productIndex, loadProductIndex } from '../product-index/store.ts'
import { useClientStore } from '../islands/use-client-store.tsx'
import { LinePicture } from './LinePicture.tsx'

const INTENTS = ['pointermove', 'touchstart', 'keydown', 'scroll']

/** Goods that would make delivery free (rule 404), loaded when the shopper does something and this is near the window. */
export function FillUp({ missingCents }: { missingCents: Cents }) {
  const place = useRef<HTMLDivElement>(null)
  const cart = useClientStore($cart, [])
  const index = useClientStore($productIndex, undefined)
  useEffect(() => {
    const waiting = new AbortController()
    const load = () => {
      waiting.abort()
      if (place.current) whenNear(place.current, () => void loadProductIndex().catch(console.warn))
    }
    if (place.current?.closest('[popover]')) load()
    else for (const intent of INTENTS) addEventListener(intent, load, { signal: waiting.signal })
    return () => waiting.abort()
  }, [])
  const products = missingCents > 0 && index ? fillUps(index.products, missingCents, cart, FILL_UP) : []
  return (
    <div ref={place} className="fill-up">
      {products.length > 0 && (
        <section aria-label={FREE_DELIVERY.fillUp}>
          <p className="fill-up-title">{FREE_DELIVERY.fillUp}</p>
          <ul>
            {products.map(({ id, slug, name, priceCents, imagePath }) => (
              <li key={id}>
                <a href={`/produkt/${slug}`}>
                  <LinePicture path={imagePath} />
                  <span>{tieSpaces(name)}</span>
                  <strong className="price">{formatPrice(priceCents)}</strong>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
