import { lineKey } from './rules/cart.ts'
import { CART, lineTitle } from './texts/cart-texts.ts'
import { $cart } from './store/cart-store.ts'
import { $removed, undoLastRemoval } from './store/removed.ts'
import { useClientStore } from '../islands/use-client-store.tsx'

/** Puts the line back and focuses it, because the pressed button disappears. */
function undoWithFocus(button: HTMLElement, key: string): void {
  const place = button.closest('[popover], main')
  undoLastRemoval()
  queueMicrotask(() => {
    const rows = [...(place?.querySelectorAll<HTMLElement>('.cart-line') ?? [])]
    rows
      .find((row) => row.dataset['line'] === key)
      ?.querySelector('a')
      ?.focus()
  })
}

/** Names the line that was removed last, says if the cart is now empty, and offers to undo (rule 316). */
export function RemovedNotice() {
  const last = useClientStore($removed, []).at(-1)
  const cart = useClientStore($cart, [])
  return (
    <div className="removed" role="status">
      {last && (
        <p>
          <span>{`${CART.removed(lineTitle(last.line))} `}</span>
          {cart.length === 0 && <span className="visually-hidden">{`${CART.isNowEmpty} `}</span>}
          <button
            type="button"
            className="link-button"
            aria-label={CART.undoLine(lineTitle(last.line))}
            onClick={({ currentTarget }) => undoWithFocus(currentTarget, lineKey(last.line))}
          >
            {CART.undo}
          </button>
        </p>
      )}
    </div>
  )
}
