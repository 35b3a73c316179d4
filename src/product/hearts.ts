import { createElement } from '../islands/create-element.ts'
import { defineElement, ShopElement } from '../islands/define-element.ts'
import { $saved, isKept, toggleSaved } from './store/saved-store.ts'
import { keep, nameIn } from './texts/heart.ts'

const idOf = (heart: Element) => Number(heart.closest<HTMLElement>('[data-product]')?.dataset['product'])

/** Makes the heart of a card. `handleHearts` of an element around it shows its state and handles it. */
export function createHeart(name: string): HTMLButtonElement {
  return createElement('button', { type: 'button', className: 'heart icon-button', ariaLabel: keep(name) })
}

/** Lets the hearts in an element of a static page keep goods, and shows which are kept, also by another tab (rule 138). */
export function handleHearts(place: HTMLElement, signal: AbortSignal): void {
  place.addEventListener(
    'click',
    ({ target }) => {
      const heart = (target as Element).closest<HTMLButtonElement>('.heart')
      if (heart) toggleSaved(idOf(heart), nameIn(heart.ariaLabel ?? ''))
    },
    { signal },
  )
  const stop = $saved.subscribe((saved) => {
    for (const heart of place.querySelectorAll<HTMLButtonElement>('.heart'))
      heart.ariaPressed = String(isKept(saved, idOf(heart)))
  })
  signal.addEventListener('abort', stop)
}

/** The hearts of a product's page and of rows of cards, which get those that the page has no room for. */
class ProductHearts extends ShopElement {
  connectedCallback(): void {
    for (const card of this.querySelectorAll('.card:not(:has(.heart))'))
      card.append(createHeart(card.querySelector('h3')?.textContent ?? ''))
    handleHearts(this, this.arrive())
  }
}

defineElement('product-hearts', ProductHearts)
