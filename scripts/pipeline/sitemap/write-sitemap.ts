import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PRODUCTS_PER_PAGE } from '../../../src/config/listing-limits.ts'
import { SITEMAP_PATH } from '../../../src/config/search-engines.ts'
import { allListingPages, listingPath, listingSlug } from '../../../src/listing/rules/listing-pages.ts'
import { productPath } from '../../../src/catalogue/rules/product-path.ts'
import type { Product } from '../../../src/catalogue/rules/product.ts'
import type { Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import { element, XML_DECLARATION } from '../feeds/xml.ts'
import { eachPage, openBuiltSite } from '../built-site.ts'

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
/** The canonical link, which only pages for search engines have. Its address needs no entities. */
const CANONICAL = /<link rel="canonical" href="([^"]+)"/

/** The day on which a product was created; `null` for an unknown or future one. */
function dayOf({ createdAt }: Pick<Product, 'createdAt'>, pulledAt: string): string | null {
  const day = /^\d{4}-\d\d-\d\d(?=$| )/.exec(createdAt)?.[0]
  return day !== undefined && !Number.isNaN(Date.parse(day)) && day <= pulledAt ? day : null
}

/** A sitemap of these pages, each with the day of its newest product, if known. */
export function toSitemap(addresses: Iterable<string>, catalogue: Catalogue): string {
  const { products, pulledAt } = catalogue
  const shown = new Map<string, readonly Product[]>([
    ...products.map((product) => [productPath(product.slug), [product]] as const),
    ...allListingPages(catalogue, PRODUCTS_PER_PAGE).map(
      (page) => [listingPath(listingSlug(page), page.number), page.products] as const,
    ),
  ])
  const urls = [...addresses].map((address) => {
    const days = (shown.get(new URL(address).pathname) ?? []).flatMap(
      (product) => dayOf(product, pulledAt) ?? [],
    )
    return `<url>\n${element('loc', address)}${element('lastmod', days.toSorted().at(-1) ?? null)}</url>\n`
  })
  return `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}">\n${urls.join('')}</urlset>\n`
}

/** Writes the sitemap of a built shop into it: each page for search engines once. */
export async function writeSitemap(dir: string, catalogue: Catalogue): Promise<void> {
  const canonicals = await eachPage(openBuiltSite(dir), ({ html }) => {
    const address = CANONICAL.exec(html)?.[1]
    // `href` is a copy: the match itself would keep the whole page in memory.
    return address === undefined ? [] : new URL(address).href
  })
  await writeFile(join(dir, SITEMAP_PATH), toSitemap(new Set(canonicals.flat().sort()), catalogue))
}
