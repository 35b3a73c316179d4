import { useEffect, useRef, useState } from 'react'
import { lineKey, type Cart, type CartLine, linePriceCents } from './rules/cart.ts'
import { cartBlock, type CartChanges } from './rules/cart-changes.ts'
import { LazyChangeOptions, LazyLineChanges, LazyLineParts } from './lazy-parts.tsx'
import { choicePath } from '../catalogue/rules/product-path.ts'
import { whenNear } from '../islands/when.ts'
import { ARTWORKS } from '../config/artwork.ts'
import { goodsSentences, sendText } from './texts/goods-sentences.ts'
import { OPEN_PANEL } from '../look/open-panel.ts'
import { formatPrice } from '../text/money.ts'
import { tieSpaces } from '../text/tie-spaces.ts'
import type { LineOptions } from './rules/line-options.ts'
import { CART, changeName, lineFacts, lineTitle } from './texts/cart-texts.ts'
import { setItemCount } from './store/cart-store.ts'
import { removeLine } from './store/removed.ts'
import { PRODUCT_HINTS } from '../catalogue/texts/product-words.ts'
import { LinePicture } from './LinePicture.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'
import './quantity-stepper.ts'

interface Props {
  /** The findings of the re-check. */
  changes: CartChanges
  /** True where quantities can be changed; the popup shows them only. */
  isEditable?: boolean
}

function LineFacts({ line, isEditable }: { line: CartLine; isEditable: boolean }) {
  const facts = [
    ...lineFacts(line),
    [PRODUCT_HINTS.quantity, isEditable ? '' : String(line.count)],
    [CART.unitPrice, isEditable && line.count > 1 ? formatPrice(line.priceCents) : ''],
  ].filter(([, value]) => value)
  return (
    <dl className="cart-line-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Removes a line. The focus goes to a neighbour, else to the open popup's first button or to the page's heading. */
function removeWithFocus(control: HTMLElement, line: CartLine): void {
  const row = control.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const target =
    neighbour?.querySelector('a') ??
    document.querySelector<HTMLElement>(`#cart-popup${OPEN_PANEL} button, h1`)
  removeLine(line)
  target?.focus()
}

interface RowProps extends Props {
  line: CartLine
  isNear: boolean
}

function CartLineRow({ line, changes, isEditable = false, isNear }: RowProps) {
  const [isOpen, setOpen] = useState(false)
  const { send, returns } = goodsSentences([line], 'line', ARTWORKS)
  const said = [...send.map(sendText), returns].filter(Boolean)
  const title = lineTitle(line)
  // Until the product is known, a line with a size or a colour can be changed: its button is there at once (rule 714).
  const [parts, setParts] = useState<LineOptions['what'][]>(() =>
    (['size', 'color'] as const).filter((name) => line[name] !== ''),
  )
  return (
    <li className="cart-line" data-line={lineKey(line)}>
      <LinePicture path={line.imagePath} />
      <div className="cart-line-text">
        <a href={choicePath(line.slug, { ...line, cut: line.selectedCut })}>{tieSpaces(line.name)}</a>
        <LineFacts line={line} isEditable={isEditable} />
        {said.length > 0 && <p className="fine-print">{said.join(' ')}</p>}
        {cartBlock(changes) && <LazyLineChanges line={line} changes={changes} />}
        <button
          type="button"
          className="link-button"
          aria-label={CART.removeLine(title)}
          onClick={(event) => removeWithFocus(event.currentTarget, line)}
        >
          {CART.remove}
        </button>
        {(parts.length > 0 || isOpen) && (
          <button
            type="button"
            className="link-button"
            aria-label={changeName(parts, title, line.sizeName)}
            aria-expanded={isOpen}
            onClick={() => setOpen((was) => !was)}
          >
            {CART.change}
          </button>
        )}
        {isNear && <LazyLineParts line={line} onKnown={setParts} />}
      </div>
      <div className="cart-line-end">
        <strong className="price">{formatPrice(linePriceCents(line))}</strong>
        {isEditable && (
          <QuantityStepper
            value={line.count}
            of={title}
            onChange={(count) => setItemCount(line, count)}
            onZero={(field, next) => {
              // When the shopper leaves the line, the focus is already moving to the pressed element.
              if (field.closest('li')?.contains(next)) removeWithFocus(field, line)
              else removeLine(line)
            }}
          />
        )}
      </div>
      <quantity-note className="fine-print" role="status" data-count={line.count} />
      {isOpen && <LazyChangeOptions line={line} onClose={() => setOpen(false)} />}
    </li>
  )
}

export function CartLines({ cart, ...props }: Props & { cart: Cart }) {
  const list = useRef<HTMLUListElement>(null)
  // While the popup is closed, it does not fetch the code that changes a line.
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (list.current) whenNear(list.current, () => setNear(true))
  }, [])
  return (
    <ul ref={list} className="cart-lines">
      {cart.map((line) => (
        <CartLineRow key={lineKey(line)} {...{ line, isNear }} {...props} />
      ))}
    </ul>
  )
}
