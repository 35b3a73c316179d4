import type { ComponentProps, ReactNode } from 'react'
import { QUANTITY } from '../config/product-limits.ts'
import type { ShownPicture } from '../catalogue/rules/picture.ts'
import { offeredSizes, type Cut, type ProductChoices } from '../catalogue/rules/product-choices.ts'
import { isOffered } from '../catalogue/rules/offers.ts'
import { sizeAge } from './texts/size-age.ts'
import { CUT_NAMES, PRODUCT_HINTS } from '../catalogue/texts/product-words.ts'
import { CHOICE_HINTS } from './texts/choice-text.ts'
import { PRODUCT, STATUS_NAMES } from './texts/product-texts.ts'
import { Picture } from './Picture.tsx'
import { OfferTable } from './OfferTable.tsx'
import { OwnPrint } from './OwnPrint.tsx'
import { SizeChart } from './SizeChart.tsx'
import { QuantityStepper } from '../cart/QuantityStepper.tsx'

export interface ColorOption {
  name: string
  /** `null` for a colour without a picture. */
  picture: ShownPicture | null
}

interface Props {
  choices: ProductChoices
  colors: readonly ColorOption[]
  /** The id of the artwork that a customer sends for it (rule 134). */
  artwork: string | undefined
  /** Query string with a choice. A static page leaves it out and reads its address by script (BuyForm.astro). */
  asked?: string
  children?: ReactNode
}

type ChoiceProps = ComponentProps<'input'> & {
  'data-cuts'?: string | undefined
  'data-decided'?: string | undefined
}

function Choice({ children, ...input }: ChoiceProps) {
  return (
    <label className="choice" data-cuts={input['data-cuts']}>
      <input type="radio" {...input} />
      <span>{children}</span>
    </label>
  )
}

function Cuts({ cuts, chosen }: Pick<ProductChoices, 'cuts'> & { chosen: string | null }) {
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
            <Choice key={cut} name="cut" value={cut} defaultChecked={cut === chosen}>
              {CUT_NAMES[cut]}
            </Choice>
          ),
      )}
    </fieldset>
  )
}

interface SizesProps {
  choices: ProductChoices
  /** The size that the address asks for. */
  asked: string | undefined
  /** The size that is checked if the address asks for none. */
  proposed: string
}

/**
 * Lists each size of all cuts once; the style sheet hides those of other cuts. A size from the address counts as
 * decided, and so does the only size. Any other checked size is a proposal: it lacks `data-decided`.
 */
function Sizes({ choices, asked, proposed }: SizesProps) {
  const { offers, sizeName } = choices
  const sizes = offeredSizes(choices)
  if (sizes.length === 0) return null
  const isSoldOut = sizes.some(({ label, isAvailable }) => label === asked && !isAvailable)
  const chosen = isSoldOut ? '' : (asked ?? proposed)
  // With one cut there is nothing to hide.
  const cutsOf = (cuts: readonly Cut[]) => (choices.cuts.length > 1 && cuts.join(' ')) || undefined
  const soldOutCuts = choices.cuts.filter(({ isAvailable }) => !isAvailable)
  return (
    // A refusal moves the focus to a size, which would swallow the alert: then the group says it.
    <fieldset className="choices" aria-describedby="size-hint">
      <legend>{sizeName ?? PRODUCT_HINTS.size}</legend>
      {sizes.map(({ label, isAvailable, cuts }) => (
        <Choice
          key={label}
          name="size"
          value={label}
          defaultChecked={label === chosen}
          disabled={!isAvailable}
          data-cuts={cutsOf(cuts)}
          data-decided={label === asked || sizes.length === 1 ? '' : undefined}
        >
          <span>{label}</span>
          {!sizeName && sizeAge(label) && <small>{` ${sizeAge(label)}`}</small>}
          {!isAvailable && !offers && <span className="visually-hidden">{` (${PRODUCT.soldOutSize})`}</span>}
          {offers && (
            <span className="visually-hidden size-gone">
              {isAvailable ? '' : ` (${PRODUCT.soldOutSize})`}
            </span>
          )}
        </Choice>
      ))}
      {choices.unavailable === null &&
        soldOutCuts.map(({ cut }) => (
          <p key={cut} className="notice notice-quiet" data-cuts={cut ?? undefined}>
            {PRODUCT.cutSoldOut}
          </p>
        ))}
      <p
        id="size-hint"
        className="size-hint"
        role="alert"
        data-sold-out={choices.unavailable === null ? CHOICE_HINTS.soldOut('', sizeName) : undefined}
      >
        {isSoldOut && choices.unavailable === null && asked && CHOICE_HINTS.soldOut(asked, sizeName)}
      </p>
    </fieldset>
  )
}

