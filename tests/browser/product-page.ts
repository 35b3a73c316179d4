import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { saleTerms } from '../../src/cart/rules/delivery.ts'
import { commands } from 'vitest/browser'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { galleryPictures } from '../../src/catalogue/rules/gallery.ts'
import { productChoices } from '../../src/catalogue/rules/product-choices.ts'
import type { ProductDetail } from '../../src/catalogue/rules/product.ts'
import { Gallery } from '../../src/product/Gallery.tsx'
import { toViewPictures } from '../../src/product/HostProduct.tsx'
import { PRODUCT_RULES } from '../fixtures/builders.ts'
import { showHtml } from './page.ts'
import '../../src/product/offer-price.ts'
import '../../src/product/card.css'
import '../../src/product/choices.css'
import '../../src/product/product.css'
import '../../src/cart/stepper.css'
import '../../src/product/unbuilt-product.css'

/** @param ground the colour that the build has measured at the edges of its pictures */
export async function showProductPage(
  product: ProductDetail,
  artwork?: string,
  ground?: string,
): Promise<void> {
  const choices = productChoices(product, PRODUCT_RULES)
  const pictures = toViewPictures(galleryPictures(product)).map((picture) => ({
    ...picture,
    large: picture.large && { ...picture.large, ...(ground && { ground }) },
  }))
  const gallery = renderToStaticMarkup(createElement(Gallery, { name: product.name, pictures }))
  const form = await commands.renderAstro('/src/product/BuyForm.astro', {
    product,
    choices,
    pictures,
    settings: DEFAULT_SETTINGS,
    artwork,
    terms: saleTerms({ dispatchDays: null, deliveryDays: null }, false),
  })
  document.querySelector('.product')?.remove()
  showHtml(
    `<article class="product">${gallery}<div class="product-text"><h1>${product.name}</h1>${form}</div></article>`,
  )
}
