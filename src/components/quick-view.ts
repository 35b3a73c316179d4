import { toProductRules } from '../config/product-rules.ts'
import type { ProductRules } from '../domain/product-choices.ts'
import { closeQuickView, openQuickView } from '../stores/quick-view.ts'
import { listingElement, listingSource } from './listing-facts.ts'
// What is put into the cart is announced here as on a product's own page.
import './toasts.ts'

/** Opens the quick view of a listing's card. */
const sizeLabels = JSON.parse(listingElement?.dataset['sizes'] ?? '[]') as ProductRules['sizeLabels']
let mounted: Promise<void> | undefined

async function mountIsland(): Promise<void> {
  const { mountQuickView } = await import('../islands/mount-quick-view.tsx')
  const place = document.body.appendChild(document.createElement('div'))
  mountQuickView(place, toProductRules(sizeLabels))
  addEventListener('popstate', closeQuickView)
}

/** Has the quick view ready before it is opened; when that fails (offline just now), opening tries again. */
export async function prepareQuickView(): Promise<void> {
  mounted ??= mountIsland()
  await mounted.catch(() => (mounted = undefined))
}

/** Opens the quick view of the product that a card shows. */
export async function openCard(card: HTMLElement): Promise<void> {
  await prepareQuickView()
  void openQuickView(
    {
      id: Number(card.dataset['product']),
      name: card.querySelector('h3')?.textContent ?? '',
      href: card.querySelector('a')?.href ?? '',
      price: card.querySelector('.price')?.textContent ?? '',
      picture: card.querySelector('img')?.src ?? '',
    },
    (id) => listingSource.product(id),
  )
}
