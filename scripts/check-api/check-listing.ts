import { getProducts, isRefined, type ListingResponse } from '../../src/api/calls.ts'
import type { ApiClient } from '../../src/api/client.ts'
import { ALL_CATEGORY } from '../../src/catalogue/rules/catalogue.ts'
import { foldText } from '../../src/text/fold.ts'
import { plainRequest } from '../pipeline/pull/pull-listing.ts'
import { PULL_LIMITS } from '../pipeline/pull/pull-catalogue.ts'

const NONSENSE = 'xyzzyqq'
const EVERYTHING = plainRequest(ALL_CATEGORY, PULL_LIMITS.pageSize)

const idsOf = ({ data }: ListingResponse) => data.products.map(({ id }) => id)

/** Checks that the API heeds filters, search and order. If it ignores one, its answer is well-formed and wrong. */
export async function checkListing(api: ApiClient): Promise<string[]> {
  const all = await getProducts(api, EVERYTHING)
  return [...(await checkFilters(api, all)), ...(await checkSearch(api, all)), ...(await checkSort(api))]
}

/** Asks for one value of each attribute, one that some product has. */
async function checkFilters(api: ApiClient, all: ListingResponse): Promise<string[]> {
  const { fixed_category_attribute_values, category_attribute_values } = all.data
  const tags = new Set(all.data.products.flatMap((product) => product.tags))
  const values = [...fixed_category_attribute_values, ...category_attribute_values].filter(({ id }) =>
    tags.has(id),
  )
  if (values.length === 0) return ['no product has a value of any attribute: nothing can be filtered']
  const findings: string[] = []
  for (const [value] of Map.groupBy(values, ({ attribute_id }) => attribute_id).values()) {
    if (!value) continue
    const filters = { [value.attribute_id]: [value.id] }
    const { data, meta } = await getProducts(api, { ...EVERYTHING, filters })
    const call = `props=${JSON.stringify(filters)}`
    if (data.products.length === 0 || !data.products.every((product) => product.tags.includes(value.id)))
      findings.push(`${call} does not give just the products with the tag ${value.id}`)
    else if (value.count !== null && value.count !== meta.whole_prod_count)
      findings.push(`${call} gives ${meta.whole_prod_count} products, and its count promises ${value.count}`)
  }
  return findings
}

async function checkSearch(api: ApiClient, all: ListingResponse): Promise<string[]> {
  const [product] = all.data.products
  if (!product) return []
  const find = async (search: string) => idsOf(await getProducts(api, { ...EVERYTHING, search }))
  const phrases: Readonly<Record<string, string>> = {
    'its name': product.name,
    'its name in capitals, without diacritics': foldText(product.name).toUpperCase(),
    ...(product.code && { 'its code': product.code }),
  }
  const findings: string[] = []
  for (const [what, phrase] of Object.entries(phrases))
    if (!(await find(phrase)).includes(product.id))
      findings.push(`search=${phrase} does not find product ${product.id} by ${what}`)
  if ((await find(NONSENSE)).length > 0)
    findings.push(`search=${NONSENSE} finds products: search is not heeded`)
  return findings
}

/** An API need not sort. If it says that it does, its products have to be in order. */
async function checkSort(api: ApiClient): Promise<string[]> {
  const refinements = { sort: 'price', isAvailable: false, price: null }
  const sorted = await getProducts(api, { ...EVERYTHING, refinements }).catch(() => null)
  if (!sorted || !isRefined(sorted, refinements)) return []
  const prices = sorted.data.products.map(({ priceCents }) => priceCents)
  return prices.every((price, i) => price >= (prices[i - 1] ?? 0))
    ? []
    : ['meta says sort=price, and the products are not in the order of their prices']
}
