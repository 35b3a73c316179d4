import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { ListingSourceChoice } from '../../../src/config/build-env.ts'
import { PRODUCT_INDEX_BUDGET, QUERY_LIMITS, PRICE_STEPS } from '../../../src/config/listing-limits.ts'
import type { ListingProps, ListingsData } from '../../../src/site/pages-data.ts'
import type { ProductIndex, IndexRow } from '../../../src/product-index/rules/product-index.ts'
import { plainQuery } from '../../../src/product-index/rules/listing-query.ts'
import type { Filters, Catalogue } from '../../../src/catalogue/rules/catalogue.ts'
import { queryIndex } from '../../../src/product-index/rules/query-index.ts'
import { foldText } from '../../../src/text/fold.ts'
import { toProductIndex } from './make-product-index.ts'
import { withRightWords } from './right-words.ts'

/**
 * Moves products that cannot be bought, or have no picture, to the end of each listing.
 * @param rows the products' rows in the index, which say if they can be bought
 */
export function withOffersFirst(catalogue: Catalogue, rows: readonly IndexRow[]): Catalogue {
  const last = new Set(rows.filter((row) => !row.isAvailable || row.imagePath === '').map(({ id }) => id))
  const categories = catalogue.categories.map((category) => ({
    ...category,
    productIds: category.productIds.toSorted((one, other) => Number(last.has(one)) - Number(last.has(other))),
  }))
  return { ...catalogue, categories }
}

/** The dots of colours, by their folded names (rule 128). */
function swatchesOf({ products }: Catalogue): ReadonlyMap<string, string> {
  return new Map(
    products.flatMap(({ variants, swatches }) =>
      variants.map(({ name }, i) => [foldText(name), swatches[i] ?? ''] as const),
    ),
  )
}

/**
 * Makes the index of the listings and the filters of each listing. If the API answers listings, there is no index (decision 7).
 * @returns also the catalogue in the order of its listings
 */
export async function makeListings(
  pulled: Catalogue,
  choice: ListingSourceChoice,
): Promise<{ catalogue: Catalogue; listings: ListingsData }> {
  const weighed = withRightWords(toProductIndex(pulled))
  const isSent =
    choice === 'static' || (choice === 'auto' && (await weighIndex(weighed)) <= PRODUCT_INDEX_BUDGET)
  // If the API answers listings, keep its order: its later pages would repeat products otherwise.
  const catalogue = isSent ? withOffersFirst(pulled, weighed.products) : pulled
  const { attributes, categories } = catalogue
  const index = isSent ? { ...toProductIndex(catalogue), rightStems: weighed.rightStems } : weighed
  const swatches = swatchesOf(catalogue)
  const propsOf = (slug: string, filters: Filters = {}): ListingProps => {
    const plain = plainQuery(slug, QUERY_LIMITS)
    const { counts } = queryIndex(index, [], plain)
    const shown = queryIndex(index, PRICE_STEPS, { ...plain, filters })
    const groups = attributes.map(({ id, name, values }) => {
      const occurring = values.filter((value) => counts?.get(value.id))
      return {
        id,
        name,
        values: occurring.map((value) => {
          const swatch = swatches.get(foldText(value.name))
          const count = shown.counts?.get(value.id) ?? 0
          return { ...value, count, ...(swatch !== undefined && { swatch }) }
        }),
      }
    })
    const others = attributes.map(({ id, values }) => {
      const missing = values.filter((value) => !counts?.get(value.id))
      return [id, missing.map((value) => value.id)] as const
    })
    return {
      groups: groups.filter(({ values }) => values.length > 0),
      otherValues: Object.fromEntries(others.filter(([, values]) => values.length > 0)),
      priceSteps: shown.priceSteps ?? [],
      canRefine: isSent || catalogue.canRefine,
    }
  }
  const listings = categories.flatMap(({ slug, landings }) => [
    [slug, propsOf(slug)] as const,
    ...landings.map((landing) => [landing.slug, propsOf(slug, landing.filters)] as const),
  ])
  return { catalogue, listings: { index: isSent ? index : null, bySlug: Object.fromEntries(listings) } }
}

/** The size of the compressed index, in bytes. Brotli's best quality takes six times as long and saves only a tenth. */
async function weighIndex(index: ProductIndex): Promise<number> {
  const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_QUALITY]: 9 }
  return (await promisify(brotliCompress)(JSON.stringify(index), { params })).length
}
