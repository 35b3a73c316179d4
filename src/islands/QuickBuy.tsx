import { useState } from 'react'
import { QUANTITY } from '../config/quantity.ts'
import type { ListedProduct } from '../domain/listing-index.ts'
import { productChoices, type ProductRules } from '../domain/product-choices.ts'
import { toCartLine } from '../domain/to-cart-line.ts'
import { CUT_NAMES } from '../messages/cuts.ts'
import { PRODUCT } from '../messages/product.ts'
import { addToCart } from '../stores/cart.ts'
import { showAddedToast } from '../stores/toasts.ts'
import { QuantityStepper } from './QuantityStepper.tsx'

interface ChoiceProps {
  legend: string
  name: string
  options: readonly { value: string; label: string; isAvailable: boolean }[]
  chosen: string
  onChoose: (value: string) => void
}

function Choice({ legend, name, options, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {options.map(({ value, label, isAvailable }) => (
        <label key={value} className="choice">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={!isAvailable}
            onChange={() => onChoose(value)}
          />
          <span>
            {label}
            {!isAvailable && <span className="visually-hidden"> ({PRODUCT.soldOutSize})</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface QuickBuyProps {
  product: ListedProduct
  rules: ProductRules
  /** Called when the product is about to go into the cart. */
  onAdd?: () => void
}

/** What can be chosen of a product, and the button that puts it into the cart (spec section 4, 'Product detail'). */
export function QuickBuy({ product, rules, onAdd }: QuickBuyProps) {
  const { cuts, colors, defaultColor, notOrderable } = productChoices(product, rules)
  const [chosenCut, setCut] = useState<string | null>(null)
  const [chosenSize, setSize] = useState<string | null>(null)
  const [chosenColor, setColor] = useState<string | null>(null)
  const [count, setCount] = useState<number>(QUANTITY.initial)

  // A choice stands as long as it is offered: the cut may change, and the API may know of a size that has gone.
  const choice = cuts.find(({ cut }) => cut === chosenCut) ?? cuts[0]
  const isOffered = choice.sizes.some(({ label, isAvailable }) => label === chosenSize && isAvailable)
  const size = chosenSize !== null && isOffered ? chosenSize : choice.defaultSize
  const color = chosenColor !== null && colors.includes(chosenColor) ? chosenColor : defaultColor

  const soldOut = choice.isOrderable ? null : PRODUCT.cutSoldOut
  const obstacle = notOrderable === null ? soldOut : PRODUCT.notOrderable[notOrderable]

  function add() {
    const line = toCartLine(product, { cut: choice.cut, size, color, count }, CUT_NAMES)
    if (obstacle !== null) return
    onAdd?.()
    showAddedToast({ ...line, count: addToCart(line) })
  }

  return (
    <form
      className="quick-buy"
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      {cuts.length > 1 && (
        <Choice
          legend={PRODUCT.cut}
          name="quick-cut"
          options={cuts.flatMap(({ cut }) =>
            cut ? [{ value: cut, label: CUT_NAMES[cut], isAvailable: true }] : [],
          )}
          chosen={choice.cut ?? ''}
          onChoose={setCut}
        />
      )}
      {cuts.length === 1 && choice.cut !== null && (
        <p>
          {PRODUCT.cut}: {CUT_NAMES[choice.cut]}
        </p>
      )}
      {choice.sizes.length > 0 && (
        <Choice
          legend={PRODUCT.size}
          name="quick-size"
          options={choice.sizes.map((option) => ({ ...option, value: option.label }))}
          chosen={size}
          onChoose={setSize}
        />
      )}
      {colors.length > 0 && (
        <Choice
          legend={PRODUCT.color}
          name="quick-color"
          options={colors.map((name) => ({ value: name, label: name, isAvailable: true }))}
          chosen={color}
          onChoose={setColor}
        />
      )}
      {obstacle === null ? (
        <div className="buy-row">
          <QuantityStepper value={count} label={PRODUCT.quantity} onChange={setCount} />
          <button type="submit" className="button">
            {PRODUCT.addToCart}
          </button>
        </div>
      ) : (
        <p className="notice">{obstacle}</p>
      )}
    </form>
  )
}
