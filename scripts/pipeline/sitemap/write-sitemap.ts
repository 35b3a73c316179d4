import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PRODUCTS_PER_PAGE } from '../../../src/config/limits.ts'
import { SITEMAP_PATH } from '../../../src/config/search-engines.ts'
import { allListingPages, listingPath, listingSlug } from '../../../src/listing/rules/listing-pages.ts'
import { productPath } from '../../../src/catalogue/rules/product-path.ts'
import type { Product } from '../../../src/catalogue/rules/product.ts'
import type { Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import { element, XML_DECLARATION } from '../feeds/xml.ts'

/** Pages that search engines may list and that do not come from the catalogue; a guard compares them with the built shop. */
const CONTENT_PATHS: readonly string[] = [
  '/',
  '/kontakt',
  '/ochrana-osobnych-udajov',
  '/odstupenie-od-zmluvy',
  '/pristupnost',
  '/vratenie-tovaru',
  '/vseobecne-obchodne-podmienky',
  '/zakonna-zaruka',
]

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** The day on which a product was made; `null` where the API gives no date, or one that is to come. */
function dayOf({ createdAt }: Pick<Product, 'createdAt'>, pulledAt: string): string | null {
  const day = /^\d{4}-\d\d-\d\d(?=$| )/.exec(createdAt)?.[0]
  return day !== undefined && !Number.isNaN(Date.parse(day)) && day <= pulledAt ? day : null
}

/** The sitemap: every page that search engines may list, with the day of its newest product where that is known (rule 918). */
export function toSitemap(catalogue: Catalogue, siteUrl: string): string {
  const { products, pulledAt } = catalogue
  const dayOfId = new Map(products.map((product) => [product.id, dayOf(product, pulledAt)]))
  const pages: [path: string, productIds: number[]][] = [
    ...CONTENT_PATHS.map((path): [string, number[]] => [path, []]),
    ...allListingPages(catalogue, PRODUCTS_PER_PAGE).map((page): [string, number[]] => [
      listingPath(listingSlug(page), page.number),
      page.products.map(({ id }) => id),
    ]),
    ...products.map(({ id, slug }): [string, number[]] => [productPath(slug), [id]]),
  ]
  const urls = pages.map(([path, ids]) => {
    const days = ids.flatMap((id) => dayOfId.get(id) ?? [])
    const day = days.toSorted().at(-1) ?? null
    return `<url>\n${element('loc', new URL(path, siteUrl).href)}${element('lastmod', day)}</url>\n`
  })
  return `${XML_DECLARATION}<urlset xmlns="${NAMESPACE}">\n${urls.join('')}</urlset>\n`
}

/** Writes the sitemap into a folder of built pages. */
export async function writeSitemap(dir: string, catalogue: Catalogue, siteUrl: string): Promise<void> {
  await writeFile(join(dir, SITEMAP_PATH), toSitemap(catalogue, siteUrl))
}
