import { getProducts, isRefined, type ListingResponse } from '../../src/api/calls.ts'
import type { ApiClient } from '../../src/api/client.ts'
import { ALL_CATEGORY } from '../../src/catalogue/rules/catalogue.ts'
import { ApiError } from '../../src/api/errors.ts'
import type { Refinements } from '../../src/product-index/rules/listing-query.ts'
import { present } from '../pipeline/report/faults.ts'
import { foldText } from '../../src/text/fold.ts'
import { plainRequest } from '../pipeline/pull/pull-listing.ts'
import { PULL_LIMITS } from '../pipeline/pull/pull-catalogue.ts'

const NONSENSE = 'xyzzyqq'
const NO_CATEGORY = 'no-such-category-of-this-shop'
const EVERYTHING = plainRequest(ALL_CATEGORY, PULL_LIMITS.pageSize)

const idsOf = ({ data }: ListingResponse) => data.products.map(({ id }) => id)

/** Checks that the API heeds category, filters, search and order. If it ignores one, its answer is well-formed and wrong. */
export async function checkListing(api: ApiClient): Promise<string[]> {
  const all = await getProducts(api, EVERYTHING)
  return [
    ...(await checkFilters(api, all)),
    ...(await checkSearch(api, all)),
    ...(await checkRefinements(api, all)),
    ...(await checkUnknownCategory(api)),
  ]
}

type Value = ListingResponse['data']['category_attribute_values'][number]
const hasAll = (values: readonly Value[]) => (product: { tags: readonly string[] }) =>
  values.every(({ id }) => product.tags.includes(id))

/** Asks for one value of each attribute, then for two values of different attributes that a product has. */
async function checkFilters(api: ApiClient, all: ListingResponse): Promise<string[]> {
  const { products, fixed_category_attribute_values, category_attribute_values } = all.data
  const values = [...fixed_category_attribute_values, ...category_attribute_values].filter((value) =>
    products.some(hasAll([value])),
  )
  if (values.length === 0) return ['no product has a value of any attribute: nothing can be filtered']
  const ones = [...Map.groupBy(values, ({ attribute_id }) => attribute_id).values()].map((own) =>
    own.slice(0, 1),
  )
  const pairs = values.flatMap((one) =>
    values
      .filter(({ attribute_id }) => attribute_id > one.attribute_id)
      .map((other) => [one, other])
      .filter((pair) => products.some(hasAll(pair)) && !products.filter(hasAll([one])).every(hasAll(pair))),
  )
  const findings: string[] = []
  for (const chosen of [...ones, ...pairs.slice(0, 1)])
    findings.push(...(await checkFilter(api, all, chosen, values)))
  return findings
}

/** Asks for the products that have all these values. */
async function checkFilter(
  api: ApiClient,
  all: ListingResponse,
  chosen: readonly Value[],
  values: readonly Value[],
): Promise<string[]> {
  const filters = Object.fromEntries(chosen.map(({ attribute_id, id }) => [attribute_id, [id]]))
  const { data, meta } = await getProducts(api, { ...EVERYTHING, filters })
  const call = `props=${JSON.stringify(filters)}`
  if (data.products.length === 0 || !data.products.every(hasAll(chosen)))
    return [
      `${call} does not give just the products with the ${chosen.length > 1 ? 'tags' : 'tag'} ${chosen.map(({ id }) => id).join(' and ')}`,
    ]
  const [value] = chosen
  if (chosen.length === 1 && value && value.count !== null && value.count !== meta.whole_prod_count)
    return [`${call} gives ${meta.whole_prod_count} products, and its count promises ${value.count}`]
  // Only the products of the first page are known.
  if (all.data.products.length < all.meta.whole_prod_count) return []
  const given = [...data.fixed_category_attribute_values, ...data.category_attribute_values]
  const wrong = given.find(({ id, attribute_id, count }) => {
    const isKnown = values.some((one) => one.id === id) && !(attribute_id in filters)
    const left = data.products.filter(({ tags }) => tags.includes(id)).length
    return isKnown && count !== null && count !== left
  })
  return wrong
    ? [
        `${call} gives ${wrong.count} as the count of the value ${wrong.id}, which fewer or more of its products have: counts follow the other filters`,
      ]
    : []
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

/** An API need not sort or narrow. If it says that it does, its products have to be in order and within the range. */
async function checkRefinements(api: ApiClient, all: ListingResponse): Promise<string[]> {
  const ask = async (refinements: Refinements) => {
    const answer = await getProducts(api, { ...EVERYTHING, refinements }).catch(() => null)
    return answer && isRefined(answer, refinements) ? answer.data.products : []
  }
  const prices = (await ask({ sort: 'price', isAvailable: false, price: null })).map(
    ({ priceCents }) => priceCents,
  )
  const sorted = all.data.products.map(({ priceCents }) => priceCents).toSorted((a, b) => a - b)
  const [fromCents = 0, toCents = 0] = [
    sorted[Math.floor(sorted.length / 4)],
    sorted[Math.floor(sorted.length / 2)],
  ]
  const narrowed = await ask({ sort: null, isAvailable: false, price: { fromCents, toCents } })
  const open = await ask({ sort: null, isAvailable: true, price: null })
  const range = `price_from=${fromCents / 100} and price_to=${toCents / 100}`
  return present(
    prices.some((price, i) => price < (prices[i - 1] ?? 0)) &&
      'meta says sort=price, and the products are not in the order of their prices',
    narrowed.some(
      ({ priceCents, priceMaxCents = priceCents }) => priceMaxCents < fromCents || priceCents > toCents,
    ) && `meta says ${range}, and a product costs less or more`,
    open.some(({ status }) => status === 'Sold Out') && 'meta says available=1, and a product is sold out',
  )
}

/** An unknown category has no products. */
async function checkUnknownCategory(api: ApiClient): Promise<string[]> {
  try {
    const { data } = await getProducts(api, { ...EVERYTHING, category: NO_CATEGORY })
    return present(
      data.products.length > 0 && `category=${NO_CATEGORY} gives products: give data null and an error`,
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return present(
      error.kind === 'http' &&
        `category=${NO_CATEGORY} is answered with the status ${error.status}: answer 200, with data null and an error`,
    )
  }
}
