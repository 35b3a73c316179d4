import { useEffect, useRef, useSyncExternalStore } from 'react'
import { CartLines } from '../cart/CartLines.tsx'
import { LinePicture } from '../cart/LinePicture.tsx'
import { lineKey, totalItems, type Cart } from '../cart/rules/cart.ts'
import { cartBlock, type CartChanges } from '../cart/rules/cart-changes.ts'
import type { Cents } from '../text/money.ts'
import { CHECKOUT } from './texts/checkout-texts.ts'

const MAX_PICTURES = 3
const wide = () => matchMedia('(width >= 60em)')

function onWide(tell: () => void): () => void {
  const query = wide()
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether the summary stands beside the form, as on a desktop. The goods are then in the summary. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    onWide,
    () => wide().matches,
    () => false,
  )
}

interface Props {
  cart: Cart
  changes: CartChanges
  goodsCents: Cents
  /** True once another tab has changed the order. */
  mustOpen: boolean
}

/** The goods in one row, which opens their lines. It opens by itself when a change has to be seen (rule 522). */
function Folded({ goodsCents, mustOpen, ...props }: Props) {
  const { cart, changes } = props
  const details = useRef<HTMLDetailsElement>(null)
  const isChanged = mustOpen || cartBlock(changes) !== null
  useEffect(() => {
    if (isChanged && details.current) details.current.open = true
  }, [isChanged])
  return (
    <details ref={details} className="goods">
      <summary>
        <span className="goods-pictures">
          {cart.slice(0, MAX_PICTURES).map((line) => (
            <LinePicture key={lineKey(line)} path={line.imagePath} />
          ))}
        </span>
        <strong>{CHECKOUT.goodsInCart(totalItems(cart), goodsCents)}</strong>
        <span className="link-button goods-open">{CHECKOUT.editGoods}</span>
        <span className="link-button goods-close">{CHECKOUT.hideGoods}</span>
      </summary>
      <CartLines {...props} isEditable />
    </details>
  )
}

/** The lines of the cart: open in the summary of a wide window, else folded above the form. */
export function Goods({ isFolded, goodsCents, mustOpen, ...props }: Props & { isFolded: boolean }) {
  return (
    <section aria-labelledby="checkout-lines">
      <h2 id="checkout-lines" className="visually-hidden">
        {CHECKOUT.lines}
      </h2>
      {isFolded ? <Folded {...props} {...{ goodsCents, mustOpen }} /> : <CartLines {...props} isEditable />}
    </section>
  )
}
