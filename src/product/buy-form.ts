import { CUT_NAMES } from '../catalogue/texts/cuts.ts'
import { PRODUCT_HINTS } from '../catalogue/texts/product-hints.ts'
import '../cart/quantity-stepper.ts'
import { toCartLine, type LineProduct, type ProductChoice } from '../cart/rules/to-cart-line.ts'
import { addToCart } from '../cart/store/cart-store.ts'
import { showAddedToast } from '../cart/store/toasts-store.ts'
import { defineElement, ElementOfIslands } from '../islands/define-element.ts'
import { COLOR_CHOSEN, COLOR_SHOWN } from './color-events.ts'
import { checkedSize, isOffered, readChoice, toQuery } from './form-values.ts'
import { choiceText } from './texts/choice-text.ts'

/**
 * `<buy-form>`: the choice of a product, its way into the cart, and a phone's buy bar (rule 120). It handles the markup of
 * ProductForm.tsx, on a product's page and in islands alike. With `data-own-page` the address keeps the choice (rule 126).
 */
class BuyForm extends ElementOfIslands {
  /** Set by an island; a built page has it in `data-product`. */
  product: LineProduct | undefined
  /** True once a size was chosen or came along, so that the bar may buy it. */
  #isSizeChosen = false
  #gone = new AbortController()

