import { useEffect, useRef, useState } from 'react'
import { ARTWORKS } from '../config/artwork.ts'
import { PRODUCT_RULES } from '../config/built-rules.ts'
import type { ListedProduct } from '../catalogue/rules/product.ts'
import { CUT_NAMES } from '../catalogue/texts/product-words.ts'
import { formatPrice } from '../text/money.ts'
import { useClientStore } from '../islands/use-client-store.tsx'
import { $productIndex } from '../product-index/store.ts'
import { focusLine } from './focus-line.ts'
import { LinePicture } from './LinePicture.tsx'
import { lineKey, type CartLine } from './rules/cart.ts'
import { lineOptions, type LineOption, type LineOptions } from './rules/line-options.ts'
import { changeChoice } from './store/change-line.ts'
import { fetchLineProduct } from './store/line-products.ts'
import { isOrderUnderWay } from './store/order-lock.ts'
import { $today } from './store/today-store.ts'
import { CHANGE_LINE, groupName, optionName } from './texts/change-line-texts.ts'

interface Props {
  line: CartLine
}

/** The line's product from the API, else from the index. `null` if it is gone; `undefined` until it is known. */
function useLineProduct(line: CartLine): ListedProduct | null | undefined {
  const answer = useClientStore($today, {})[lineKey(line)]
  const index = useClientStore($productIndex, undefined)
  return answer ? answer.product : index?.products.find(({ id }) => id === line.id)
}

function optionsOf(product: ListedProduct | null, line: CartLine): LineOptions[] {
  const hasOffer = Boolean(ARTWORKS.find(({ id }) => id === line.artwork)?.offer)
  return product ? lineOptions(line, product, PRODUCT_RULES, CUT_NAMES, hasOffer) : []
}

/** Tells the line's button what can be changed, once the product is known. */
export function LineParts({ line, onKnown }: Props & { onKnown: (parts: LineOptions['what'][]) => void }) {
  const product = useLineProduct(line)
  useEffect(() => {
    if (product === undefined) return
    onKnown([...new Set(optionsOf(product, line).map(({ what }) => what))])
  }, [product, line, onKnown])
  return null
}

/** Focuses the present choice, and scrolls until the others are in view. */
function focusChoice(place: HTMLElement | null): void {
  const focused = document.activeElement
  // The shopper may have moved on while the product was fetched.
  if (focused !== document.body && !place?.closest('li')?.contains(focused)) return
  const find = (state: string) => place?.querySelector<HTMLElement>(`button${state}:enabled`)
  ;(find('[aria-pressed=true]') ?? find(''))?.focus()
  place?.scrollIntoView({ block: 'nearest' })
}

/** The sizes and colours of a line's product. A press changes the line (rule 319). */
export function ChangeOptions({ line, onClose }: Props & { onClose: () => void }) {
  const product = useLineProduct(line)
  const [isAsking, setAsking] = useState(true)
  const [isResting, setResting] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const groups = optionsOf(product ?? null, line)
  const hasOptions = groups.length > 0
  useEffect(() => {
    const closing = new AbortController()
    void fetchLineProduct(line.id, closing.signal).then(() => !closing.signal.aborted && setAsking(false))
    return () => closing.abort()
  }, [line.id])
  useEffect(() => {
    if (hasOptions) focusChoice(place.current)
  }, [hasOptions])
  useEffect(() => {
    const closing = new AbortController()
    const row = place.current?.closest('li')
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // An open popup stays open.
      event.preventDefault()
      onClose()
      row?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
    }
    row?.addEventListener('keydown', close, { signal: closing.signal })
    return () => closing.abort()
  }, [onClose])

  async function choose(button: HTMLElement, { choice, isChosen, priceCents }: LineOption) {
    // The order would leave the changed line in the cart: it takes out the lines that it has sent.
    if (!isChosen && (await isOrderUnderWay())) {
      setResting(true)
      return
    }
    onClose()
    if (product && !isChosen) changeChoice(line, choice, product, priceCents)
    const { isPrinted: _, ...plain } = line
    focusLine(button, lineKey({ ...plain, ...choice }), '[aria-expanded]')
  }

  const unknown = isAsking ? CHANGE_LINE.asking : CHANGE_LINE.unknown
  return (
    <div ref={place} className="line-options">
      {groups.map(({ what, cut, options }) => (
        <fieldset key={what + cut}>
          <legend>{groupName(what, cut, line.sizeName)}</legend>
          {options.map((option) => (
            <button
              key={optionName(what, option)}
              type="button"
              aria-pressed={option.isChosen}
              disabled={!option.isAvailable}
              onClick={({ currentTarget }) => void choose(currentTarget, option)}
            >
              {option.imagePath && <LinePicture path={option.imagePath} />}
              <span>{optionName(what, option)}</span>
              {option.alongWith && <small>{` · ${option.alongWith}`}</small>}
              {option.priceCents !== null && <small>{` · ${formatPrice(option.priceCents)}`}</small>}
              {!option.isAvailable && <span className="visually-hidden">{` (${CHANGE_LINE.soldOut})`}</span>}
            </button>
          ))}
        </fieldset>
      ))}
      <p className="fine-print" role="status">
        {isResting
          ? CHANGE_LINE.resting
          : !hasOptions && (product === undefined ? unknown : CHANGE_LINE.none)}
      </p>
    </div>
  )
}
