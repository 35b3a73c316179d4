import { QUANTITY } from '../config/product-limits.ts'
import { SHOP } from '../config/shop.ts'
import { $toasts } from './store/toasts-store.ts'
import { addedOf, countedAs, QUANTITY_LIMIT } from './texts/quantity-texts.ts'
import { createElement as create } from '../islands/create-element.ts'
import { defineElement, ShopElement } from '../islands/define-element.ts'

const link = ({ href, label }: { href: string; label: string }) => create('a', { href }, label)

/**
 * `<quantity-note>`: says beside a quantity, and aloud, how it was lowered, and at the limit who sells more (rule 109). A line of the
 * cart sets `data-count`. A product's form is read, and the pieces of it that went into the cart. watch-quantities.ts fetches this.
 */
class QuantityNote extends ShopElement {
  static observedAttributes = ['data-count']
  /** How the number `#saidOf` was lowered. */
  #said = ''
  #saidOf = NaN
  #isLess = false
  #shown = ''
  #lastToast = 0

  connectedCallback(): void {
    const signal = this.arrive()
    const stop = this.#field && $toasts.subscribe(() => this.#followToasts())
    signal.addEventListener('abort', () => stop?.())
    this.#show()
  }

  attributeChangedCallback(): void {
    if (this.#count !== this.#saidOf) this.#said = ''
    this.#show()
  }

  /** The quantity of the form around it; `null` in a line of the cart. */
  get #field(): HTMLInputElement | null {
    return this.closest('.buy-row')?.querySelector('input') ?? null
  }

  get #count(): number {
    return Number(this.dataset['count'] ?? this.#field?.value)
  }

  /** @param said how a number was lowered; '' for a right one @param count the number that counts now */
  say(said: string, count: number, isLess = false): void {
    this.#said = said
    this.#saidOf = count
    this.#isLess = isLess
    this.#show()
  }

  /** A new notification tells how many pieces went into the cart. */
  #followToasts(): void {
    const [toast] = $toasts.get()
    if (!toast || toast.id <= this.#lastToast) return
    this.#lastToast = toast.id
    const [added, asked] = [toast.line.count, this.#count]
    // That the line was full already is said by the notification.
    if (added < asked) this.say(added === 0 ? '' : addedOf(added, asked), asked, true)
    else if (this.#isLess) this.say('', asked)
  }

  #show(): void {
    const isFull = this.#isLess || this.#count >= QUANTITY.max
    const shown = this.#said + String(isFull)
    if (shown === this.#shown) return
    this.#shown = shown
    this.replaceChildren(
      ...(this.#said ? [create('p', {}, this.#said)] : []),
      ...(isFull ? [create('p', {}, `${QUANTITY_LIMIT} `, link(SHOP.phone), ', ', link(SHOP.email))] : []),
    )
  }
}

defineElement('quantity-note', QuantityNote)

/** Tells the note beside a quantity of its new number, or of a typed text that was corrected. */
export function noteQuantity({ target, type, detail }: CustomEvent): void {
  const stepper = target as Element
  const note = stepper.closest('li, .buy-row')?.querySelector('quantity-note')
  const count = Number(stepper.querySelector('input')?.value)
  const typed = type === 'corrected' ? String(detail).trim() : ''
  if (note instanceof QuantityNote) note.say(typed && countedAs(typed, count), count)
}
