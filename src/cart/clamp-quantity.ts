import { QUANTITY } from '../config/product-limits.ts'

/** Corrects a typed quantity to a whole number from 1 to 99. */
export function clampQuantity(input: HTMLInputElement): number {
  const count = Math.min(
    Math.max(Math.trunc(input.valueAsNumber) || QUANTITY.min, QUANTITY.min),
    QUANTITY.max,
  )
  input.value = String(count)
  return count
}
