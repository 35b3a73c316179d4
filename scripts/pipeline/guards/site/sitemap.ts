import { SITEMAP_PATH } from '../../../../src/config/search-engines.ts'
import type { BuiltSite, SiteGuard } from './built-site.ts'
import { canonicalsOf, isIndexed } from './head.ts'

const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?$/

const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((match) => match[1] ?? '')

/** The canonical addresses of the pages that search engines may list. */
async function indexedAddresses(site: BuiltSite): Promise<Set<string>> {
  const addresses = new Set<string>()
  for (const path of site.paths) {
    const page = await site.page(path)
    const [canonical] = isIndexed(page) ? canonicalsOf(page) : []
    if (canonical !== undefined) addresses.add(canonical)
  }
  return addresses
}

/** The sitemap names every page that search engines may list, once, and no other; none of its dates is to come. */
export const sitemap: SiteGuard = {
  name: 'sitemap',
  checkSite: async (site) => {
    if (!site.files.has(SITEMAP_PATH)) return ['there is no sitemap']
    const xml = await site.read(SITEMAP_PATH)
    const addresses = valuesOf(xml, 'loc')
    const named = new Set(addresses)
    const indexed = await indexedAddresses(site)
    return [
      ...(named.size < addresses.length ? ['names an address twice'] : []),
      ...[...indexed].filter((address) => !named.has(address)).map((address) => `does not name ${address}`),
      ...[...named]
        .filter((address) => !indexed.has(address))
        .map((address) => `names ${address}, which is no page that search engines may know`),
      ...valuesOf(xml, 'lastmod')
        .filter((date) => !DATE.test(date) || Date.parse(date) > Date.now())
        .map((date) => `says ${date}, which is no day that has been`),
    ]
  },
}
