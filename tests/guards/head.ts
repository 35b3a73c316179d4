import { fileAt, type BuiltPage } from '../../scripts/pipeline/built-site.ts'
import { tagsOf, type Guard } from './guard.ts'

/** The content of the `<meta>` with this name; `undefined` without one. */
function metaOf(page: BuiltPage, kind: 'name' | 'property', name: string): string | undefined {
  const tag = tagsOf(page).find((one) => one.name === 'meta' && one.attributes[kind] === name)
  return tag?.attributes['content']
}

export function isIndexed(page: BuiltPage): boolean {
  return metaOf(page, 'name', 'robots')?.includes('noindex') !== true
}

/** A page for search engines has a description; its canonical address and its picture for sharing exist. */
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
        // Other addresses are the media host's or, with a query, an image CDN's.
        const isOwn = url.origin === URL.parse(canonical)?.origin && url.search === ''
        return isOwn && !fileAt(site, url.pathname) ? [`its ${what} ${url.pathname} is not there`] : []
      }),
    ]
  },
}
