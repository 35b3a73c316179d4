import { LANDING_PAGES, MIN_LANDING_PRODUCTS } from '../../../../src/config/shop/landing-pages.ts'
import { withFilters } from '../../../../src/domain/listing/landing-pages.ts'
import { listingPath } from '../../../../src/domain/listing/listing-pages.ts'
import type { Catalogue } from '../../../../src/domain/shop/catalogue.ts'
import type { Finding } from '../../report/finding.ts'

/** Landing pages that the shop plans for its categories, and that have too few products to be built (rule 224). */
export function missingLandings({ categories, products }: Catalogue): Finding[] {
  return categories.flatMap(({ slug: category, productIds, landings }) => {
    const ids = new Set(productIds)
    const own = products.filter(({ id }) => ids.has(id))
    return LANDING_PAGES.filter(
      (planned) => planned.category === category && !landings.some(({ slug }) => slug === planned.slug),
    ).map(({ slug, name, filters }): Finding => {
      const { length } = withFilters(own, filters)
      return {
        kind: 'landing',
        name: listingPath(slug),
        about: name,
        fact: `${length} < ${MIN_LANDING_PRODUCTS}`,
        detail:
          `it has ${length} of the ${MIN_LANDING_PRODUCTS} products that make a page, so it is not built: add products, or ` +
          'take it out of src/config/shop/landing-pages.ts',
      }
    })
  })
}
