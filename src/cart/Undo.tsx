import { useClientStore } from '../islands/use-client-store.tsx'
import { focusLine } from './focus-line.ts'
import { lineKey, type Cart, type CartLine } from './rules/cart.ts'
import type { RemovedLine } from './rules/removed-line.ts'
import { $cart } from './store/cart-store.ts'
import { undoLastRemoval } from './store/undo-removal.ts'
import { lineTitle } from './texts/cart-texts.ts'
import { changedText, justOrderedText, UNDO } from './texts/change-line-texts.ts'

interface Props {
  removed: readonly RemovedLine[]
  restored: CartLine | null
  ordered: Cart
}

/** Names what another tab has just ordered, the line that was put back last, and the one that was removed or changed last, says if the cart is now empty, and offers to undo. */
export function Undo({ removed, restored, ordered }: Props) {
  const cart = useClientStore($cart, [])
  const last = removed.at(-1)
  return (
    <>
      {ordered.length > 0 && <p>{justOrderedText(ordered)}</p>}
      {restored && <p className="visually-hidden">{UNDO.restored(lineTitle(restored))}</p>}
      {last && (
        <p>
          <span>{`${last.changed ? changedText(last.changed) : UNDO.removed(lineTitle(last.line))} `}</span>
          {cart.length === 0 && <span className="visually-hidden">{`${UNDO.isNowEmpty} `}</span>}
          <button
            type="button"
            className="link-button"
            aria-label={UNDO.undoLine(lineTitle(last.line))}
            onClick={({ currentTarget }) => {
              undoLastRemoval()
              // The pressed button disappears.
              focusLine(currentTarget, lineKey(last.line), 'a')
            }}
          >
            {UNDO.undo}
          </button>
        </p>
      )}
    </>
  )
}
