import type { Cut } from '../catalogue/rules/product-choices.ts'
import type { ProductChoice } from '../cart/rules/to-cart-line.ts'

/** Reads the native controls of a product form, in an island (ProductForm.tsx) and without React (buy-form.ts). */

export function chosenSize(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('[name=size]:checked')
}

function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** True for the sizes of the chosen cut, and for those of a product that has no cuts. */
export function isOffered({ dataset }: HTMLInputElement, form: HTMLFormElement): boolean {
  return dataset['cuts']?.split(' ').includes(textOf(form, 'cut')) ?? true
}

/** The choice; `null` while a size of the chosen cut has to be chosen. */
export function readChoice(form: HTMLFormElement): ProductChoice | null {
  const chosen = chosenSize(form)
  if (chosen ? !isOffered(chosen, form) : form.elements.namedItem('size')) return null
  // The form offers only cuts.
  const cut = (textOf(form, 'cut') || null) as Cut | null
  const count = Number(textOf(form, 'count'))
  return { cut, size: textOf(form, 'size'), color: chosenColor(form), count }
}

export function chosenColor(form: HTMLFormElement): string {
  return textOf(form, 'color')
}
