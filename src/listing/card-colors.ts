import { withColor } from '../catalogue/rules/product-path.ts'
import { defineElement, ShopElement } from '../islands/define-element.ts'

/**
 * Puts the colour into the card's link at once; a translating proxy may have changed the link's address. The picture
 * follows, unless another colour was pressed meanwhile.
 */
function showColor(radio: HTMLInputElement): void {
  const card = radio.closest<HTMLElement>('.card')
  const link = card?.querySelector('a')
  if (!card || !link) return
  link.href = withColor(link.href, radio.value)
  import('../product-index/color-picture.ts')
    .then(({ showColorPicture }) => showColorPicture(card, radio))
    .catch(console.warn)
}

/** Shows a colour pressed on a card of the static grid. In the results, React does. */
class CardColors extends ShopElement {
  connectedCallback(): void {
    const signal = this.arrive()
    this.addEventListener('change', ({ target }) => showColor(target as HTMLInputElement), { signal })
    // The shopper may have pressed a colour before this code ran.
    for (const radio of this.querySelectorAll<HTMLInputElement>('.stitches :checked')) showColor(radio)
  }
}

defineElement('card-colors', CardColors)
