import { SHOP } from '../config/shop.ts'

/** Shows another title. @returns a function that restores the page's own, even one that a translator has changed */
export function showTitle(text: string): () => void {
  const title = document.head.querySelector('title')
  const own = [...(title?.childNodes ?? [])]
  title?.replaceChildren(`${text} | ${SHOP.name}`)
  return () => title?.replaceChildren(...own)
}
