import { QUANTITY } from '../config/limits.ts'
import { PRODUCT } from '../messages/product.ts'

interface Props {
  value: number
  label: string
  onChange: (value: number) => void
}

/** A quantity from 1 to 99 (spec section 4, 'Quantity stepper'); reports the new value. */
export function QuantityStepper({ value, label, onChange }: Props) {
  return (
    <div className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        aria-label={PRODUCT.decrease}
        disabled={value <= QUANTITY.min}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={PRODUCT.increase}
        disabled={value >= QUANTITY.max}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  )
}
