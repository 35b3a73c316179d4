import { useState } from 'react'
import { focusLine } from './focus-return.ts'
import { LazyChangedNotice } from './lazy-parts.tsx'
import { lineKey } from './rules/cart.ts'
import { CART, lineTitle } from './texts/cart-texts.ts'
import { $cart } from './store/cart-store.ts'
import { $justOrdered } from './store/just-ordered.ts'
import { $removed, undoLastRemoval } from './store/removed.ts'
import { useClientStore } from '../islands/use-client-store.tsx'

/** Names what another tab has just ordered, the line that was put back last, and the one that was removed or changed last, says if the cart is now empty, and offers to undo. */
export function RemovedNotice() {
  const removed = useClientStore($removed, [])
  const last = removed.at(-1)
  /** The line that was put back last, and the removals that were left then. */
  const [restored, setRestored] = useState({ title: '', left: removed })
  const cart = useClientStore($cart, [])
  const ordered = useClientStore($justOrdered, [])
  return (
    <div className="removed" role="status">
      {ordered.length > 0 && <p>{CART.justOrdered(ordered)}</p>}
      {restored.title && restored.left === removed && (
        <p className="visually-hidden">{CART.restored(restored.title)}</p>
      )}
      {last && (
        <p>
          {last.changed ? (
            <LazyChangedNotice line={last.line} changed={last.changed} />
          ) : (
            <span>{`${CART.removed(lineTitle(last.line))} `}</span>
          )}
          {cart.length === 0 && <span className="visually-hidden">{`${CART.isNowEmpty} `}</span>}
          <button
            type="button"
            className="link-button"
            aria-label={CART.undoLine(lineTitle(last.line))}
            onClick={({ currentTarget }) => {
              undoLastRemoval()
              setRestored({ title: lineTitle(last.line), left: $removed.get() })
              // The pressed button disappears.
              focusLine(currentTarget, lineKey(last.line), 'a')
            }}
          >
            {CART.undo}
          </button>
        </p>
      )}
    </div>
  )
}
