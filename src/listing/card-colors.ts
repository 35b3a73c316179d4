import { withColor } from '../catalogue/rules/product-path.ts'
import { defineElement, ShopElement } from '../islands/define-element.ts'

/**
 * Puts the colour into the card's link at once; a translating proxy may have changed the link's address. The picture
 * follows, unless another colour was pressed meanwhile.
 */
async function showColor(radio: HTMLInputElement): Promise<void> {
  const card = radio.closest<HTMLElement>('.card')
  const link = card?.querySelector('a')
  const color = radio.value
  if (!card || !link) return
  link.href = withColor(link.href, color)
  try {
    const { loadColorPicture } = await import('../product-index/color-picture.ts')
    const picture = await loadColorPicture(Number(card.dataset['product']), color)
    if (picture && radio.matches(':checked'))
      link.querySelector('picture, img, .no-picture')?.replaceWith(picture)
  } catch (error) {
    console.warn(error)
  }
}

/** Shows a colour pressed on a card of the static grid (rule 128). In the results, React does. */
class CardColors extends ShopElement {
  connectedCallback(): void {
    const signal = this.arrive()
    this.addEventListener('change', ({ target }) => void showColor(target as HTMLInputElement), { signal })
    // The shopper may have pressed a colour before this code ran.
    for (const radio of this.querySelectorAll<HTMLInputElement>('.stitches :checked')) void showColor(radio)
  }
}

defineElement('card-colors', CardColors)
