import { CART_TITLE, cartButtonName } from './texts/cart-button-texts.ts'
import { totalItems } from './rules/cart.ts'
import { $cart } from './store/cart-store.ts'
import { defineElement } from '../islands/define-element.ts'
import { whenIdle } from '../islands/when-reached.ts'

/** React is large. This delay lets the pictures of a notification arrive first, in milliseconds. */
const WAKING_DELAY_MS = 1000

/** The header's cart button. It shows the count, and wakes the popup's island while the page is idle. */
class CartButton extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback(): void {
    const button = this.querySelector('#cart-button')
    const count = this.querySelector('#cart-count')
    const wakePopup = () => this.querySelector('astro-island')?.dispatchEvent(new Event('intent'))
    this.#stop = $cart.subscribe((cart, before) => {
      const items = totalItems(cart)
      button?.toggleAttribute('data-empty', items === 0)
      button?.setAttribute('aria-label', items === 0 ? CART_TITLE : cartButtonName(items))
      if (count) count.textContent = items === 0 ? '' : String(items)
      if (items > 0) setTimeout(whenIdle, before && WAKING_DELAY_MS, wakePopup)
    })
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }
}

defineElement('cart-button', CartButton)
