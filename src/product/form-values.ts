import type { Cut } from '../catalogue/rules/product-choices.ts'
import type { ProductChoice } from '../cart/rules/to-cart-line.ts'

/** Reads the native controls of a product form. */

/** The chosen size, also where it is sold out by now or of another cut than the chosen one. */
export function checkedSize(form: HTMLFormElement): HTMLInputElement | null {
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
  const size = checkedSize(form)
  if (size ? size.disabled || !isOffered(size, form) : form.elements.namedItem('size')) return null
  return {
    // The form offers only cuts.
    cut: (textOf(form, 'cut') || null) as Cut | null,
    size: textOf(form, 'size'),
    color: textOf(form, 'color'),
    count: Number(textOf(form, 'count')),
  }
}

/** True for a size that was chosen, came along or was confirmed, and is no mere proposal (rule 132). */
export function isDecided({ dataset }: HTMLInputElement): boolean {
  return dataset['decided'] !== undefined
}

/**
 * The choice as the query of an address (rule 126). A single option, which nobody has to choose, and a proposed size are left
 * out.
 */
export function toQuery(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const name of ['cut', 'size', 'color']) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof RadioNodeList) || field.value === '') continue
    const size = name === 'size' ? checkedSize(form) : null
    if (!size || isDecided(size)) query.append(name, field.value)
  }
  return String(query)
}
