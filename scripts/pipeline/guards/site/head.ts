import type { BuiltPage } from '../../built-site.ts'
import type { Guard } from './guard.ts'
import { fileAt } from './links.ts'
import { tagsOf } from './tags.ts'

/** The content of a page's `<meta>` of a name; `undefined` when it has none. */
function metaOf(page: BuiltPage, kind: 'name' | 'property', name: string): string | undefined {
  const tag = tagsOf(page).find((one) => one.name === 'meta' && one.attributes[kind] === name)
  return tag?.attributes['content']
}

export function isIndexed(page: BuiltPage): boolean {
  return metaOf(page, 'name', 'robots')?.includes('noindex') !== true
}

/** A page for search engines has a description, and says a canonical address and a picture for sharing that are there. */
export const head: Guard = {
  name: 'description, canonical address and sharing',
  check: (page, site) => {
    if (!isIndexed(page)) return []
    const link = tagsOf(page).find(({ attributes }) => attributes['rel'] === 'canonical')
    const canonical = link?.attributes['href'] ?? ''
    const addresses = {
      'canonical address': canonical,
      'og:image': metaOf(page, 'property', 'og:image') ?? '',
    }
    return [
      ...(metaOf(page, 'name', 'description')?.trim() ? [] : ['has no description: give it one']),
      ...Object.entries(addresses).flatMap(([what, address]) => {
        const url = URL.parse(address)
        if (!url) return [`its ${what} is "${address}": give it a full one`]
        // Pictures may be the media host's; one with a query is answered by an image CDN.
        const isOwn = url.origin === URL.parse(canonical)?.origin && url.search === ''
        return isOwn && !fileAt(site, url.pathname) ? [`its ${what} ${url.pathname} is not there`] : []
      }),
    ]
  },
}
