import { CUT_NAMES, PRODUCT_HINTS } from '../catalogue/texts/product-words.ts'
import '../cart/quantity-stepper.ts'
import type { CartLine } from '../cart/rules/cart.ts'
import { toCartLine, type LineProduct } from '../cart/rules/to-cart-line.ts'
import { addToCart } from '../cart/store/cart-store.ts'
import { defineElement, ShopElement } from '../islands/define-element.ts'
import { COLOR_CHOSEN, COLOR_SHOWN, productAround } from './product-gallery.ts'
import { isOffered as isSold } from '../catalogue/rules/offers.ts'
import {
  CHOICE,
  OFFERS,
  SIZES,
  checkedSize,
  isDecided,
  isOffered,
  readChoice,
  toQuery,
} from './form-values.ts'
import { CHOICE_HINTS, choiceText } from './texts/choice-text.ts'

/** How long the buy bar says that the product was added, and leads to the cart: longer than a notification. */
const ADDED_MS = 10_000

/**
 * `<buy-form>`: the choice of a product, its way into the cart, and the buy bar of phones. It handles the
 * markup of ProductForm.tsx, on pages and in islands. With `data-own-page` the address keeps the choice.
 */
class BuyForm extends ShopElement {
  #own: LineProduct | undefined
  /** The proposed size that the shopper was asked to confirm; '' for none. */
  #asked = ''
  #added: ReturnType<typeof setTimeout> | undefined

  connectedCallback(): void {
    const signal = this.arrive()
    this.addEventListener('submit', (event) => this.#submit(event), { signal })
    this.addEventListener('click', (event) => this.#click(event), { signal })
    this.addEventListener('change', ({ target }) => this.#change(target as HTMLInputElement), { signal })
    this.addEventListener(
      'quantity',
      () => {
        this.#hideAdded()
        this.#showChoice()
      },
      { signal },
    )
    this.addEventListener(OFFERS, () => this.#showOffers(), { signal })
    productAround(this).addEventListener(COLOR_SHOWN, ({ detail }) => this.#selectColor(detail), { signal })
    // The address, the browser's history or a quick shopper may have changed the choice already.
    const changed = [...this.#form.querySelectorAll<HTMLInputElement>(':checked:not(:default)')]
    for (const radio of changed) if (radio.name === 'size') this.#decide(radio)
    this.#dropLackingSize()
    // A sold-out size leaves the address, too. The form's hint names it.
    if (changed.length > 0 || this.querySelector('.size-hint')?.textContent) this.#storeInAddress()
    const color = changed.find(({ name }) => name === 'color')
    if (color) void customElements.whenDefined('product-gallery').then(() => this.#announceColor(color.value))
    this.#showChoice()
    this.#startBar(signal)
  }

  /** An island sets it; a static page has it in `data-product`. */
  set product(product: LineProduct | undefined) {
    this.#own = product
    if (this.isConnected) this.#showOffers()
  }

  get product(): LineProduct {
    return this.#own ?? (JSON.parse(this.dataset['product'] ?? '{}') as LineProduct)
  }

  get #form(): HTMLFormElement {
    return this.querySelector('form') as HTMLFormElement
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault()
    const choice = readChoice(this.#form)
    const size = checkedSize(this.#form)
    if (choice && size?.value === this.#asked) {
      this.#decide(size)
      this.#storeInAddress()
    }
    if (!choice || !isSold(this.product, choice) || (size && !isDecided(size))) {
      this.#leadToSizes(choice && size)
      return
    }
    const line = toCartLine(this.product, choice, CUT_NAMES)
    this.#announceAdded({ ...line, count: addToCart(line) })
    this.#form.dataset['added'] = ''
    this.#showAdded()
    this.#hint('')
    this.#showChoice()
  }

  /** Its file, which was asked for at the first reach, defines the list of notifications, too. Without it, count and buy bar say what was added. */
  #announceAdded(added: CartLine): void {
    import('../cart/store/toasts-store.ts').then(
      ({ showAddedToast }) => showAddedToast(added),
      () => undefined,
    )
  }

  /** In place of the bar's button, its link to the cart, until the time is over or the choice changes. */
  #showAdded(): void {
    const bar = this.querySelector<HTMLElement>('.buy-bar')
    if (!bar) return
    const hadFocus = bar.querySelector('button') === document.activeElement
    bar.dataset['added'] = ''
    if (hadFocus) bar.querySelector<HTMLElement>('.buy-bar-added')?.focus()
    this.#hideAddedLater(bar)
  }

  /** Not while the bar has the focus: whoever follows its link must not buy again instead. */
  #hideAddedLater(bar: HTMLElement): void {
    clearTimeout(this.#added)
    this.#added = setTimeout(() => {
      if (bar.contains(document.activeElement)) this.#hideAddedLater(bar)
      else this.#hideAdded()
    }, ADDED_MS)
  }

  #showOffers(): void {
    this.#dropLackingSize()
    this.#showChoice()
  }

  #hideAdded(): void {
    const bar = this.querySelector<HTMLElement>('.buy-bar')
    if (!bar) return
    const hadFocus = bar.querySelector('.buy-bar-added') === document.activeElement
    delete bar.dataset['added']
    if (hadFocus) bar.querySelector('button')?.focus()
  }

  /** @param proposed the size to be confirmed; `null` when the shopper has to choose one */
  #leadToSizes(proposed: HTMLInputElement | null): void {
    const hint = this.querySelector('.size-hint')
    // Even the same text is set again, so that a screen reader repeats it.
    const { sizeName } = this.product
    if (proposed) this.#hint(CHOICE_HINTS.confirmSize(proposed.value, sizeName))
    else this.#hint(hint?.textContent || CHOICE_HINTS.chooseSize(sizeName))
    // Only a later press confirms: presses that were held before the code came are repeated all at once.
    setTimeout(() => {
      this.#asked = proposed?.value ?? ''
      this.#showChoice()
    })
    const first = this.#sizes.find(({ offsetParent }) => offsetParent)
    ;(proposed ?? first)?.focus()
    hint?.scrollIntoView({ block: 'nearest' })
  }

  get #sizes(): HTMLInputElement[] {
    return [...this.#form.querySelectorAll<HTMLInputElement>('[name=size]:enabled')]
  }

  #click(event: MouseEvent): void {
    const { name, value } = event.target as HTMLInputElement
    this.#followCommand((event.target as Element).closest('[command]'))
    // A press on the chosen colour is no `change`, but it shows the colour's picture.
    if (name === 'color') this.#announceColor(value)
    // A press on the checked size is no `change`, but it makes the proposal a decision.
    if (name === 'size') this.#change(event.target as HTMLInputElement)
    if (!(event.target as Element).closest('.buy-bar [href="#vyber"]')) return
    // Scrolls by script, because following the link would add an entry to the history.
    event.preventDefault()
    this.#form.scrollIntoView()
    this.#form.querySelector<HTMLElement>('.choice :checked')?.focus({ preventScroll: true })
  }

