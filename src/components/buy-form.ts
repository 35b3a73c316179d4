import type { CartLine } from '../domain/cart.ts'
import type { Cut } from '../domain/product-choices.ts'
import { toCartLine, type LineProduct } from '../domain/to-cart-line.ts'
import { CUT_NAMES } from '../messages/cuts.ts'
import { addToCart } from '../stores/cart.ts'
import { showAddedToast } from '../stores/toasts.ts'
import { showPicture } from './gallery.ts'
import './toasts.ts'

/**
 * The product page's form: a chosen colour turns the pictures, and sending it puts the line into the cart. That sizes
 * follow the cut is CSS, and the stepper's steps stand in the page, so that both are there before this is.
 */

function isCut(text: string): text is Cut {
  return text in CUT_NAMES
}

function chosenColor(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('[name=color]:checked')
}

/** The line that the form describes as it is filled in now, or `undefined` when no size of the cut can be bought. */
function readLine(form: HTMLFormElement): CartLine | undefined {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const cut = text('cut')
  // Each cut has sizes of its own, under a name of their own.
  const sizes = `size ${cut}`
  const size = text(sizes)
  if (size === '' && form.elements.namedItem(sizes)) return undefined
  const product = JSON.parse(form.dataset['buy'] ?? '{}') as LineProduct
  const choice = { cut: isCut(cut) ? cut : null, size, color: text('color'), count: Number(text('count')) }
  return toCartLine(product, choice, CUT_NAMES)
}

function add(form: HTMLFormElement): void {
  const line = readLine(form)
  if (line) showAddedToast({ ...line, count: addToCart(line) })
}

function enableSteps(form: HTMLFormElement, count: HTMLInputElement): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    const isDown = Number(button.dataset['step']) < 0
    button.disabled = isDown
      ? count.valueAsNumber <= Number(count.min)
      : count.valueAsNumber >= Number(count.max)
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-buy]')) {
  const count = form.querySelector<HTMLInputElement>('[name=count]')

  form.onsubmit = (event) => {
    event.preventDefault()
    add(form)
  }
  form.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'color') showPicture(target.dataset['picture'])
  })
  form.addEventListener('input', () => count && enableSteps(form, count))

  // The browser may have brought back an earlier choice, or the shopper was faster than this module.
  const color = chosenColor(form)
  if (color && !color.defaultChecked) showPicture(color.dataset['picture'])
  if (count) enableSteps(form, count)
  if ('early' in form.dataset) add(form)
}
