/** Replaces the shop's address while a link is parsed. Any host would do. */
const SHOP = 'https://shop.invalid'
/** Characters that a browser drops or changes: control characters, spaces, backslashes. */
const TRICKY = /[\u0000-\u0020\u007f-\u00a0\\]/

/**
 * A path of the shop, from its root on, or an address with http or https; `null` for any other text.
 * @example parseBannerLink('produkty/tricka') // '/produkty/tricka'
 */
export function parseBannerLink(text: string): string | null {
  const link = text.trim()
  if (link === '' || TRICKY.test(link)) return null
  const isElsewhere = /^https?:\/\//i.test(link)
  if (!isElsewhere && /^[^/?#]*:/.test(link)) return null
  const url = URL.parse(link, isElsewhere ? undefined : SHOP)
  if (!url || url.username || url.password) return null
  if (isElsewhere) return url.href
  // A page would read the path `//elsewhere` as another host. `/.//elsewhere` becomes such a path.
  if (url.origin !== SHOP || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

export function isExternalLink(link: string): boolean {
  return !link.startsWith('/')
}
