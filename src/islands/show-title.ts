import { SHOP } from '../config/shop.ts'

/** Shows another title. Returns what brings the page's own back, in whatever language a translator has put it. */
export function showTitle(text: string): () => void {
  const title = document.head.querySelector('title')
  const own = [...(title?.childNodes ?? [])]
  title?.replaceChildren(`${text} | ${SHOP.name}`)
  return () => title?.replaceChildren(...own)
}
