import { useEffect } from 'react'
import { FILL_UP } from '../config/fill-up.ts'
import type { Cents } from '../text/money.ts'
import { formatPrice } from '../text/money.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import { fillUps } from './rules/fill-up.ts'
import { $cart } from './store/cart.ts'
import { $fillUpRows, loadFillUpRows } from './store/fill-up.ts'
import { FREE_DELIVERY } from './texts/delivery.ts'
import { useClientStore } from '../islands/use-client-store.tsx'
import { LinePicture } from './LinePicture.tsx'

/** Goods with which delivery would be free; nothing where there are none (rule 404). */
export function FillUp({ missingCents }: { missingCents: Cents }) {
  const cart = useClientStore($cart, [])
  const rows = useClientStore($fillUpRows, [])
  useEffect(() => void loadFillUpRows(), [])
  const products = fillUps(rows, missingCents, cart, FILL_UP)
  if (products.length === 0) return null
  return (
    <section aria-label={FREE_DELIVERY.fillUp}>
      <p className="fill-up-title">{FREE_DELIVERY.fillUp}</p>
      <ul>
        {products.map(({ id, slug, name, priceCents, imagePath }) => (
          <li key={id}>
            <a href={`/produkt/${slug}`}>
              <LinePicture path={imagePath} />
              {tieSpaces(name)}
              <strong className="price">{formatPrice(priceCents)}</strong>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
