import { QUANTITY } from '../../config/cart/quantity.ts'

/** Puts a typed quantity right: a whole number from 1 to 99. */
export function settleQuantity(input: HTMLInputElement): number {
  const count = Math.min(
    Math.max(Math.trunc(input.valueAsNumber) || QUANTITY.min, QUANTITY.min),
    QUANTITY.max,
  )
  input.value = String(count)
  return count
}
