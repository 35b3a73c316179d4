import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { QUANTITY } from '../config/product-limits.ts'
import type { ShownPicture } from '../catalogue/rules/picture.ts'
import { offeredSizes, type Cut, type ProductChoices } from '../catalogue/rules/product-choices.ts'
import type { LineProduct, ProductChoice } from '../cart/rules/to-cart-line.ts'
import { sizeAge } from './texts/size-age.ts'
import { CUT_NAMES } from '../catalogue/texts/cuts.ts'
import { PRODUCT, STATUS_NAMES } from './texts/product-texts.ts'
import { PRODUCT_HINTS } from '../catalogue/texts/product-hints.ts'
import { chooseFromAddress } from './choice-address.ts'
import type * as choiceAddress from './choice-address.ts'
import { chosenColor, readChoice } from './form-values.ts'
import { dropForeignSize, isSizeUnseen, leadToSizes } from './correct-choice.ts'
import { Picture } from './Picture.tsx'
import { SizeChart } from './SizeChart.tsx'
import { QuantityStepper } from '../cart/QuantityStepper.tsx'

export interface ColorOption {
  name: string
  /** `null` when no picture shows it. */
  picture: ShownPicture | null
}

interface Props {
  choices: ProductChoices
  colors: readonly ColorOption[]
  /** Called with the choice when the form is sent. Without it React only renders the form, and buy-form.ts handles it. */
  onAdd?: (choice: ProductChoice) => void
  onColor?: (color: string) => void
  /** On the product's own page, whose address keeps the choice (rule 126). */
  address?: typeof choiceAddress
  /** Query string of a choice that came along from a card. */
  chosen?: string
  /** For buy-form.ts: what a cart line takes from the product. */
  product?: LineProduct
  children?: ReactNode
}

type ChoiceProps = ComponentProps<'input'> & { 'data-cuts'?: string | undefined }

function Choice({ children, ...input }: ChoiceProps) {
  return (
    <label className="choice" data-cuts={input['data-cuts']}>
      <input type="radio" {...input} />
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
        <span>{`${PRODUCT_HINTS.cut}: ${CUT_NAMES[first]}`}</span>
        <input type="hidden" name="cut" value={first} />
      </p>
    )
  return (
    <fieldset className="choices">
      <legend>{PRODUCT_HINTS.cut}</legend>
      {cuts.map(
        ({ cut }) =>
          cut !== null && (
            <Choice key={cut} name="cut" value={cut} defaultChecked={cut === first}>
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
  // With one cut there is nothing to hide.
  const cutsOf = (cuts: readonly Cut[]) => (choices.cuts.length > 1 && cuts.join(' ')) || undefined
  const soldOutCuts = choices.cuts.filter(({ isOrderable }) => !isOrderable)
  return (
    <fieldset className="choices">
      <legend>{PRODUCT_HINTS.size}</legend>
      {sizes.map(({ label, isAvailable, cuts }) => (
        <Choice
          key={label}
          name="size"
          value={label}
          defaultChecked={label === choices.cuts[0].defaultSize}
          disabled={!isAvailable}
          data-cuts={cutsOf(cuts)}
        >
          <span>{label}</span>
          {sizeAge(label) && <small>{` ${sizeAge(label)}`}</small>}
          {!isAvailable && <span className="visually-hidden">{` (${PRODUCT.soldOutSize})`}</span>}
        </Choice>
      ))}
      {choices.notOrderable === null &&
        soldOutCuts.map(({ cut }) => (
          <p key={cut} className="notice notice-quiet" data-cuts={cut ?? undefined}>
            {PRODUCT.cutSoldOut}
          </p>
        ))}
      <p className="size-hint" role="alert">
        {hint}
      </p>
    </fieldset>
  )
}

/** Native controls keep the choice, because the product's own page renders it without React (decision 20). */
export function ProductForm({
  choices,
  colors,
  onAdd,
  onColor,
  address,
  chosen = address ? location.search : '',
  product,
  children,
}: Props) {
  const ref = useRef<HTMLFormElement>(null)
  const [hint, setHint] = useState('')
  const [hasAdded, setAdded] = useState(false)
  const { cuts, defaultColor, notOrderable } = choices
  const garmentCuts = cuts.flatMap(({ cut }) => cut ?? [])

  function followCut(form: HTMLFormElement) {
    const missing = dropForeignSize(form)
    setHint(missing === null ? '' : PRODUCT_HINTS.sizeNotInCut(missing))
  }

  // Only at the mount: later choices are written to the address.
  useLayoutEffect(() => {
    if (!ref.current || chosen === '') return
    chooseFromAddress(ref.current, chosen)
    followCut(ref.current)
    onColor?.(chosenColor(ref.current))
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function follow({ target, currentTarget: form }: ChangeEvent<HTMLFormElement>) {
    const { name, type } = target as unknown as HTMLInputElement
    if (name === 'size') setHint('')
    if (name === 'cut') followCut(form)
    if (type === 'radio') address?.keepInAddress(form)
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const choice = readChoice(form)
    if (choice && !isSizeUnseen(form)) {
      onAdd?.(choice)
      setAdded(true)
      setHint('')
    } else {
      // Rendered now, because the next line scrolls to it.
      flushSync(() => setHint((shown) => shown || PRODUCT_HINTS.chooseSize))
      leadToSizes(form)
    }
  }

  return (
    <form
      ref={ref}
      id={product && 'buy-form'}
      className="buy-form"
      data-buy={product && JSON.stringify(product)}
      data-added={hasAdded || undefined}
      onChange={onAdd && follow}
      onSubmit={onAdd && send}
    >
      <Cuts cuts={cuts} />
      <Sizes choices={choices} hint={hint} />
      {garmentCuts.length > 0 && <SizeChart cuts={garmentCuts} />}
      {colors.length > 0 && (
        <fieldset className="choices">
          <legend>{PRODUCT_HINTS.color}</legend>
          {colors.map(({ name, picture }) => (
            <Choice
              key={name}
              name="color"
              value={name}
              defaultChecked={name === defaultColor}
              onClick={onColor && (() => onColor(name))}
            >
              {picture && <Picture picture={picture} />}
              <span>{name}</span>
            </Choice>
          ))}
        </fieldset>
      )}
      <p className="came-along fine-print">{PRODUCT.cameAlong}</p>
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
          <p className="notice notice-quiet">{PRODUCT.notOrderable[notOrderable]}</p>
          <button className="button" type="submit" disabled>
            {STATUS_NAMES['Sold Out']}
          </button>
        </>
      )}
      {children}
    </form>
  )
}