  connectedCallback(): void {
    const { signal } = (this.#gone = new AbortController())
    this.addEventListener('submit', (event) => this.#submit(event), { signal })
    this.addEventListener('click', (event) => this.#click(event), { signal })
    this.addEventListener('change', ({ target }) => this.#change(target as HTMLInputElement), { signal })
    this.addEventListener('quantity', () => this.#showChoice(), { signal })
    document.addEventListener(COLOR_SHOWN, ({ detail }) => this.#takeColor(detail), { signal })
    this.#dropForeignSize()
    // The address or the browser's history may have made another choice than the first, or the shopper was quicker.
    const changed = [...this.#form.querySelectorAll<HTMLInputElement>(':checked:not(:default)')]
    if (changed.length > 0) this.#keepInAddress()
    const color = changed.find(({ name }) => name === 'color')
    if (color) void customElements.whenDefined('product-gallery').then(() => this.#tellColor(color.value))
    this.#showChoice()
    this.#startBar(signal)
  }

  disconnectedCallback(): void {
    this.#gone.abort()
  }

  get #form(): HTMLFormElement {
    return this.querySelector('form') as HTMLFormElement
  }

  get #barButton(): HTMLElement | null {
    return this.querySelector('.buy-bar button')
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault()
    const choice = readChoice(this.#form)
    if (choice && this.#isSizeSeen(event.submitter)) this.#add(choice)
    else this.#leadToSizes()
  }

  /** Each button asks here whether a shopper has seen what it buys. If not, its first press leads to the sizes (rule 120). */
  #isSizeSeen(button: HTMLElement | null): boolean {
    if (button !== null && button === this.#barButton) {
      const isSeen = this.#isSizeChosen
      this.#chooseSize()
      return isSeen
    }
    // In a quick view the button stands at the lower edge, and may cover the chosen size.
    const [size, own] = [checkedSize(this.#form)?.parentElement, button].map((one) =>
      one?.getBoundingClientRect(),
    )
    return !size || !own || size.bottom <= own.top
  }

  #add(choice: ProductChoice): void {
    const product = this.product ?? (JSON.parse(this.dataset['product'] ?? '{}') as LineProduct)
    const line = toCartLine(product, choice, CUT_NAMES)
    showAddedToast({ ...line, count: addToCart(line) })
    this.#form.dataset['added'] = ''
    this.#hint('')
  }

  #leadToSizes(): void {
    if (!this.querySelector('.size-hint')?.textContent) this.#hint(PRODUCT_HINTS.chooseSize)
    const sizes = [...this.#form.querySelectorAll<HTMLInputElement>('[name=size]:enabled')]
    sizes.find((size) => size.offsetParent)?.focus()
    this.querySelector('.size-hint')?.scrollIntoView({ block: 'nearest' })
  }

  #click(event: MouseEvent): void {
    const { name, value } = event.target as HTMLInputElement
    this.#followCommand((event.target as Element).closest('[command]'))
    // A press on the colour that is chosen already is no change, but it too shows its picture.
    if (name === 'color') this.#tellColor(value)
    if (name === 'size') this.#chooseSize()
    if (!(event.target as Element).closest('.buy-bar a')) return
    // Not by its address, which would add an entry to the history.
    event.preventDefault()
    this.#form.scrollIntoView()
    this.#form.querySelector<HTMLElement>('.choice :checked')?.focus({ preventScroll: true })
  }

  /** Opens or closes the size chart, in a browser that does not know `command` yet. */
  #followCommand(button: Element | null): void {
    const command = button?.getAttribute('command')
    if (!button || !command || 'command' in button) return
    const dialog = this.querySelector('dialog')
    if (command === 'close') dialog?.close()
    else dialog?.showModal()
  }

  #change({ name, type }: HTMLInputElement): void {
    if (name === 'size' || name === 'cut') this.#hint('')
    if (name === 'cut') this.#dropForeignSize()
    if (type === 'radio') this.#keepInAddress()
    this.#showChoice()
  }

  /** Unchecks a size that the chosen cut does not have, and says so (rule 110). */
  #dropForeignSize(): void {
    const size = checkedSize(this.#form)
    if (!size || isOffered(size, this.#form)) return
    size.checked = false
    this.#hint(PRODUCT_HINTS.sizeNotInCut(size.value))
  }

  #hint(text: string): void {
    this.querySelector('.size-hint')?.replaceChildren(text)
  }

  #tellColor(color: string): void {
    this.dispatchEvent(new CustomEvent(COLOR_CHOSEN, { bubbles: true, detail: color }))
  }

  /** The colour on which the gallery has come to rest. */
  #takeColor(color: string): void {
    for (const radio of this.#form.querySelectorAll<HTMLInputElement>('[name=color]:not(:checked)'))
      if (radio.value === color) {
        radio.checked = true
        this.#change(radio)
      }
  }

  /** A reload finds the choice there. It makes no entry in the history. */
  #keepInAddress(): void {
    if (this.dataset['ownPage'] === undefined) return
    history.replaceState(history.state, '', `?${toQuery(this.#form)}${location.hash}`)
  }

  #chooseSize(): void {
    this.#isSizeChosen = true
    const button = this.#barButton
    if (button?.dataset['ready']) button.textContent = button.dataset['ready']
  }

  #showChoice(): void {
    const hasCuts = this.#form.querySelector('[type=radio][name=cut]') !== null
    this.querySelector('.buy-bar-choice')?.replaceChildren(choiceText(readChoice(this.#form), hasCuts))
  }

  /** The bar is there while the form's own button is out of view. */
  #startBar(signal: AbortSignal): void {
    const bar = this.querySelector<HTMLElement>('.buy-bar')
    const button = this.#form.querySelector<HTMLElement>('[type=submit]')
    if (!bar || !button) return
    const size = checkedSize(this.#form)
    const cameAlong = new URLSearchParams(location.search).get('size')
    const hasSizes = this.#barButton?.dataset['ready'] !== undefined
    if (!hasSizes || (size && (!size.defaultChecked || size.value === cameAlong))) this.#chooseSize()
    const follow = (entries: readonly IntersectionObserverEntry[]) => {
      const isInView = entries.at(-1)?.isIntersecting === true
      // Hiding the bar would lose the focus, so it moves to the button that does the same.
      if (isInView && bar.contains(document.activeElement)) button.focus({ preventScroll: true })
      bar.hidden = isInView
    }
    // The margins are the header and the bar itself, which cover the page.
    const observer = new IntersectionObserver(follow, { rootMargin: '-64px 0px -48px' })
    observer.observe(button)
    signal.addEventListener('abort', () => observer.disconnect())
  }
}

defineElement('buy-form', BuyForm)
