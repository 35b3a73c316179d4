import { cleanStores } from 'nanostores'
import { page } from 'vitest/browser'
import { toProductIndex } from '../../scripts/pipeline/listing/make-product-index.ts'
import { PRODUCTS_PER_PAGE, QUERY_LIMITS, PRICE_STEPS } from '../../src/config/listing-limits.ts'
import { queryIndex } from '../../src/product-index/rules/query-index.ts'
import { plainQuery } from '../../src/product-index/rules/listing-query.ts'
import type { Filters } from '../../src/catalogue/rules/catalogue.ts'
import { PRODUCT_INDEX_ADDRESS } from '../../src/product-index/rules/product-index.ts'
import { $productIndex } from '../../src/product-index/store.ts'
import { filterProducts } from '../../src/listing/rules/listing-pages.ts'
import type { ProductDetail } from '../../src/catalogue/rules/product.ts'
import { ResultsIsland, ToolsIsland } from '../../src/listing/ListingIsland.tsx'
import { QuickView } from '../../src/listing/QuickView.tsx'
import { ProductCards } from '../../src/product/ProductCards.tsx'
import { namedDelivery } from '../../src/cart/rules/delivery.ts'
import { SHOP } from '../../src/config/shop.ts'
import { DEFAULT_SETTINGS } from '../../src/config/checkout-settings.ts'
import { $listing } from '../../src/listing/store/listing.ts'
import { untouchedListing } from '../../src/listing/store/listing-view.ts'
import { catalogue, category, product } from '../fixtures/builders.ts'
import { shop, toSent } from '../fixtures/fake-shop.ts'
import { showIsland } from './island.tsx'
import type { Step } from './walk.ts'
import '../../src/listing/listing-bar.ts'
import '../../src/product/card.css'
import '../../src/look/chip.css'
import '../../src/product/choices.css'
import '../../src/listing/listing.css'
import '../../src/listing/filters.css'
import '../../src/listing/quick-view.css'
import '../../src/listing/listing-island.css'

const CATEGORY = 'all'
const SIZES = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL', '134']

const toValues = (names: readonly string[], firstId: number) =>
  names.map((name, i) => ({ id: String(firstId + i), name }))

/** Filters. Of 90 products 17 have 'Zvieratá', 30 'Dámsky', 5 both; each size has 9. The first four are cotton. */
const ATTRIBUTES = [
  { id: '165', name: 'Strih', isFixed: true, values: toValues(['Dámsky', 'Pánsky'], 1) },
  { id: '100', name: 'Motív', isFixed: true, values: toValues(['Zvieratá', 'Hory', 'Príšery'], 3) },
  { id: '99', name: 'Veľkosť', isFixed: false, values: toValues(SIZES, 10) },
]

export const PRODUCTS: readonly ProductDetail[] = Array.from({ length: 90 }, (_, i) => {
  const hasAnimal = i % 5 === 0 && i > 0
  return product({
    id: i + 1,
    slug: `tricko-${i + 1}`,
    name: `Tričko ${hasAnimal ? 'Jeleň' : 'Kriváň'} ${i + 1}`,
    code: `TR-${i + 1}`,
    priceCents: 1000 + 100 * ((i * 7) % 30),
    status: i % 9 === 8 ? 'Sold Out' : null,
    createdAt: `2024-05-${10 + ((i * 11) % 20)}`,
    ...(i < 4 && { descriptionHtml: '<ul><li>Materiál: bavlna</li></ul>' }),
    isWithoutPrint: i === 1,
    tags: [i % 3 === 0 ? '1' : '2', hasAnimal ? '3' : '4', String(10 + (i % 10))],
  })
})

const { categories } = catalogue(PRODUCTS)
const built = catalogue(PRODUCTS, {
  attributes: ATTRIBUTES,
  categories: [...categories, category({ slug: 'vypredaj', name: 'Výpredaj', productIds: [1, 2, 3, 4] })],
})
const index = toProductIndex(built)
/** An API that cannot sort. */
const SOLD = { categories: { [CATEGORY]: PRODUCTS.map(toSent) } }
const { counts, priceSteps } = queryIndex(index, PRICE_STEPS, plainQuery(CATEGORY, QUERY_LIMITS))
const GROUPS = ATTRIBUTES.map(({ id, name, values }) => ({
  id,
  name,
  values: values
    .map((value) => ({ ...value, count: counts?.get(value.id) ?? 0 }))
    .filter(({ count }) => count > 0),
}))

export const WOMEN = { slug: 'all/damske', name: 'Dámske tričká', filters: { '165': ['1'] } }

interface Options {
  number?: number
  /** The answer to a request for the index. 'none': the API answers listings; 'missing': an error. */
  index?: 'sent' | 'none' | 'missing'
  canRefine?: boolean
  isSearch?: boolean
  query?: string
  /** The filters of a landing page, which has the test's address. */
  filters?: Filters
}

const ownPath = location.pathname

export async function showListing({
  number = 1,
  index: answer = 'sent',
  canRefine = true,
  isSearch = false,
  query = '',
  filters,
}: Options = {}) {
  // An earlier test may still write its address after the next paint.
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  history.replaceState(null, '', ownPath + query)
  shop.goods = SOLD
  shop.recovers('get_products')
  if (answer === 'missing') shop.fails(PRODUCT_INDEX_ADDRESS)
  else shop.answers(PRODUCT_INDEX_ADDRESS, () => (answer === 'sent' ? index : null))
  $productIndex.set(undefined)
  cleanStores($listing)
  $listing.set(untouchedListing(CATEGORY))
  const before = (number - 1) * PRODUCTS_PER_PAGE
  const all = filterProducts(PRODUCTS, filters ?? {})
  const products = all.slice(before, before + PRODUCTS_PER_PAGE)
  const shown = before + products.length
  const data = {
    category: CATEGORY,
    categoryName: 'Tričká',
    slug: filters ? WOMEN.slug : CATEGORY,
    filters: filters ?? {},
    firstPagePath: number > 1 || filters ? '/produkty' : null,
    page: { before, shown, total: all.length, number, pageCount: filters ? 1 : 3 },
    landings: [WOMEN],
    staticIds: products.map(({ id }) => id),
    categories: built.categories,
    groups: GROUPS,
    otherValues: { 100: ['5'] },
    priceSteps: priceSteps ?? [],
    canRefine,
    isSearch,
  }
  return showIsland(
    <section className="listing">
      <h1>{filters ? WOMEN.name : 'Tričká'}</h1>
      <div className="listing-body">
        <ToolsIsland {...data} />
        <h2 id="products" className="visually-hidden">
          Produkty
        </h2>
        <div className="grid">
          <div className="static-grid">
            <ProductCards products={products} label="Produkty" />
          </div>
          <ResultsIsland {...data} />
        </div>
      </div>
      <QuickView delivery={namedDelivery(DEFAULT_SETTINGS, SHOP.delivery)} artworkIds={{}} />
    </section>,
    'Všetko',
  )
}

export const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
export const count = page.getByText(/^zobrazujem/).first()
/** All that a screen reader says about a new list. */
export const said = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text })
export const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
/** A step of a walk: the count shows these numbers. */
export const shows = (shown: number, all = shown): Step => [
  count,
  new RegExp(`^zobrazujem ${shown} z ${all}$`),
]
