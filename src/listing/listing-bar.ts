import { defineElement, ShopElement } from '../islands/define-element.ts'
import { linkStyles } from '../islands/link-styles.ts'
import styles from './listing-bar.css?url'

/** A move of fewer pixels is a trembling finger, or a page that springs back at its end. */
const LEAST_MOVE = 8

/**
 * Shows its button over the products while a shopper scrolls up among them (rule 226). The box is as high as the
 * products. It is hidden until its styles come, with the first move up.
 */
class ListingBar extends ShopElement {
  #last = 0
  #styles: Promise<unknown> | undefined

  connectedCallback(): void {
    addEventListener('scroll', this, { signal: this.arrive() })
  }

  handleEvent(): void {
    const move = scrollY - this.#last
    if (Math.abs(move) < LEAST_MOVE) return
    this.#last = scrollY
    if (move < 0) this.#styles ??= linkStyles(styles)
    this.toggleAttribute('data-shown', move < 0 && this.getBoundingClientRect().top < 0)
  }
}

defineElement('listing-bar', ListingBar)
