import type { BuiltPage, Guard } from './built-site.ts'
import { isIndexed } from './head.ts'

const DATA = /<script\b[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g

/** The types that a page must have, by its address; 'A | B' asks for either. */
function typesFor(path: string): string[] {
  if (path === '/') return ['WebSite']
  if (path === '/kontakt') return ['OnlineStore']
  if (path.startsWith('/produkty')) return ['BreadcrumbList', 'ItemList']
  return path.startsWith('/produkt/') ? ['BreadcrumbList', 'Product | ProductGroup'] : []
}

function nodesOf({ html }: BuiltPage): { types: Set<unknown>; faults: string[] } {
  const types = new Set<unknown>()
  const faults: string[] = []
  for (const [, json = ''] of html.matchAll(DATA))
    try {
      for (const type of [(JSON.parse(json) as Record<string, unknown>)['@type']].flat()) types.add(type)
    } catch {
      faults.push(`its structured data is no JSON: ${json.slice(0, 80)}`)
    }
  return { types, faults }
}

/** The structured data of a page can be read, and tells what search engines look for on such a page. */
export const structuredData: Guard = {
  name: 'structured data',
  check: (page) => {
    const { types, faults } = nodesOf(page)
    const missing = (isIndexed(page) ? typesFor(page.path) : []).filter(
      (type) => !type.split(' | ').some((one) => types.has(one)),
    )
    return [...faults, ...missing.map((type) => `has no ${type}`)]
  },
}
