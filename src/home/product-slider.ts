import { defineElement } from '../islands/define-element.ts'

/** A row of products. Arrows scroll it by a page; all other scrolling is the browser's. */
class ProductSlider extends HTMLElement {
  #observer: ResizeObserver | undefined

  connectedCallback(): void {
    const view = this.querySelector('.slider-view')
    const arrows = this.querySelectorAll('.slider-arrows button')
    if (!view) return
    const refresh = () => {
      const rest = view.scrollWidth - view.clientWidth - view.scrollLeft
      arrows.forEach((arrow, index) => (arrow.ariaDisabled = `${(index ? rest : view.scrollLeft) < 2}`))
    }
    arrows.forEach((arrow, index) =>
      arrow.addEventListener('click', () => view.scrollBy(view.clientWidth * (index || -1), 0)),
    )
    view.addEventListener('scroll', refresh)
    // The observer also reports once at the start.
    this.#observer = new ResizeObserver(refresh)
    this.#observer.observe(view)
  }

  disconnectedCallback(): void {
    this.#observer?.disconnect()
  }
}

defineElement('product-slider', ProductSlider)
