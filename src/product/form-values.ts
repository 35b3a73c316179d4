import type { Cut } from '../catalogue/rules/product-choices.ts'
import type { ProductChoice } from '../cart/rules/to-cart-line.ts'

/** Reads the native controls of a product form. */

/** Asks `<offer-price>` to strike through sizes. */
export const SIZES = 'sizes'
/** Tells `<offer-price>` the choice; `null` before it is made. */
export const CHOICE = 'choice'
/** `<offer-price>` has come. */
export const OFFERS = 'offers'

declare global {
  interface HTMLElementEventMap {
    [CHOICE]: CustomEvent<ProductChoice | null>
  }
}

/** The checked size, even if it is sold out by now or not offered in the chosen cut. */
export function checkedSize(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('[name=size]:checked')
}

function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Whether the chosen cut has a size. True for products without cuts. */
export function isOffered({ dataset }: HTMLInputElement, form: HTMLFormElement): boolean {
  return dataset['cuts']?.split(' ').includes(textOf(form, 'cut')) ?? true
}

/** The choice; `null` while the shopper has to choose a size of the chosen cut. */
export function readChoice(form: HTMLFormElement): ProductChoice | null {
  const size = checkedSize(form)
  if (size ? size.disabled || !isOffered(size, form) : form.elements.namedItem('size')) return null
  return {
    // All values of this field are cuts.
    cut: (textOf(form, 'cut') || null) as Cut | null,
    size: textOf(form, 'size'),
    color: textOf(form, 'color'),
    count: Number(textOf(form, 'count')),
    isPrinted: textOf(form, 'print') !== '',
  }
}

/** Whether a size was chosen, confirmed or in the address. Otherwise it is only proposed (rule 132). */
export function isDecided({ dataset }: HTMLInputElement): boolean {
  return dataset['decided'] !== undefined
}

/** The choice as a query string (rule 126). It leaves out a proposed size, and options that are the only ones. */
export function toQuery(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const name of ['cut', 'size', 'color']) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof RadioNodeList) || field.value === '') continue
    const size = name === 'size' ? checkedSize(form) : null
    if (!size || isDecided(size)) query.append(name, field.value)
  }
  if (textOf(form, 'print')) query.append('print', '1')
  return String(query)
}
