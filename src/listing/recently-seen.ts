import { MEDIA_URL } from '../config/browser-env.ts'
import { formatPrice } from '../text/money.ts'
import { mediaAddress, thumbnailPath } from '../catalogue/rules/image-path.ts'
import type { ListedProduct } from '../catalogue/rules/product.ts'
import { loadProductIndex } from '../product-index/store.ts'
import { readRecentlySeen } from '../product/store/recently-seen-store.ts'

/** Products that are gone are left out; without any, or without the index, the row is removed. */

function toCard(template: HTMLTemplateElement, { slug, name, priceCents, imagePath }: ListedProduct): Node {
  const card = template.content.cloneNode(true) as DocumentFragment
  card.querySelector('a')?.setAttribute('href', `/produkt/${slug}`)
  const picture = card.querySelector('img')
  if (imagePath) picture?.setAttribute('src', mediaAddress(MEDIA_URL, thumbnailPath(imagePath)))
  else picture?.replaceWith(Object.assign(document.createElement('span'), { className: 'no-picture' }))
  card.querySelector('h3')?.replaceChildren(name)
  card.querySelector('.price')?.append(formatPrice(priceCents))
  return card
}

async function findSeen(slugs: readonly string[]): Promise<ListedProduct[]> {
  if (slugs.length === 0) return []
  const index = await loadProductIndex().catch((error: unknown) => {
    console.warn(error)
    return null
  })
  return slugs.flatMap((seen) => index?.products.find(({ slug }) => slug === seen) ?? [])
}

const place = document.getElementById('recently-seen')
const list = place?.querySelector('ul')
const template = place?.querySelector('template')

if (place && list && template)
  void findSeen(readRecentlySeen().filter((slug) => slug !== place.dataset['slug'])).then((products) => {
    list.replaceChildren(...products.map((product) => toCard(template, product)))
    if (products.length === 0) place.remove()
  })