  /** Opens or closes the size chart in browsers that do not know `command` yet. */
  #followCommand(button: Element | null): void {
    const command = button?.getAttribute('command')
    if (!button || !command || 'command' in button) return
    const dialog = this.querySelector('dialog')
    if (command === 'close') dialog?.close()
    else dialog?.showModal()
  }

  #change(field: HTMLInputElement): void {
    const { name } = field
    this.#hideAdded()
    if (name === 'size') this.#decide(field)
    if (name === 'size' || name === 'cut') this.#hint('')
    if (name === 'cut' || name === 'color') this.#dropLackingSize()
    if (name !== 'count') this.#storeInAddress()
    this.#showChoice()
  }

  /** Unchecks a size that the chosen cut or colour lacks. A decided size gets a hint (rule 110), a proposal is replaced. */
  #dropLackingSize(): void {
    const product = this.product
    this.dispatchEvent(new Event(SIZES))
    const size = checkedSize(this.#form)
    const isInCut = !size || isOffered(size, this.#form)
    if (!size || (isInCut && !(product.offers && size.disabled))) return
    size.checked = false
    if (isDecided(size)) {
      this.#hint(
        isInCut ? CHOICE_HINTS.soldOut(size.value, product.sizeName) : CHOICE_HINTS.sizeNotInCut(size.value),
      )
      return
    }
    const first = this.#sizes.find((one) => isOffered(one, this.#form))
    if (first) first.checked = true
  }

  #decide(size: HTMLInputElement): void {
    size.dataset['decided'] = ''
  }

  #hint(text: string): void {
    this.#asked = ''
    this.querySelector('.size-hint')?.replaceChildren(text)
  }

  #announceColor(color: string): void {
    this.dispatchEvent(new CustomEvent(COLOR_CHOSEN, { bubbles: true, detail: color }))
  }

  /** Chooses the colour of the picture at which the gallery stopped, and says so: the focus is on the pictures. */
  #selectColor(color: string): void {
    for (const radio of this.#form.querySelectorAll<HTMLInputElement>('[name=color]:not(:checked)'))
      if (radio.value === color) {
        radio.checked = true
        this.#change(radio)
        // Even the same text is set again, so that a screen reader repeats it.
        this.querySelector('.color-shown')?.replaceChildren(`${PRODUCT_HINTS.color}: ${color}`)
      }
  }

  /** Writes the choice into the address, so that a reload keeps it. The history gets no new entry. */
  #storeInAddress(): void {
    if (this.dataset['ownPage'] === undefined) return
    const query = toQuery(this.#form)
    history.replaceState(history.state, '', location.pathname + (query && `?${query}`) + location.hash)
  }

  #showChoice(): void {
    const product = this.product
    const hasCuts = this.#form.querySelector('[type=radio][name=cut]') !== null
    const choice = readChoice(this.#form)
    this.querySelector('.buy-bar-choice')?.replaceChildren(choiceText(choice, hasCuts, product.sizeName))
    const size = checkedSize(this.#form)
    const isChosen = !size || isDecided(size) || size.value === this.#asked
    this.dispatchEvent(new CustomEvent(CHOICE, { detail: isChosen ? choice : null }))
    const button = this.querySelector<HTMLElement>('.buy-bar button[data-ready]')
    if (button && size && isChosen) button.textContent = button.dataset['ready'] ?? ''
  }

  /** Shows the bar while the form's own button is out of view. */
  #startBar(signal: AbortSignal): void {
    const bar = this.querySelector<HTMLElement>('.buy-bar')
    const button = this.#form.querySelector<HTMLElement>('[type=submit]')
    if (!bar || !button) return
    const follow = (entries: readonly IntersectionObserverEntry[]) => {
      const isInView = entries.at(-1)?.isIntersecting === true
      // Hiding the bar would lose the focus, so it moves to the form's button.
      if (isInView && bar.contains(document.activeElement)) button.focus({ preventScroll: true })
      bar.hidden = isInView
    }
    // The header and the bar cover the page by these margins.
    const observer = new IntersectionObserver(follow, { rootMargin: '-64px 0px -48px' })
    observer.observe(button)
    signal.addEventListener('abort', () => observer.disconnect())
  }
}

defineElement('buy-form', BuyForm)
