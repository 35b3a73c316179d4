import { defineElement, ShopElement } from '../islands/define-element.ts'
import { $saved, toggleSaved } from './store/saved-store.ts'

const idOf = (heart: Element) => Number(heart.closest<HTMLElement>('[data-product]')?.dataset['product'])

/** Lets the hearts in an element of a static page keep goods, and shows which are kept, also by another tab (rule 138). */
export function handleHearts(place: HTMLElement, signal: AbortSignal): void {
  place.addEventListener(
    'click',
    ({ target }) => {
      const heart = (target as Element).closest<HTMLButtonElement>('.heart')
      if (heart) toggleSaved(idOf(heart))
    },
    { signal },
  )
  const stop = $saved.subscribe((saved) => {
    for (const heart of place.querySelectorAll<HTMLButtonElement>('.heart'))
      heart.ariaPressed = String(saved.includes(idOf(heart)))
  })
  signal.addEventListener('abort', stop)
}

/** The heart of a product's page. */
class ProductHeart extends ShopElement {
  connectedCallback(): void {
    handleHearts(this, this.arrive())
  }
}

defineElement('product-heart', ProductHeart)
