import { describeTrouble } from '../../messages/trouble.ts'

/**
 * Puts what broke into the page's notice (PageNotices.astro). Its heading gets its words only now: search engines read a
 * page's source, where nothing is broken.
 */
export function fillTroubleNotice(notice: HTMLElement, error: unknown): void {
  const [title] = notice.getElementsByTagName('h2')
  const [code] = notice.getElementsByTagName('code')
  if (title) title.textContent = title.dataset['words']?.replaceAll('-', ' ') ?? ''
  if (code) code.textContent = describeTrouble(error)
}
