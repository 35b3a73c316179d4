import type { CartLine } from '../domain/cart.ts'
import type { Cut } from '../domain/product-choices.ts'
import { CUT_NAMES } from '../messages/cuts.ts'
import { addToCart } from '../stores/cart.ts'
import { showAddedToast } from '../stores/toasts.ts'
import './toasts.ts'

/** The product page's form: sizes follow the cut, the stepper steps, and sending it puts the line into the cart. */
type ProductPart = Pick<CartLine, 'id' | 'slug' | 'name' | 'priceCents' | 'image'>

function isCut(text: string): text is Cut {
  return text in CUT_NAMES
}

function chosenColor(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('[name=color]:checked')
}

/** The line that the form describes as it is filled in now. */
function readLine(form: HTMLFormElement): CartLine {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const selectedCut = text('selectedCut')
  const product = JSON.parse(form.dataset['buy'] ?? '{}') as ProductPart
  return {
    ...product,
    image: chosenColor(form)?.dataset['image'] ?? product.image,
    count: Number(text('count')),
    // Each cut has sizes of its own, under its own name; those of the other cuts are disabled.
    size: text([...data.keys()].find((name) => name.startsWith('size')) ?? ''),
    color: text('color'),
    cut: isCut(selectedCut) ? CUT_NAMES[selectedCut] : '',
    selectedCut,
  }
}

function add(form: HTMLFormElement): void {
  const line = readLine(form)
  showAddedToast({ ...line, count: addToCart(line) })
}

function showSizesOfCut(form: HTMLFormElement): void {
  const cut = new FormData(form).get('cut')
  if (cut === null) return
  for (const sizes of form.querySelectorAll<HTMLFieldSetElement>('[data-cut]'))
    sizes.hidden = sizes.disabled = sizes.dataset['cut'] !== cut
}

/** Turns the gallery to the picture of the chosen colour. */
function showColor(input: HTMLInputElement): void {
  const picture = document.getElementById(input.dataset['picture'] ?? '')
  if (picture?.parentElement) picture.parentElement.scrollLeft = picture.offsetLeft
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
    showSizesOfCut(form)
    if (target instanceof HTMLInputElement && target.name === 'color') showColor(target)
  })
  form.addEventListener('input', () => count && enableSteps(form, count))
  form.addEventListener('click', (event) => {
    const step = (event.target as Element).closest<HTMLElement>('[data-step]')?.dataset['step']
    if (!step || !count) return
    if (step === '1') count.stepUp()
    else count.stepDown()
    enableSteps(form, count)
  })

  // The browser may have brought back an earlier choice, or the shopper was faster than this module.
  const color = chosenColor(form)
  showSizesOfCut(form)
  if (color && !color.defaultChecked) showColor(color)
  if (count) enableSteps(form, count)
  if ('early' in form.dataset) add(form)
}
