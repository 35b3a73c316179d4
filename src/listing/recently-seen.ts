import { MEDIA_URL } from '../config/browser-env.ts'
import { $cart } from '../cart/store/cart-store.ts'
import { formatFrom } from '../catalogue/texts/price.ts'
import { mediaAddress, thumbnailPath } from '../catalogue/rules/image-path.ts'
import type { ListedProduct } from '../catalogue/rules/product.ts'
import { defineElement } from '../islands/define-element.ts'
import { whenNear, whenSeen } from '../islands/when.ts'
import { readRecentlySeen, rememberSeen } from '../product/store/recently-seen-store.ts'

function toCard(template: HTMLTemplateElement, product: ListedProduct): Node {
  const { slug, name, imagePath } = product
  const card = template.content.cloneNode(true) as DocumentFragment
  card.querySelector('a')?.setAttribute('href', `/produkt/${slug}`)
  const picture = card.querySelector('img')
  if (imagePath) picture?.setAttribute('src', mediaAddress(MEDIA_URL, thumbnailPath(imagePath)))
  else picture?.replaceWith(Object.assign(document.createElement('span'), { className: 'no-picture' }))
  card.querySelector('h3')?.replaceChildren(name)
  card.querySelector('.price')?.append(formatFrom(product))
  return card
}

async function findSeen(slugs: readonly string[]): Promise<ListedProduct[]> {
  if (slugs.length === 0) return []
  try {
    const { loadProductIndex } = await import('../product-index/store.ts')
    const index = await loadProductIndex()
    return slugs.flatMap((seen) => index?.products.find(({ slug }) => slug === seen) ?? [])
  } catch (error) {
    console.warn(error)
    return []
  }
}

/**
 * Products that this tab has shown before; loaded when the row is near the window. `data-slug` is the page's
 * own product, which is remembered and not shown. The cart's page has none and shows the row below an empty cart only.
 */
class RecentlySeen extends HTMLElement {
  #stop: (() => void) | undefined

  connectedCallback(): void {
    const { slug } = this.dataset
    const showWhenNear = () => whenNear(this, () => void this.#show())
    if (slug === undefined) {
      this.#stop = $cart.subscribe((cart) => this.toggleAttribute('data-cart-full', cart.length > 0))
      showWhenNear()
    } else
      whenSeen(() => {
        rememberSeen(slug)
        showWhenNear()
      })
  }

  disconnectedCallback(): void {
    this.#stop?.()
  }

  /** Leaves out products that are gone. Without any products, or without an index, the row is removed. */
  async #show(): Promise<void> {
    const template = this.querySelector('template')
    const products = await findSeen(readRecentlySeen().filter((slug) => slug !== this.dataset['slug']))
    if (template)
      this.querySelector('ul')?.replaceChildren(...products.map((product) => toCard(template, product)))
    if (products.length === 0) this.remove()
  }
}

defineElement('recently-seen', RecentlySeen)
