import { useLayoutEffect, useRef, useState, type ChangeEvent, type ReactNode, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { QUANTITY } from '../../config/cart/quantity.ts'
import type { ShownPicture } from '../../domain/product/picture.ts'
import { offeredSizes, type ProductChoices } from '../../domain/product/product-choices.ts'
import type { LineProduct, ProductChoice } from '../../domain/cart/to-cart-line.ts'
import { CUT_NAMES } from '../../messages/product/cuts.ts'
import { PRODUCT, STATUS_NAMES } from '../../messages/product/product.ts'
import { PRODUCT_HINTS } from '../../messages/product/product-hints.ts'
import { chooseFromAddress, keepInAddress } from './choice-address.ts'
import { chosenColor, dropForeignSize, leadToSizes, readChoice } from './form-values.ts'
import { Picture } from './Picture.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

/** A colour as the form shows it. */
export interface ColorOption {
  name: string
  /** `null` when no picture shows it. */
  picture: ShownPicture | null
}

interface Props {
  choices: ProductChoices
  colors: readonly ColorOption[]
  /** Told what was chosen when the form is sent; a form without it is plain HTML with a module of its own. */
  onAdd?: (choice: ProductChoice) => void
  /** Told of each press on a colour, and of one that the address asks for. */
  onColor?: (color: string) => void
  /** True where the page's address is that of the product, and tells what is chosen (rule 126). */
  hasAddress?: boolean
  /** For that module: what a cart line takes from the product. */
  product?: LineProduct
  /** The button of the size chart. */
  sizeChart?: ReactNode
  /** What stands at the form's end. */
  children?: ReactNode
}

interface ChoiceProps {
  name: string
  value: string
  isChosen: boolean
  onPress?: ((value: string) => void) | undefined
  children: ReactNode
}

function Choice({ name, value, isChosen, onPress, children }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        onClick={onPress && (() => onPress(value))}
      />
      <span>{children}</span>
    </label>
  )
}

function Cuts({ cuts }: Pick<ProductChoices, 'cuts'>) {
  const [{ cut: first }] = cuts
  if (first === null) return null
  if (cuts.length === 1)
    return (
      <p>
        {PRODUCT.cut}: {CUT_NAMES[first]}
        <input type="hidden" name="cut" value={first} />
      </p>
    )
  return (
    <fieldset className="choices">
      <legend>{PRODUCT.cut}</legend>
      {cuts.map(
        ({ cut }) =>
          cut !== null && (
            <Choice key={cut} name="cut" value={cut} isChosen={cut === first}>
              {CUT_NAMES[cut]}
            </Choice>
          ),
      )}
    </fieldset>
  )
}

/** The sizes of all cuts, each once: those of other cuts than the chosen one are hidden by the style sheet. */
function Sizes({ choices, hint }: { choices: ProductChoices; hint: string }) {
  const sizes = offeredSizes(choices)
  if (sizes.length === 0) return null
  const soldOutCuts = choices.cuts.filter(({ isOrderable }) => !isOrderable)
  return (
    <fieldset className="choices">
      <legend>{PRODUCT.size}</legend>
      {sizes.map(({ label, isAvailable, cuts }) => (
        <label key={label} className="choice" data-cuts={cuts.join(' ') || undefined}>
          <input
            type="radio"
            name="size"
            value={label}
            defaultChecked={label === choices.cuts[0].defaultSize}
            disabled={!isAvailable}
            data-cuts={cuts.join(' ') || undefined}
          />
          <span>
            {label}
            {!isAvailable && <span className="visually-hidden"> ({PRODUCT.soldOutSize})</span>}
          </span>
        </label>
      ))}
      {choices.notOrderable === null &&
        soldOutCuts.map(({ cut }) => (
          <p key={cut} className="notice" data-cuts={cut ?? undefined}>
            {PRODUCT.cutSoldOut}
          </p>
        ))}
      <p className="size-hint" role="alert">
        {hint}
      </p>
    </fieldset>
  )
}

/**
 * What can be chosen of a product, and the button that puts it into the cart (rules 103 to 111): native controls that
 * keep what is chosen themselves. On a product's own page it is plain HTML, in an island React listens.
 */
export function ProductForm({
  choices,
  colors,
  onAdd,
  onColor,
  hasAddress = false,
  product,
  sizeChart,
  children,
}: Props) {
  const place = useRef<HTMLFormElement>(null)
  const [hint, setHint] = useState('')
  const [hasAdded, setAdded] = useState(false)
  const { cuts, defaultColor, notOrderable } = choices

  function followCut(form: HTMLFormElement) {
    const missing = dropForeignSize(form)
    setHint(missing === null ? '' : PRODUCT_HINTS.sizeNotInCut(missing))
  }

  // Once, at the beginning: from then on the address follows.
  useLayoutEffect(() => {
    if (!hasAddress || !place.current || location.search === '') return
    chooseFromAddress(place.current)
    followCut(place.current)
    onColor?.(chosenColor(place.current))
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function follow({ target, currentTarget: form }: ChangeEvent<HTMLFormElement>) {
    const { name, type } = target as unknown as HTMLInputElement
    if (name === 'size') setHint('')
    if (name === 'cut') followCut(form)
    if (hasAddress && type === 'radio') keepInAddress(form)
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const choice = readChoice(form)
    if (choice) {
      onAdd?.(choice)
      setAdded(true)
    } else {
      // On the page before it is scrolled to.
      flushSync(() => setHint((shown) => shown || PRODUCT_HINTS.chooseSize))
      leadToSizes(form)
    }
  }

  return (
    <form
      ref={place}
      id={product && 'buy-form'}
      className="buy-form"
      data-buy={product && JSON.stringify(product)}
      data-added={hasAdded || undefined}
      onChange={onAdd && follow}
      onSubmit={onAdd && send}
    >
      <Cuts cuts={cuts} />
      <Sizes choices={choices} hint={hint} />
      {sizeChart}
      {colors.length > 0 && (
        <fieldset className="choices">
          <legend>{PRODUCT.color}</legend>
          {colors.map(({ name, picture }) => (
            <Choice key={name} name="color" value={name} isChosen={name === defaultColor} onPress={onColor}>
              {picture && <Picture picture={picture} />}
              {name}
            </Choice>
          ))}
        </fieldset>
      )}
      {notOrderable === null ? (
        <>
          <div className="buy-row">
            <QuantityStepper value={QUANTITY.initial} label={PRODUCT_HINTS.quantity} name="count" />
            <button className="button" type="submit">
              {PRODUCT.addToCart}
            </button>
          </div>
          <p className="buy-added">
            <a href="/cart">{PRODUCT.showCart}</a>
          </p>
        </>
      ) : (
        <>
          <p className="notice">{PRODUCT.notOrderable[notOrderable]}</p>
          <button className="button" type="submit" disabled>
            {STATUS_NAMES['Sold Out']}
          </button>
        </>
      )}
      {children}
    </form>
  )
}
