import { saleTerms } from '../../src/cart/rules/delivery.ts'
import { commands } from 'vitest/browser'
import { MEDIA_HOST } from '../../src/config/browser-env.ts'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { PICTURE_ROLES } from '../../src/config/pictures.ts'
import { galleryPictures } from '../../src/catalogue/rules/gallery.ts'
import { shownPicture } from '../../src/catalogue/rules/picture.ts'
import { productChoices } from '../../src/catalogue/rules/product-choices.ts'
import type { ProductDetail } from '../../src/catalogue/rules/product.ts'
import { PRODUCT_RULES } from '../fixtures/builders.ts'
import { showHtml } from './page.ts'
import '../../src/product/card.css'
import '../../src/product/choices.css'
import '../../src/product/product.css'
import '../../src/cart/stepper.css'
import '../../src/product/unbuilt-product.css'

const COMPONENTS = '/src/product'
let pages = 0

export async function showProductPage(product: ProductDetail): Promise<void> {
  const choices = productChoices(product, PRODUCT_RULES)
  const pictures = galleryPictures(product).map(({ path, thumbnailPath, color }) => ({
    path,
    thumbnailPath,
    color,
    large: shownPicture({ path, hostPath: path }, PICTURE_ROLES.main, MEDIA_HOST),
    thumb: shownPicture({ path, hostPath: thumbnailPath }, PICTURE_ROLES.thumb, MEDIA_HOST),
  }))
  const [gallery, form] = await Promise.all([
    commands.renderAstro(`${COMPONENTS}/Gallery.astro`, { name: product.name, pictures }),
    commands.renderAstro(`${COMPONENTS}/BuyForm.astro`, {
      product,
      choices,
      pictures,
      settings: DEFAULT_SETTINGS,
      terms: saleTerms({ dispatchDays: null, deliveryDays: null }, false),
    }),
  ])
  document.querySelector('.product')?.remove()
  showHtml(
    `<article class="product">${gallery}<div class="product-text"><h1>${product.name}</h1>${form}</div></article>`,
  )
  // A module runs once for each address.
  pages++
  for (const module of ['buy-form', 'gallery'])
    await import(/* @vite-ignore */ `${COMPONENTS}/${module}.ts?page=${pages}`)
}
