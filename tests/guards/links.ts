import { decodePath, fileAt, type BuiltPage } from '../../scripts/pipeline/built-site.ts'
import { tagsOf, type Guard, type Tag } from './guard.ts'

/** Stands in for the shop's own address. */
const SHOP = 'http://shop.invalid'
/** Attributes whose value is always an address. */
const LINKING = new Set(['href', 'src', 'action', 'formaction', 'poster', 'data', 'cite'])
/** Folders of built files. An address in them is checked in any attribute. */
const BUILT = /^\/(?:_astro|pictures|listing)\//

/** The addresses in a tag, without those of pictures that an image CDN answers (with a query). */
function targetsOfTag({ name, attributes }: Tag): string[] {
  const pictures = [attributes['src'] ?? '', ...(attributes['srcset'] ?? '').split(',')]
    .map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
    .filter((address) => address !== '' && !address.includes('?'))
  if (name === 'img' || name === 'source') return pictures
  return Object.entries(attributes).flatMap(([key, value]) =>
    LINKING.has(key) || BUILT.test(value) ? value : [],
  )
}

/** All addresses in a page's tags and styles (fonts). */
function targetsOf(page: BuiltPage): Set<string> {
  const styled = [...page.html.matchAll(/url\("?(\/[^")]+)/g)].map((match) => match[1] ?? '')
  return new Set([...tagsOf(page).flatMap(targetsOfTag), ...styled])
}

function idsOf(page: BuiltPage): Set<string> {
  return new Set(tagsOf(page).flatMap(({ attributes }) => attributes['id'] ?? []))
}

/** Every address inside the shop leads to a page or file that exists, and its `#part` exists there. */
export const links: Guard = {
  name: 'links',
  check: async (page, site) => {
    const faults: string[] = []
    for (const target of targetsOf(page)) {
      const url = URL.parse(target, SHOP + page.path)
      if (url?.origin !== SHOP) continue
      const file = fileAt(site, url.pathname)
      const id = decodePath(url.hash.slice(1))
      if (!file) faults.push(`leads to ${url.pathname}, which is not there`)
      else if (id !== '') {
        const there =
          url.pathname === page.path ? page : await site.page(file.replace(/(\/index)?\.html$/, '') || '/')
        if (!idsOf(there).has(id)) faults.push(`leads to ${target}, where nothing has that id`)
      }
    }
    return faults
  },
}
