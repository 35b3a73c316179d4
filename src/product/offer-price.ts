import { isOffered, offerOf } from '../catalogue/rules/offers.ts'
import { formatFrom } from '../catalogue/texts/price.ts'
import { formatPrice } from '../text/money.ts'
import type { LineProduct, ProductChoice } from '../cart/rules/to-cart-line.ts'
import { defineElement, ShopElement } from '../islands/define-element.ts'
import { CHOICE, OFFERS, SIZES } from './form-values.ts'
import { inColor } from './texts/offer-texts.ts'
import { PRODUCT } from './texts/product-texts.ts'

/** Strikes through the sizes that the chosen colour lacks, and says so. */
function strikeSizes(form: HTMLElement, product: LineProduct): void {
  const color = form.querySelector<HTMLInputElement>('[name=color]:checked')?.value ?? ''
  for (const size of form.querySelectorAll<HTMLInputElement>('[name=size]')) {
    size.disabled = !isOffered(product, { color, size: size.value })
    const where = color && isOffered(product, { size: size.value }) ? `${inColor(color)} ` : ''
    const text = size.disabled ? ` (${where}${PRODUCT.soldOutSize})` : ''
    size.parentElement?.querySelector('.size-gone')?.replaceChildren(text)
    if (size.parentElement) size.parentElement.title = text.slice(2, -1)
  }
}

/** Writes a text, unless it is there: a screen reader would say the same price again. */
function write(part: Element, text: string): void {
  if (part.textContent !== text) part.textContent = text
}

/** Shows the price of the choice; before it is made, the lowest. */
function showOfferPrice(around: HTMLElement, product: LineProduct, choice: ProductChoice | null): void {
  const offer = choice && offerOf(product, choice)
  const { priceBeforeCents: before } = offer ?? product
  const price = offer ? formatPrice(offer.priceCents) : formatFrom(product)
  for (const shown of around.querySelectorAll('.price-large, .buy-bar .price')) write(shown, price)
  for (const part of around.querySelectorAll<HTMLElement>('.price-row s, .price-before'))
    part.hidden = !before
  for (const part of around.querySelectorAll('.price-row s, .price-before s'))
    write(part, before ? formatPrice(before) : '')
}

/**
 * `<offer-price>`: the price of the choice in a form of offers (rule 137), and the sizes that its colour lacks. Until it comes,
 * the lowest price is shown, and `<buy-form>` buys nothing that is gone.
 */
class OfferPrice extends ShopElement {
  connectedCallback(): void {
    const signal = this.arrive()
    const form = this.closest('buy-form') as HTMLElement & { product: LineProduct }
    form.addEventListener(SIZES, () => strikeSizes(form, form.product), { signal })
    form.addEventListener(CHOICE, ({ detail }) => showOfferPrice(form, form.product, detail), { signal })
    form.dispatchEvent(new Event(OFFERS))
  }
}

defineElement('offer-price', OfferPrice)
