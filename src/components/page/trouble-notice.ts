import { describeTrouble } from '../../messages/trouble.ts'

/**
 * Puts what broke into the page's notice (PageNotices.astro), and gives it.
 *
 * Its heading gets its words only now: search engines read a page's source, where nothing is broken.
 */
export function fillTroubleNotice(error: unknown): HTMLElement {
  const notice = document.getElementById('trouble') as HTMLElement
  for (const title of notice.getElementsByTagName('h2'))
    title.textContent = String(title.dataset['words']).replaceAll('-', ' ')
  for (const code of notice.getElementsByTagName('code')) code.textContent = describeTrouble(error)
  return notice
}