/** The markup of a product's form. Native controls hold the choice; `<buy-form>` around them reacts to it (decision 20). */
export function ProductForm({ choices, colors, artwork, asked = '', children }: Props) {
  const { cuts, defaultColor, unavailable } = choices
  const garmentCuts = cuts.flatMap(({ cut }) => cut ?? [])
  const query = new URLSearchParams(asked)
  const askedFrom = (name: string, options: readonly string[]) =>
    query.getAll(name).findLast((value) => options.includes(value))
  // Options that the product does not have are ignored.
  const cut = askedFrom('cut', garmentCuts)
  const sizes = offeredSizes(choices)
  const available = sizes.filter(({ isAvailable }) => isAvailable)
  const size = [available, sizes]
    .map((some) =>
      askedFrom(
        'size',
        some.map(({ label }) => label),
      ),
    )
    .find(Boolean)
  const color = askedFrom(
    'color',
    colors.map(({ name }) => name).filter((name) => isOffered(choices, { color: name })),
  )
  // Nobody chose the only option.
  const isChosen =
    (cut && garmentCuts.length > 1) ||
    (color && colors.length > 1) ||
    (sizes.length > 1 && available.some(({ label }) => label === size))
  const isPrintAsked = query.get('print') === '1'
  const ownPrint = unavailable === null && <OwnPrint artwork={artwork} isAsked={isPrintAsked} />
  return (
    <form id="vyber" className="buy-form" data-chosen={isChosen ? '' : undefined}>
      {isPrintAsked && ownPrint}
      <Cuts cuts={cuts} chosen={cut ?? cuts[0].cut} />
      <Sizes
        choices={choices}
        asked={size}
        proposed={(cuts.find((one) => one.cut === cut) ?? cuts[0]).defaultSize}
      />
      {garmentCuts.length > 0 && <SizeChart cuts={garmentCuts} />}
      {colors.length > 0 && (
        <fieldset className="choices">
          <legend>{PRODUCT_HINTS.color}</legend>
          {colors.map(({ name, picture }) => (
            <Choice
              key={name}
              name="color"
              value={name}
              defaultChecked={name === (color ?? defaultColor)}
              disabled={!isOffered(choices, { color: name })}
            >
              {picture && <Picture picture={picture} />}
              <span>{name}</span>
              {!isOffered(choices, { color: name }) && (
                <span className="visually-hidden">{` (${PRODUCT.soldOutSize})`}</span>
              )}
            </Choice>
          ))}
          <p className="visually-hidden color-shown" role="status" />
        </fieldset>
      )}
      {!isPrintAsked && ownPrint}
      <p className="came-along fine-print">
        {choices.sizeName ? PRODUCT.choiceCameAlong : PRODUCT.cameAlong}
      </p>
      {unavailable === null ? (
        <>
          <div className="buy-row">
            <QuantityStepper value={QUANTITY.initial} name="count" />
            <button className="button" type="submit" data-press="">
              {PRODUCT.addToCart}
            </button>
            <quantity-note className="fine-print" role="status" />
          </div>
          <p className="buy-added">
            <a href="/cart">{PRODUCT.showCart}</a>
          </p>
        </>
      ) : (
        <>
          <p className="notice notice-quiet">
            {unavailable === 'no-size' && choices.sizeName
              ? PRODUCT.allOptionsSoldOut
              : PRODUCT.unavailable[unavailable]}
          </p>
          <button className="button" type="submit" disabled>
            {STATUS_NAMES['Sold Out']}
          </button>
        </>
      )}
      {children}
      {choices.offers && <OfferTable choices={choices} />}
    </form>
  )
}
