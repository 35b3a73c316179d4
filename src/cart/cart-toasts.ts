import { MEDIA_URL } from '../config/browser-env.ts'
import {
  TOAST_REMOVAL_MS,
  $toasts,
  dismissToast,
  pauseToasts,
  resumeToasts,
  type Toast,
} from './store/toasts-store.ts'
import { mediaAddress, thumbnailPath } from '../catalogue/rules/image-path.ts'
import { formatPrice } from '../text/money.ts'
import { PRODUCT_HINTS } from '../catalogue/texts/product-words.ts'
import { ADDED } from './texts/added.ts'
import { CART_NOT_KEPT } from './texts/not-kept.ts'
import { createElement as create } from '../islands/create-element.ts'
import { defineElement, ShopElement } from '../islands/define-element.ts'
import { $isStorageLost } from '../storage/persistence.ts'

/** Text about failed storage. It is said once on a page and then emptied. */
let lossNotice = CART_NOT_KEPT

function toFacts({ line }: Toast): Node[] {
  if (line.count === 0) return []
  const facts = (['cut', 'color', 'size'] as const).flatMap((name) =>
    line[name] === '' ? [] : `${(name === 'size' && line.sizeName) || PRODUCT_HINTS[name]}: ${line[name]}`,
  )
  if (line.isPrinted) facts.push(PRODUCT_HINTS.print)
  facts.push(PRODUCT_HINTS.quantityIs(line.count))
  const price = formatPrice(line.priceCents)
  return [
    create('p', { className: 'fine-print' }, facts.join(' · ')),
    create('p', { className: 'price' }, line.count > 1 ? ADDED.unitPrice(price) : price),
  ]
}

function toElement(toast: Toast): Element {
  const { name, imagePath, count } = toast.line
  const src = mediaAddress(MEDIA_URL, thumbnailPath(imagePath))
  const notice = $isStorageLost.get() ? lossNotice : ''
  if (notice) lossNotice = ''
  return create(
    'li',
    { className: 'toast' },
    ...(imagePath ? [create('img', { src, alt: '', width: 64, height: 80 })] : []),
    create(
      'div',
      {},
      create('strong', {}, count > 0 ? ADDED.title : ADDED.isFull),
      create('p', {}, name),
      notice,
      ...toFacts(toast),
      create('a', { href: '/cart' }, ADDED.showCart),
    ),
    create(
      'button',
      {
        className: 'icon-button',
        type: 'button',
        ariaLabel: ADDED.close,
        onclick: () => dismissToast(toast.id),
      },
      '×',
    ),
  )
}

/** The page's notifications (rule 701). The quick view's dialog takes the element and gives it back. */
class CartToasts extends ShopElement {
  #shown = new Map<number, Element>()
  /** The element from which the focus came. It gets the focus back when its notification is closed. */
  #cameFrom: HTMLElement | null = null

  connectedCallback(): void {
    const signal = this.arrive()
    this.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        if (!this.contains(relatedTarget as Node | null)) this.#cameFrom = relatedTarget as HTMLElement | null
      },
      { signal },
    )
    for (const event of ['pointerenter', 'focusin']) this.addEventListener(event, pauseToasts, { signal })
    for (const event of ['pointerleave', 'focusout'])
      this.addEventListener(event, () => this.matches(':hover, :focus-within') || resumeToasts(), { signal })
    const stop = $toasts.subscribe(() => this.#show())
    signal.addEventListener('abort', stop)
  }

  #show(): void {
    const toasts = $toasts.get()
    for (const [id, element] of this.#shown) {
      if (toasts.some((toast) => toast.id === id)) continue
      this.#shown.delete(id)
      if (element.contains(document.activeElement)) this.#cameFrom?.focus({ preventScroll: true })
      element.classList.add('leaving')
      setTimeout(() => element.remove(), TOAST_REMOVAL_MS)
    }
    for (const toast of [...toasts].reverse()) {
      if (this.#shown.has(toast.id)) continue
      const element = toElement(toast)
      this.#shown.set(toast.id, element)
      this.querySelector('ol')?.prepend(element)
    }
  }
}

defineElement('cart-toasts', CartToasts)
