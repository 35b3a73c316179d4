import type { BuiltPage, BuiltSite, Guard } from './built-site.ts'
import { fileAt } from './links.ts'
import { tagsOf, type Tag } from './tags.ts'

function canonicalFaults(canonicals: readonly Tag[], site: BuiltSite): string[] {
  const [first, second] = canonicals.map(({ attributes }) => attributes['href'] ?? '')
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

/** Every page has a title, and one address that search engines know it by, unless they are not to know it. */
export const head: Guard = {
  name: 'title and canonical address',
  check: (page, site) => {
    const tags = tagsOf(page)
    const isIndexed = !tags.some(
      ({ name, attributes }) =>
        name === 'meta' && attributes['name'] === 'robots' && attributes['content']?.includes('noindex'),
    )
    const canonicals = tags.filter(
      ({ name, attributes }) => name === 'link' && attributes['rel'] === 'canonical',
    )
    return [...titleFaults(page), ...(isIndexed ? canonicalFaults(canonicals, site) : [])]
  },
}
