import type { Cut } from '../../domain/product/cuts.ts'
import type { ProductChoice } from '../../domain/cart/to-cart-line.ts'

/** Reads and changes the native controls of a product form, in an island (ProductForm.tsx) and without React (buy-form.ts). */

function chosenSize(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('[name=size]:checked')
}

function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** The cuts that a size is offered in; none for a product that has no cuts. */
function cutsOf(size: HTMLInputElement): string[] {
  return size.dataset['cuts']?.split(' ') ?? []
}

/**
 * Unchecks a size that the chosen cut does not have.
 * @returns its label; `null` when the size stays, or none is chosen
 */
export function dropForeignSize(form: HTMLFormElement): string | null {
  const size = chosenSize(form)
  const cuts = size ? cutsOf(size) : []
  if (!size || cuts.length === 0 || cuts.includes(textOf(form, 'cut'))) return null
  size.checked = false
  return size.value
}

/** The choice; `null` while a size has to be chosen. */
export function readChoice(form: HTMLFormElement): ProductChoice | null {
  const size = textOf(form, 'size')
  if (size === '' && form.elements.namedItem('size')) return null
  // The form offers only cuts.
  const cut = (textOf(form, 'cut') || null) as Cut | null
  const count = Number(textOf(form, 'count'))
  return { cut, size, color: chosenColor(form), count }
}

/** The chosen colour; '' for a product that has none. */
export function chosenColor(form: HTMLFormElement): string {
  return textOf(form, 'color')
}

/** Moves the focus to the sizes, of which one has to be chosen, and scrolls their hint into view. */
export function leadToSizes(form: HTMLFormElement): void {
  const sizes = [...form.querySelectorAll<HTMLInputElement>('[name=size]:enabled')]
  sizes.find((size) => size.offsetParent)?.focus()
  form.querySelector('.size-hint')?.scrollIntoView({ block: 'nearest' })
}
