import { isOffered, offerOf } from '../catalogue/rules/offers.ts'
import { formatFrom } from '../catalogue/texts/price.ts'
import { formatPrice } from '../text/money.ts'
import type { LineProduct, ProductChoice } from '../cart/rules/to-cart-line.ts'
import { inColor } from './texts/choice-text.ts'
import { PRODUCT } from './texts/product-texts.ts'

/* A product with offers (rule 137) in the markup of ProductForm.tsx and StatusAndPrice.tsx. */

/** Strikes through the sizes that the chosen colour lacks, and says so. */
export function strikeSizes(form: HTMLElement, product: LineProduct): void {
  const color = form.querySelector<HTMLInputElement>('[name=color]:checked')?.value ?? ''
  for (const size of form.querySelectorAll<HTMLInputElement>('[name=size]')) {
    size.disabled = !isOffered(product, { color, size: size.value })
    const where = color && isOffered(product, { size: size.value }) ? `${inColor(color)} ` : ''
    const text = size.disabled ? ` (${where}${PRODUCT.soldOutSize})` : ''
    size.parentElement?.querySelector('.size-gone')?.replaceChildren(text)
    if (size.parentElement) size.parentElement.title = text.slice(2, -1)
  }
}

/** Shows the price of the choice; before it is made, the lowest. */
export function showOfferPrice(
  around: HTMLElement,
  product: LineProduct,
  choice: ProductChoice | null,
): void {
  const offer = choice && offerOf(product, choice)
  const { priceBeforeCents: before } = offer ?? product
  const price = offer ? formatPrice(offer.priceCents) : formatFrom(product)
  for (const shown of around.querySelectorAll('.price-large, .buy-bar .price')) shown.textContent = price
  for (const part of around.querySelectorAll<HTMLElement>('.price-row s, .price-before'))
    part.hidden = !before
  for (const part of around.querySelectorAll('.price-row s, .price-before s'))
    part.textContent = before ? formatPrice(before) : ''
}
