import { useLayoutEffect, useRef, useState } from 'react'
import { QUANTITY } from '../config/product-limits.ts'
import { PRODUCT_HINTS, STEPS } from '../catalogue/texts/product-hints.ts'
import { clampQuantity } from './clamp-quantity.ts'

interface Props {
  value: number
  label: string
  name?: string
  /** Called with each quantity that was stepped to or typed, within the limits. */
  onChange?: (value: number) => void
  /** Called when 0 was typed; without it 0 is a wrong number. */
  onZero?: (field: HTMLInputElement) => void
}

/** From 1 to 99 (rule 109). A button at its limit is `aria-disabled`: `disabled` would take the focus away. */
export function QuantityStepper({ value, label, name, onChange, onZero }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [known, setKnown] = useState(value)
  const [shown, setShown] = useState(value)
  const [announced, setAnnounced] = useState('')
  if (known !== value) {
    setKnown(value)
    setShown(value)
  }
  useLayoutEffect(() => {
    if (input.current) input.current.value = String(value)
  }, [value])

  const settle = (field: HTMLInputElement) => {
    const count = clampQuantity(field)
    setShown(count)
    if (count !== value) onChange?.(count)
    return count
  }
  const finish = (field: HTMLInputElement) => {
    if (onZero && field.valueAsNumber === 0) onZero(field)
    else settle(field)
  }
  // So that no sum is sent that was not shown (rule 520).
  const follow = (field: HTMLInputElement) => {
    const count = field.valueAsNumber
    if (count >= QUANTITY.min && count <= QUANTITY.max) settle(field)
  }
  const step = (by: 1 | -1, button: HTMLElement) => {
    const field = button.parentElement?.querySelector('input')
    if (!field) return
    field.value = String(clampQuantity(field) + by)
    setAnnounced(PRODUCT_HINTS.quantityIs(settle(field)))
  }

  return (
    <div className="stepper" role="group" aria-label={label}>
      <button
        type="button"
        data-step="stepDown"
        aria-label={STEPS.decrease}
        aria-disabled={shown <= QUANTITY.min}
        onClick={({ currentTarget }) => step(-1, currentTarget)}
      >
        −
      </button>
      <input
        ref={input}
        type="number"
        name={name}
        aria-label={label}
        inputMode="numeric"
        min={QUANTITY.min}
        max={QUANTITY.max}
        defaultValue={value}
        autoComplete="off"
        enterKeyHint="done"
        onInput={({ currentTarget }) => follow(currentTarget)}
        onBlur={({ currentTarget }) => finish(currentTarget)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && finish(currentTarget)}
      />
      <button
        type="button"
        data-step="stepUp"
        aria-label={STEPS.increase}
        aria-disabled={shown >= QUANTITY.max}
        onClick={({ currentTarget }) => step(1, currentTarget)}
      >
        +
      </button>
      <span className="visually-hidden" role="status">
        {announced}
      </span>
    </div>
  )
}
