import { SITEMAP_PATH } from '../../../src/config/shop/search-engines.ts'
import { element, XML_DECLARATION } from '../feeds/xml.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** So many addresses a file may have (sitemaps.org). */
const MAX_ADDRESSES = 50_000

/** A page that search engines may know. */
export interface SitemapPage {
  /** In full. */
  address: string
  /** When it last changed, ISO; `null` where nobody knows. */
  changedAt: string | null
}

/** A file of the shop. */
export interface SiteFile {
  path: string
  text: string
}

function urlSet(pages: readonly SitemapPage[]): string {
  const urls = pages.map(
    ({ address, changedAt }) => `<url>\n${element('loc', address)}${element('lastmod', changedAt)}</url>\n`,
  )
  return `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}">\n${urls.join('')}</urlset>\n`
}

/**
 * The sitemap of some pages: one file, or an index of several where they are more than one may have.
 * @param site address of the shop
 */
export function sitemapFiles(
  site: string,
  pages: readonly SitemapPage[],
  maxAddresses = MAX_ADDRESSES,
): SiteFile[] {
  if (pages.length <= maxAddresses) return [{ path: SITEMAP_PATH, text: urlSet(pages) }]
  const parts = Array.from({ length: Math.ceil(pages.length / maxAddresses) }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    text: urlSet(pages.slice(index * maxAddresses, (index + 1) * maxAddresses)),
  }))
  const entries = parts.map(
    ({ path }) => `<sitemap>\n${element('loc', new URL(path, site).href)}</sitemap>\n`,
  )
  const index = `${XML_DECLARATION}<sitemapindex xmlns="${NAMESPACE}">\n${entries.join('')}</sitemapindex>\n`
  return [{ path: SITEMAP_PATH, text: index }, ...parts]
}
