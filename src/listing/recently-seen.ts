import { $cart } from '../cart/store/cart-store.ts'
import { defineElement, ShopElement } from '../islands/define-element.ts'
import { whenNear, whenSeen } from '../islands/when.ts'
import { handleHearts } from '../product/hearts.ts'
import { readRecentlySeen, rememberSeen } from '../product/store/recently-seen-store.ts'

/**
 * Products that this tab has shown before; loaded when the row is near the window. `data-slug` is the page's
 * own product, which is remembered and not shown. With `data-cart` the row is below an empty cart only.
 */
class RecentlySeen extends ShopElement {
  connectedCallback(): void {
    const signal = this.arrive()
    const { slug, cart } = this.dataset
    const showWhenNear = () => whenNear(this, () => void this.#show())
    handleHearts(this, signal)
    if (cart !== undefined) {
      const stop = $cart.subscribe((lines) => this.toggleAttribute('data-cart-full', lines.length > 0))
      signal.addEventListener('abort', stop)
    }
    if (slug === undefined) showWhenNear()
    else
      whenSeen(() => {
        rememberSeen(slug)
        showWhenNear()
      })
  }

  /** Without any products, or without an index, the row is removed. */
  async #show(): Promise<void> {
    const slugs = readRecentlySeen().filter((slug) => slug !== this.dataset['slug'])
    const show = () => import('../product/card-element.ts').then(({ showSeen }) => showSeen(this, slugs))
    const isShown = slugs.length > 0 && (await show().catch(console.warn))
    if (!isShown) this.remove()
  }
}

defineElement('recently-seen', RecentlySeen)
