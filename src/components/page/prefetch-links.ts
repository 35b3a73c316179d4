/**
 * Fetches the page behind a link that a pointer rests on or a finger touches, so that it is there when the link is
 * followed (decision 23). Not for whoever saves data.
 */
const REST_MS = 100
/** They are the islands' own, and change with the cart. */
const NEVER = ['/cart', '/checkout']

const asked = new Set<string>()

const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest('a') : null)

function prefetch(link: HTMLAnchorElement | null): void {
  if (!link || asked.has(link.href)) return
  const { origin, pathname, search, href } = link
  if (origin !== location.origin || search || pathname === location.pathname || NEVER.includes(pathname))
    return
  asked.add(href)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
}

/** Starts that, unless the shopper saves data. */
export function startPrefetching(): void {
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData) return
  let rest: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('touchstart', (event) => prefetch(linkAt(event)), { passive: true })
  document.addEventListener('pointerover', (event) => {
    clearTimeout(rest)
    if (event.pointerType === 'mouse') rest = setTimeout(() => prefetch(linkAt(event)), REST_MS)
  })
}
