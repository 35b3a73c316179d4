import { QUANTITY } from '../config/product-limits.ts'
import { PRODUCT_HINTS } from '../catalogue/texts/product-words.ts'
import { defineElement, ShopElement } from '../islands/define-element.ts'

/**
 * `<quantity-stepper>`: a whole number from 1 to 99 between two buttons. It sends `quantity` with each new
 * number. A typed text stands until the field is left; then it becomes a quantity. A typed 0 sends `zero`, with the element
 * that gets the focus, and becomes 1, unless that is cancelled. A text that it had to correct is sent as `corrected`. At a limit a button is `aria-disabled`: `disabled` loses focus.
 */
class QuantityStepper extends ShopElement {
  #told = NaN

  connectedCallback(): void {
    const field = this.#field
    const signal = this.arrive()
    this.#told = Number(field.value)
    for (const button of this.querySelectorAll('button'))
      button.addEventListener('click', () => this.#step(Number(button.dataset['step'])), { signal })
    field.addEventListener('input', () => this.#follow(), { signal })
    field.addEventListener('blur', ({ relatedTarget }) => this.#finish(relatedTarget), { signal })
    field.addEventListener('keydown', (event) => this.#keyDown(event), { signal })
    // The browser may have restored another quantity.
    this.#settle()
  }

  get #field(): HTMLInputElement {
    return this.querySelector('input') as HTMLInputElement
  }

  /** Shows a quantity that was set elsewhere, without sending an event. */
  set value(count: number) {
    this.#told = count
    if (this.#typed !== count) this.#field.value = String(count)
    this.#showLimits(count)
  }

  #showLimits(count: number): void {
    const [less, more] = this.querySelectorAll('button')
    if (less) less.ariaDisabled = String(count <= QUANTITY.min)
    if (more) more.ariaDisabled = String(count >= QUANTITY.max)
  }

  /** The whole number in the field; NaN for any other text. */
  get #typed(): number {
    return /^\s*\d+\s*$/.test(this.#field.value) ? Number(this.#field.value) : NaN
  }

  /** The quantity that a typed text means, such as 1 for '1,5'. */
  get #count(): number {
    const typed = Number.parseInt(this.#field.value) || QUANTITY.min
    return Math.min(Math.max(typed, QUANTITY.min), QUANTITY.max)
  }

  #settle(): void {
    const count = this.#count
    this.#field.value = String(count)
    this.#tell(count)
  }

  #tell(count: number): void {
    this.#showLimits(count)
    if (count === this.#told) return
    this.#told = count
    this.dispatchEvent(new CustomEvent('quantity', { bubbles: true, detail: count }))
  }

  #step(by: number): void {
    this.#field.value = String(this.#count + by)
    this.#settle()
    // The focus is on the button, so a screen reader would not read the changed field.
    this.#say()
  }

  /** Even the same text is set again, so that a screen reader repeats it. */
  #say(): void {
    this.querySelector('[role=status]')?.replaceChildren(PRODUCT_HINTS.quantityIs(this.#field.value))
  }

  #keyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter') this.#finish(this.#field)
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    this.#step(by)
  }

  /** Follows typing at once, so that only a shown sum can be ordered. */
  #follow(): void {
    const count = this.#typed
    if (count >= QUANTITY.min && count <= QUANTITY.max) this.#tell(count)
  }

  /** @param detail the element that gets the focus */
  #finish(detail: EventTarget | null): void {
    const isZero = this.#typed === 0
    if (isZero && !this.dispatchEvent(new CustomEvent('zero', { cancelable: true, detail }))) return
    const typed = this.#typed
    const text = this.#field.value
    this.#settle()
    if (this.#count === typed) return
    this.#say()
    this.dispatchEvent(new CustomEvent('corrected', { bubbles: true, detail: text }))
  }
}

defineElement('quantity-stepper', QuantityStepper)
