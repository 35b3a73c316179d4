import { CATEGORY_PICTURES } from '../../../../src/config/home.ts'
import { QUERY_LIMITS } from '../../../../src/config/listing-limits.ts'
import { bannerTitle, type Catalogue } from '../../../../src/catalogue/rules/catalogue.ts'
import { productPath } from '../../../../src/catalogue/rules/product-path.ts'
import { filterProducts, listingPath } from '../../../../src/listing/rules/listing-pages.ts'
import { parseListingAddress } from '../../../../src/product-index/rules/listing-query.ts'
import { decodeEntities } from '../../../../src/text/characters.ts'
import { fileAt, type BuiltSite } from '../../built-site.ts'
import { toExpression, type HostRules } from '../../host/host-rules.ts'
import type { Finding } from '../../report/finding.ts'

const LINK = /<a\s[^>]*?href="([^"]*)"/g

/** The links of banners and descriptions, which the API sends, and the products that the owner chose for categories. */
function givenLinks({ banners, categories, products }: Catalogue) {
  const described = [
    ...categories.map((category) => ({ ...category, href: listingPath(category.slug) })),
    ...products.map((product) => ({ ...product, href: productPath(product.slug) })),
  ]
  return [
    ...Object.entries(CATEGORY_PICTURES).map(([about, slug]) => ({ about, link: productPath(slug) })),
    ...banners.flatMap((banner) =>
      banner.link === null ? [] : [{ about: bannerTitle(banner), link: banner.link }],
    ),
    ...described.flatMap(({ name: about, href, descriptionHtml }) =>
      [...descriptionHtml.matchAll(LINK)].map(([, link = '']) => ({
        about,
        href,
        link: decodeEntities(link),
      })),
    ),
  ]
}

/**
 * Links of banners, descriptions and own pages that lead to a missing page or to a listing without goods.
 * @param more links of the owner's own pages, each with its file and line
 * @param siteUrl the shop's own address: a full link may begin with it
 */
export function deadLinks(
  catalogue: Catalogue,
  site: BuiltSite,
  redirects: HostRules['redirects'],
  siteUrl: string,
  more: readonly { about: string; link: string }[] = [],
): Finding[] {
  const led = redirects.map(({ from }) => new RegExp(`^${toExpression(from)}$`))
  const shop = new URL(siteUrl).origin
  const isEmpty = ({ pathname, search }: URL) => {
    const category = catalogue.categories.find(
      ({ slug }) => pathname === listingPath(slug) || pathname === `/produkty/${slug}`,
    )
    if (!category) return false
    const ids = new Set(category.productIds)
    const { filters } = parseListingAddress(category.slug, search, QUERY_LIMITS)
    return (
      filterProducts(
        catalogue.products.filter(({ id }) => ids.has(id)),
        filters,
      ).length === 0
    )
  }
  return [...givenLinks(catalogue), ...more].flatMap(({ link, ...about }): Finding[] => {
    const url = URL.parse(link, shop)
    if (url?.origin !== shop) return []
    const isThere = fileAt(site, url.pathname) !== undefined || led.some((one) => one.test(url.pathname))
    if (!isThere) return [{ kind: 'dead-link', ...about, note: link }]
    return isEmpty(url) ? [{ kind: 'empty-link', ...about, note: link }] : []
  })
}
