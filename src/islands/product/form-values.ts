import type { Cut } from '../../domain/product/cuts.ts'
import type { ProductChoice } from '../../domain/cart/to-cart-line.ts'

/** What the native controls of a product form say; for the form in React and the one that is plain HTML alike. */

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
 * Takes back a size that the chosen cut does not have.
 * @returns its label; `null` when the size stands, or none is chosen
 */
export function dropForeignSize(form: HTMLFormElement): string | null {
  const size = chosenSize(form)
  const cuts = size ? cutsOf(size) : []
  if (!size || cuts.length === 0 || cuts.includes(textOf(form, 'cut'))) return null
  size.checked = false
  return size.value
}

/** What is chosen; `null` while a size is still to be chosen. */
export function readChoice(form: HTMLFormElement): ProductChoice | null {
  const size = textOf(form, 'size')
  if (size === '' && form.elements.namedItem('size')) return null
  // The form offers nothing else.
  const cut = (textOf(form, 'cut') || null) as Cut | null
  const count = Number(textOf(form, 'count'))
  return { cut, size, color: chosenColor(form), count }
}

/** The chosen colour; '' for a product that has none. */
export function chosenColor(form: HTMLFormElement): string {
  return textOf(form, 'color')
}

/** Leads to the sizes, of which one is still to be chosen: they take the focus, and what is said of them is in view. */
export function leadToSizes(form: HTMLFormElement): void {
  const sizes = [...form.querySelectorAll<HTMLInputElement>('[name=size]:enabled')]
  sizes.find((size) => size.offsetParent)?.focus()
  form.querySelector('.size-hint')?.scrollIntoView({ block: 'nearest' })
}
