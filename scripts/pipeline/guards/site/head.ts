import type { BuiltPage, BuiltSite, Guard } from './built-site.ts'
import { fileAt } from './links.ts'
import { tagsOf } from './tags.ts'

function canonicalFaults(page: BuiltPage, site: BuiltSite): string[] {
  const [first, second] = canonicalsOf(page)
  if (first === undefined) return ['has no canonical address: give it one, or noindex']
  if (second !== undefined) return [`has two canonical addresses, ${first} and ${second}: give it one`]
  const url = URL.parse(first)
  if (!url) return [`its canonical address ${first} is not a full one`]
  return fileAt(site, url.pathname)
    ? []
    : [`its canonical address leads to ${url.pathname}, which is not there`]
}

function titleFaults({ html }: BuiltPage): string[] {
  const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)].map((match) => match[1]?.trim())
  if (titles.length !== 1) return [`has ${titles.length} titles: give it one`]
  return titles[0] === '' ? ['its title is empty: say what the page is'] : []
}

export function isIndexed(page: BuiltPage): boolean {
  return metaOf(page, 'name', 'robots')?.includes('noindex') !== true
}

/** The content of a page's `<meta>` of a name; `undefined` when it has none. */
function metaOf(page: BuiltPage, kind: 'name' | 'property', name: string): string | undefined {
  const tag = tagsOf(page).find((one) => one.name === 'meta' && one.attributes[kind] === name)
  return tag?.attributes['content']
}

/** The addresses that search engines know a page by; there should be one. */
function canonicalsOf(page: BuiltPage): string[] {
  return tagsOf(page)
    .filter(({ name, attributes }) => name === 'link' && attributes['rel'] === 'canonical')
    .map(({ attributes }) => attributes['href'] ?? '')
}

/** The `<meta>` elements of an indexed page, for search results and for where it is shared. */
const REQUIRED = [
  ['name', 'description'],
  ...['og:type', 'og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt'].map(
    (name) => ['property', name] as const,
  ),
  ['name', 'twitter:card'],
] as const

function sharingFaults(page: BuiltPage, site: BuiltSite): string[] {
  const [canonical = ''] = canonicalsOf(page)
  const missing = REQUIRED.filter(([kind, name]) => (metaOf(page, kind, name) ?? '').trim() === '')
  const picture = metaOf(page, 'property', 'og:image') ?? ''
  const url = URL.parse(picture)
  const isOwn = url?.origin === URL.parse(canonical)?.origin && url?.search === ''
  return [
    ...missing.map(([, name]) => `says no ${name}: give it one`),
    ...(picture !== '' && !url ? [`its og:image ${picture} is not a full address`] : []),
    ...(url && isOwn && !fileAt(site, url.pathname) ? [`its og:image ${url.pathname} is not there`] : []),
    ...(metaOf(page, 'property', 'og:url') === canonical ? [] : ['its og:url is not its canonical address']),
  ]
}

/** Every page has a title; an indexed one a canonical address, a description, and its picture for sharing. */
export const head: Guard = {
  name: 'title, description, canonical address and sharing',
  check: (page, site) => {
    if (!isIndexed(page)) return titleFaults(page)
    return [...titleFaults(page), ...canonicalFaults(page, site), ...sharingFaults(page, site)]
  },
}
