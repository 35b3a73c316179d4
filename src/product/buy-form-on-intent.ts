import { clampQuantity } from '../cart/clamp-quantity.ts'
import { readChoice } from './form-values.ts'
import { dropForeignSize, leadToSizes } from './correct-choice.ts'
import { choiceText } from './texts/choice-text.ts'
import { PRODUCT_HINTS } from '../catalogue/texts/product-hints.ts'

/** Handles the choices of the product page's form, as React does in an island. */

function showHint(form: HTMLFormElement, text: string): void {
  const hint = form.querySelector('.size-hint')
  if (hint) hint.textContent = text
}

/** Says that a size has to be chosen, unless it says already why, and leads there. */
export function askForSize(form: HTMLFormElement): void {
  if (!form.querySelector('.size-hint')?.textContent) showHint(form, PRODUCT_HINTS.chooseSize)
  leadToSizes(form)
}

/** Unchecks a size that the chosen cut does not have, and says so. */
function followCut(form: HTMLFormElement): void {
  const missing = dropForeignSize(form)
  if (missing !== null) showHint(form, PRODUCT_HINTS.sizeNotInCut(missing))
}

function followQuantity(form: HTMLFormElement, count: HTMLInputElement): void {
  const status = count.parentElement?.querySelector('[role=status]')
  const follow = (isStepped: boolean) => {
    for (const button of form.querySelectorAll<HTMLElement>('[data-step]')) {
      const limit = button.dataset['step'] === 'stepDown' ? count.min : count.max
      button.ariaDisabled = String(count.value === limit)
    }
    // A step's button has the focus, so a screen reader would not say that the field has changed.
    if (status && isStepped) status.textContent = PRODUCT_HINTS.quantityIs(count.value)
  }
  const settle = () => {
    clampQuantity(count)
    follow(false)
  }
  // Dispatched by early-buy-form.ts when a button steps.
  count.addEventListener('input', ({ isTrusted }) => follow(!isTrusted))
  count.addEventListener('blur', settle)
  count.addEventListener('keydown', ({ key }) => key === 'Enter' && settle())
  settle()
  // It may have been stepped before this module was loaded.
  follow(count.value !== count.defaultValue && document.activeElement !== count)
}

function followChoice(form: HTMLFormElement): void {
  const bar = document.querySelector('.buy-bar-choice')
  if (!bar) return
  const hasCuts = form.querySelector('[type=radio][name=cut]') !== null
  const update = () => (bar.textContent = choiceText(readChoice(form), hasCuts))
  form.addEventListener('change', update)
  // `input` of a stepped quantity does not bubble.
  form.addEventListener('input', update, { capture: true })
  update()
}

/** Follows what is chosen in the form: its cut, its quantity, and the buy bar's words. */
export function followForm(form: HTMLFormElement): void {
  const count = form.querySelector<HTMLInputElement>('[name=count]')
  form.addEventListener('change', ({ target }) => {
    const { name } = target as HTMLInputElement
    if (name === 'size' || name === 'cut') showHint(form, '')
    if (name === 'cut') followCut(form)
  })
  if (count) followQuantity(form, count)
  followCut(form)
  followChoice(form)
}
