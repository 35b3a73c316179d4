import { MEDIA_URL } from '../config/browser-env.ts'
import { mediaAddress, thumbnailPath } from '../catalogue/rules/image-path.ts'
import type { CardProduct } from '../catalogue/rules/product.ts'
import { productPath } from '../catalogue/rules/product-path.ts'
import { formatFrom, PRICE_BEFORE } from '../catalogue/texts/price.ts'
import { createElement as create } from '../islands/create-element.ts'
import { loadProductIndex } from '../product-index/store.ts'
import { formatPrice } from '../text/money.ts'
import { createHeart } from './hearts.ts'
import { $saved, isKept } from './store/saved-store.ts'
import { keep } from './texts/heart.ts'
import { RECENTLY_SEEN } from './texts/recently-seen.ts'

/**
 * Makes a card as ProductCards.tsx renders it, with a heart, for a product that the page itself does not have. Until
 * `fillCard` it has only its name, and a stand-in for its picture. `handleHearts` of an element around it handles its heart.
 */
export function createCard({ id, name }: Pick<CardProduct, 'id' | 'name'>): HTMLLIElement {
  const heart = createHeart(name)
  heart.ariaPressed = String(isKept($saved.get(), id))
  const parts = [create('h3', {}, name), create('span', { className: 'no-picture' })]
  const card = create('li', { className: 'card' }, create('a', {}, ...parts), heart)
  card.dataset['product'] = String(id)
  return card
}

/** Fills a card of `createCard`: link, name, picture, price (rule 137), and the price before with the law's words (rule 124). */
export function fillCard(card: HTMLElement, product: CardProduct): HTMLElement {
  const { slug, name, imagePath, priceBeforeCents } = product
  const link = card.querySelector('a')
  if (!link) return card
  link.href = productPath(slug)
  link.querySelector('h3')?.replaceChildren(name)
  card.querySelector('.heart')?.setAttribute('aria-label', keep(name))
  const src = mediaAddress(MEDIA_URL, thumbnailPath(imagePath))
  if (imagePath)
    link
      .querySelector('.no-picture')
      ?.replaceWith(create('img', { alt: '', loading: 'lazy', decoding: 'async', src }))
  const price = create('p', { className: 'price' }, create('span', {}, formatFrom(product)))
  link.append(price)
  if (priceBeforeCents === null) return card
  const before = formatPrice(priceBeforeCents)
  price.append(create('s', {}, before))
  link.append(create('p', { className: 'price-before fine-print' }, `${PRICE_BEFORE}\u00A0${before}`))
  return card
}

/**
 * Fills a region with a row of the products seen before (rule 123): those with these slugs that the shop still has, in this order.
 * @returns false if there are none, or no index. It never throws.
 */
export async function showSeen(region: HTMLElement, slugs: readonly string[]): Promise<boolean> {
  const index = await loadProductIndex().catch(console.warn)
  const cards = slugs.flatMap((one) => {
    const product = index?.products.find(({ slug }) => slug === one)
    return product ? fillCard(createCard(product), product) : []
  })
  Object.assign(region, { role: 'region', ariaLabel: RECENTLY_SEEN })
  region.replaceChildren(
    create('h2', { className: 'section-title' }, RECENTLY_SEEN),
    create('ul', {}, ...cards),
  )
  return cards.length > 0
}
