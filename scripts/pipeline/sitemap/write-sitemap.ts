import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PAGE_DATES_FILE } from '../../../src/api/published.ts'
import { parseBuildEnv, type Env } from '../../../src/config/build-env.ts'
import { PRODUCTS_PER_PAGE } from '../../../src/config/limits.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'
import { CONTENT_PATHS, indexedPages } from './indexed-pages.ts'
import { datePages, type PageDates } from './page-dates.ts'
import { SITEMAP_PATH } from '../../../src/config/shop/search-engines.ts'
import { element, XML_DECLARATION } from '../feeds/xml.ts'

/** The content of a page: what lies between its header and its footer. */
async function readMain(file: string): Promise<string> {
  const html = await readFile(file, 'utf8')
  return /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html
}

/**
 * Writes the sitemap into a folder of built pages, and beside it the dates that the next build compares its pages with.
 * @param before the dates of the earlier shop's pages
 * @throws {EnvError}, and what the disk says
 */
export async function writeSitemap(
  dir: string,
  catalogue: Catalogue,
  before: PageDates | undefined,
  env: Env,
): Promise<void> {
  const { siteUrl } = parseBuildEnv(env)
  const content = await Promise.all(
    CONTENT_PATHS.map(async (path) => [path, await readMain(join(dir, `${path}.html`))] as const),
  )
  const pages = indexedPages(catalogue, new Map(content), PRODUCTS_PER_PAGE)
  const dates = datePages(pages, before, catalogue.pulledAt)
  const files = sitemapFiles(
    siteUrl,
    pages.map(({ path }) => ({
      address: new URL(path, siteUrl).href,
      changedAt: dates[path]?.[1] ?? null,
    })),
  )
  for (const { path, text } of files) await writeFile(join(dir, path), text)
  await writeFile(join(dir, PAGE_DATES_FILE), JSON.stringify(dates))
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** The most addresses that a file may have (sitemaps.org). */
const MAX_ADDRESSES = 50_000

/** A page that search engines may list. */
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
 * The sitemap of some pages: one file, or several with an index of them where the pages are too many for one.
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
