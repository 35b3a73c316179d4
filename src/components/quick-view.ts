import { toProductRules } from '../config/product-rules.ts'
import type { ProductRules } from '../domain/product-choices.ts'
import { createListingSource } from '../stores/listing-sources.ts'
import { openQuickView } from '../stores/quick-view.ts'
import { listingElement, readListingFacts } from './listing-facts.ts'
// What is put into the cart is announced here as on a product's own page.
import './toasts.ts'

/** Opens the quick view of a listing's card. */
const source = createListingSource(readListingFacts())
const sizeLabels = JSON.parse(listingElement?.dataset['sizes'] ?? '[]') as ProductRules['sizeLabels']
let mounted: Promise<void> | undefined

async function mountIsland(): Promise<void> {
  const { mountQuickView } = await import('../islands/mount-quick-view.tsx')
  const place = document.body.appendChild(document.createElement('div'))
  mountQuickView(place, toProductRules(sizeLabels))
}

/** Opens the quick view of the product that a card shows. */
export async function openCard(card: HTMLElement): Promise<void> {
  mounted ??= mountIsland()
  const link = card.querySelector('a')
  void openQuickView(
    {
      id: Number(card.dataset['product']),
      name: card.querySelector('h3')?.textContent ?? '',
      href: link?.href ?? '',
      price: card.querySelector('.price')?.textContent ?? '',
      picture: card.querySelector('img')?.src ?? '',
    },
    (id) => source.product(id),
  )
  await mounted.catch((error: unknown) => {
    mounted = undefined
    throw error
  })
}
