import { defineElement, ShopElement } from '../islands/define-element.ts'
import { handleHearts } from '../product/hearts.ts'

/** A row of products. Arrows scroll it by a page; all other scrolling is the browser's. */
class ProductSlider extends ShopElement {
  connectedCallback(): void {
    const view = this.querySelector('.slider-view')
    const arrows = this.querySelectorAll('.slider-arrows button')
    if (!view) return
    const signal = this.arrive()
    handleHearts(this, signal)
    const refresh = () => {
      const rest = view.scrollWidth - view.clientWidth - view.scrollLeft
      arrows.forEach((arrow, index) => (arrow.ariaDisabled = `${(index ? rest : view.scrollLeft) < 2}`))
    }
    arrows.forEach((arrow, index) =>
      arrow.addEventListener('click', () => view.scrollBy(view.clientWidth * (index || -1), 0), { signal }),
    )
    view.addEventListener('scroll', refresh, { signal })
    // The observer also reports once at the start.
    const observer = new ResizeObserver(refresh)
    observer.observe(view)
    signal.addEventListener('abort', () => observer.disconnect())
  }
}

defineElement('product-slider', ProductSlider)
