import { useEffect } from 'react'
import { openQuickView, type CardFacts } from '../../stores/listing/quick-view.ts'

/** What a card shows of its product. */
function readCard(card: HTMLElement): CardFacts {
  return {
    id: Number(card.dataset['product']),
    name: card.querySelector('h3')?.textContent ?? '',
    href: card.querySelector('a')?.href ?? '',
    price: card.querySelector('.price')?.textContent ?? '',
    picture: card.querySelector('img')?.src ?? '',
  }
}

/** Opens the quick view of a card whose button is clicked, be it a static one or the listing's. */
export function useQuickViewButtons(indexAddress: string): void {
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('.quick-view-button') : null
      const card = button?.closest<HTMLElement>('.card')
      if (card) void openQuickView(readCard(card), indexAddress)
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [indexAddress])
}
