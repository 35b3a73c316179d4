import { withColor } from '../catalogue/rules/product-path.ts'
import { handleHearts } from '../product/hearts.ts'
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
  link.querySelector('p ~ img')?.remove()
  import('../product-index/card-picture.ts')
    .then(({ showColorPicture }) => showColorPicture(card, radio))
    .catch(console.warn)
}

/** Shows the next picture of a product while a mouse points at its card, unless the shopper has chosen a colour. */
function showOther(card: HTMLElement): void {
  if (card.querySelector('.stitches :checked')) return
  import('../product-index/card-picture.ts')
    .then(({ showOtherPicture }) => showOtherPicture(card))
    .catch(console.warn)
}

/** Shows other pictures of cards of the static grid: that of a pressed colour, or the next. In the results, React does. */
class CardColors extends ShopElement {
  connectedCallback(): void {
    const signal = this.arrive()
    handleHearts(this, signal)
    this.addEventListener('change', ({ target }) => showColor(target as HTMLInputElement), { signal })
    for (const card of this.querySelectorAll<HTMLElement>('.card')) {
      const point = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && showOther(card)
      card.addEventListener('pointerenter', point, { signal })
    }
    // The shopper may have pressed a colour before this code ran.
    for (const radio of this.querySelectorAll<HTMLInputElement>('.stitches :checked')) showColor(radio)
  }
}

defineElement('card-colors', CardColors)
