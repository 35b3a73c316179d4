import { withColor } from '../catalogue/rules/product-path.ts'
import { defineElement } from '../islands/define-element.ts'

/** The card's link carries the colour at once; its picture follows when it is there, unless another was chosen meanwhile. */
async function showColor(radio: HTMLInputElement): Promise<void> {
  const card = radio.closest<HTMLElement>('.card')
  const link = card?.querySelector('a')
  const color = radio.value
  if (!card || !link) return
  link.href = withColor(link.href, color)
  try {
    const { findColorPicture } = await import('../product-index/color-picture.ts')
    const shown = await findColorPicture(Number(card.dataset['product']), color)
    if (!shown) return
    const { src, srcSet = '', sizes = '', width, height } = shown
    const picture = Object.assign(document.createElement('img'), { alt: '', sizes, width, height })
    Object.assign(picture, { srcset: srcSet, src })
    await picture.decode()
    if (radio.matches(':checked')) link.querySelector('picture, img, .no-picture')?.replaceWith(picture)
  } catch (error) {
    console.warn(error)
  }
}

/** Shows the colour that is pressed on a static card (rule 128). In the results of filters React does. */
class CardColors extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('change', ({ target }) => void showColor(target as HTMLInputElement))
    // A shopper may have been quicker than this module.
    for (const radio of this.querySelectorAll<HTMLInputElement>('.stitches :checked')) void showColor(radio)
  }
}

defineElement('card-colors', CardColors)
