import { settleQuantity } from '../../islands/product/settle-quantity.ts'
import { toCartLine, type LineProduct } from '../../domain/cart/to-cart-line.ts'
import { dropForeignSize, leadToSizes, readChoice } from '../../islands/product/form-values.ts'
import { CUT_NAMES } from '../../messages/product/cuts.ts'
import { PRODUCT_HINTS } from '../../messages/product/product-hints.ts'
import { addToCart } from '../../stores/cart/cart.ts'
import { onIntent } from '../page/on-intent.ts'
import { startBuyBar } from './buy-bar.ts'

/**
 * Answers the product page's form as React does in an island: a cut unchecks a size that it does not have, and sending puts
 * the line into the cart. CSS shows the sizes of the chosen cut and an inline script of BuyForm.astro steps the quantity, so
 * both work before this module is loaded. The notification's code is fetched on intent; the line is in the cart without it.
 */

const loadToasts = () => import('../cart/toasts.ts')

function showHint(form: HTMLFormElement, text: string): void {
  const hint = form.querySelector('.size-hint')
  if (hint) hint.textContent = text
}

function followCut(form: HTMLFormElement): void {
  const missing = dropForeignSize(form)
  showHint(form, missing === null ? '' : PRODUCT_HINTS.sizeNotInCut(missing))
}

function add(form: HTMLFormElement): void {
  const choice = readChoice(form)
  if (!choice) {
    if (!form.querySelector('.size-hint')?.textContent) showHint(form, PRODUCT_HINTS.chooseSize)
    leadToSizes(form)
    return
  }
  const line = toCartLine(JSON.parse(form.dataset['buy'] ?? '{}') as LineProduct, choice, CUT_NAMES)
  const added = { ...line, count: addToCart(line) }
  form.dataset['added'] = ''
  loadToasts().then(({ showAddedToast }) => showAddedToast(added), console.error)
}

function followQuantity(form: HTMLFormElement, count: HTMLInputElement): void {
  const enableSteps = () => {
    for (const button of form.querySelectorAll<HTMLElement>('[data-step]')) {
      const limit = button.dataset['step'] === 'stepDown' ? count.min : count.max
      button.ariaDisabled = String(count.value === limit)
    }
  }
  const settle = () => {
    settleQuantity(count)
    enableSteps()
  }
  const status = count.parentElement?.querySelector('[role=status]')
  count.addEventListener('input', (event) => {
    enableSteps()
    // Dispatched by a step's button: it has the focus, so a screen reader would not say that the field has changed.
    if (status && !event.isTrusted) status.textContent = PRODUCT_HINTS.quantityIs(count.value)
  })
  count.addEventListener('blur', settle)
  count.addEventListener('keydown', ({ key }) => key === 'Enter' && settle())
  settle()
}

const form = document.querySelector<HTMLFormElement>('[data-buy]')
const count = form?.querySelector<HTMLInputElement>('[name=count]')

if (form) {
  form.onsubmit = (event) => {
    event.preventDefault()
    add(form)
  }
  form.addEventListener('change', ({ target }) => {
    const { name } = target as HTMLInputElement
    if (name === 'size') showHint(form, '')
    if (name === 'cut') followCut(form)
  })
  if (count) {
    followQuantity(form, count)
    onIntent([form], loadToasts)
  }

  // The browser may have restored a choice, the address may have made one (rule 126), or the shopper before this module was
  // loaded.
  followCut(form)
  startBuyBar(form)
  if ('early' in form.dataset) add(form)
}
