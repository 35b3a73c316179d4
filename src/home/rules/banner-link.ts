/** Stands in for the shop's own address while a link is parsed; it does not matter which that is. */
const SHOP = 'https://shop.invalid'
/** Characters that a browser drops, or reads as others: control characters, spaces, backslashes. */
const TRICKY = /[\u0000-\u0020\u007f-\u00a0\\]/

/**
 * Within the shop, from its root on, or an address that says http or https itself; `null` for any other.
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
  // `/.//elsewhere` is a path here and another host in a page.
  if (url.origin !== SHOP || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

export function isExternalLink(link: string): boolean {
  return !link.startsWith('/')
}
