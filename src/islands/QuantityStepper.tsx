import { QUANTITY } from '../config/quantity.ts'
import { PRODUCT } from '../messages/product.ts'

interface Props {
  value: number
  label: string
  onChange: (value: number) => void
}

/**
 * A quantity from 1 to 99 (spec section 4, 'Quantity stepper'); reports the new value. A button at its limit is only
 * said to be disabled, so that it does not lose the focus.
 */
export function QuantityStepper({ value, label, onChange }: Props) {
  return (
    <div className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={PRODUCT.decrease}
        aria-disabled={value <= QUANTITY.min}
        onClick={() => value > QUANTITY.min && onChange(value - 1)}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={PRODUCT.increase}
        aria-disabled={value >= QUANTITY.max}
        onClick={() => value < QUANTITY.max && onChange(value + 1)}
      >
        +
      </button>
    </div>
  )
}
