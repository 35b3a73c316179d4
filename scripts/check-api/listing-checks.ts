import { callAndRead, type CheckedApi, type Differences } from './call-api.ts'
import { listingReadingsSchema, type ListingEntry, type ListingReadings } from '../../src/api/build-calls.ts'
import { isRefined, listingParameters, type ListingRequest } from '../../src/api/calls.ts'
import { goodProducts } from '../../src/api/readings.ts'
import { NO_REFINEMENTS, type Refinements } from '../../src/domain/listing/listing-query.ts'
import { isInRange } from '../../src/domain/listing/price-range.ts'
import { foldText } from '../../src/domain/listing/search.ts'
import { toEuros } from '../../src/domain/money.ts'
import { quote } from '../../src/domain/quote.ts'
import { ALL_CATEGORY } from '../../src/domain/shop/catalogue.ts'
import { describeLeftOut } from '../pipeline/guards/catalogue/guard-catalogue.ts'
import { plainRequest } from '../pipeline/pull/pull-listing.ts'
import { PULL_LIMITS } from '../pipeline/pull/pull.ts'

const SMALL_PAGE = 5
const NONSENSE = 'xyzzyqq'

const EVERYTHING = plainRequest(ALL_CATEGORY, PULL_LIMITS.pageSize)

const callListing = (api: CheckedApi, changes: Partial<ListingRequest>) =>
  callAndRead(api, listingParameters({ ...EVERYTHING, ...changes }), listingReadingsSchema)

const productsOf = (listing: ListingReadings | undefined): ListingEntry[] =>
  goodProducts(listing?.data.products ?? [])

/** The listing of everything. The other checks use its products. */
export async function checkListing(
  api: CheckedApi,
): Promise<{ faults: Differences; listing: ListingReadings | undefined }> {
  const { output, faults } = await callListing(api, {})
  if (!output) return { faults, listing: undefined }
  const faulty = output.data.products.flatMap((one) => ('faulty' in one ? one.faulty : []))
  return {
    listing: output,
    faults: [
      ...faults,
      ...faulty.map(describeLeftOut),
      ...(output.meta.whole_prod_count > 0 ? [] : ['category=all lists no product']),
      ...(output.data.categories.length > 0 ? [] : ['data.categories is empty: the shop has no menu']),
    ],
  }
}

/** A page has as many products as asked for, no other page repeats one, and there is none after the last page. */
export async function checkPaging(api: CheckedApi, all: ListingReadings): Promise<Differences> {
  const total = all.meta.whole_prod_count
  const pages = await Promise.all([1, 2].map((page) => callListing(api, { page, count: SMALL_PAGE })))
  const [first = [], second = []] = pages.map(({ output }) => productsOf(output).map(({ id }) => id))
  const beyond = await callListing(api, { page: Math.ceil(total / SMALL_PAGE) + 1, count: SMALL_PAGE })
  const wanted = Math.min(SMALL_PAGE, total)
  const faultyCount = (pages[0]?.output?.data.products.length ?? 0) - first.length
  return [
    ...pages.flatMap(({ faults }) => faults),
    ...(first.length + faultyCount === wanted
      ? []
      : [`count=${SMALL_PAGE} gives ${first.length} products: give as many as asked for`]),
    ...(first.some((id) => second.includes(id))
      ? ['pageFrom=2 repeats products of page 1: keep one order']
      : []),
    ...(productsOf(beyond.output).length === 0
      ? []
      : ['a page after the last one has products: give an empty list']),
  ]
}

/** Every category that is listed has a listing. */
export async function checkCategories(api: CheckedApi, all: ListingReadings): Promise<Differences> {
  const answers = all.data.categories.map(async ({ slug }) => {
    const { output, faults } = await callListing(api, { category: slug, count: SMALL_PAGE })
    const isOther = output && output.data.catInfo.slug !== '' && output.data.catInfo.slug !== slug
    return [
      ...faults.map((fault) => `category=${slug}: ${fault}`),
      ...(isOther ? [`category=${slug}: catInfo.slug is ${quote(output.data.catInfo.slug)}`] : []),
    ]
  })
  return (await Promise.all(answers)).flat()
}

/** A filter leaves only products that have its value, and is repeated in the answer. */
export async function checkFilters(api: CheckedApi, all: ListingReadings): Promise<Differences> {
  const { data } = all
  const values = [...data.fixed_category_attribute_values, ...data.category_attribute_values]
  const tags = new Set(productsOf(all).flatMap((product) => product.tags))
  const value = values.find(({ id }) => tags.has(id))
  if (!value) return ['no product has a value of any attribute: nothing can be filtered']
  const { output, faults } = await callListing(api, { filters: { [value.attribute_id]: [value.id] } })
  const strangers = productsOf(output).filter((product) => !product.tags.includes(value.id))
  const filter = `props={"${value.attribute_id}":["${value.id}"]}`
  const chosen = output?.data.active_filters[value.attribute_id] ?? []
  return [
    ...faults,
    ...(strangers.length > 0
      ? [`${filter} gives ${strangers.length} products without the tag ${value.id}: leave them out`]
      : []),
    ...(output && productsOf(output).length === 0
      ? [`${filter} gives nothing, though products have the tag`]
      : []),
    ...(output && !chosen.includes(value.id) ? [`${filter} is not said again in data.active_filters`] : []),
  ]
}

/** Search finds a product by a word of its name, whatever its case and diacritics. */
export async function checkSearch(api: CheckedApi, all: ListingReadings): Promise<Differences> {
  const words = productsOf(all).flatMap(({ id, name }) =>
    (name.match(/\p{L}{4,}/gu) ?? []).map((word) => ({ id, word })),
  )
  const { id, word } = words.find((one) => foldText(one.word) !== one.word.toLowerCase()) ?? words[0] ?? {}
  if (id === undefined || word === undefined) return []
  const plain = foldText(word)
  const spellings = [...new Set([word, word.toUpperCase(), plain])]
  const found = spellings.map(async (search) => {
    const { output, faults } = await callListing(api, { search })
    const isThere =
      output === undefined || (output.meta.whole_prod_count > 0 && productsOf(output).length > 0)
    return [
      ...faults,
      ...(isThere
        ? []
        : [`search=${search} finds nothing, though product ${id} is called so: fold case and diacritics`]),
    ]
  })
  const nothing = await callListing(api, { search: NONSENSE })
  return [
    ...(await Promise.all(found)).flat(),
    ...((nothing.output?.meta.whole_prod_count ?? 0) === 0
      ? []
      : [`search=${NONSENSE} finds products: search is not heeded`]),
  ]
}

/** True when no number is less than the one before it. */
const isRising = (numbers: readonly number[]) =>
  numbers.every((number, place) => number >= (numbers[place - 1] ?? number))

/**
 * An API need not know sort orders, prices and availability (rule 223). One that repeats them in `meta` must heed them,
 * all of them.
 */
export async function checkRefinements(api: CheckedApi, all: ListingReadings): Promise<Differences> {
  const prices = productsOf(all)
    .map(({ priceCents }) => priceCents)
    .sort((a, b) => a - b)
  const middle = prices[prices.length >> 1]
  if (middle === undefined) return []
  const price = { fromCents: middle, toCents: middle }
  const asked: readonly (readonly [string, Partial<Refinements>, (products: ListingEntry[]) => boolean])[] = [
    ['sort=newest', { sort: 'newest' }, ({ length }) => length > 0],
    ['sort=price', { sort: 'price' }, (products) => isRising(products.map(({ priceCents }) => priceCents))],
    [
      'sort=price-desc',
      { sort: 'price-desc' },
      (products) => isRising(products.map(({ priceCents }) => -priceCents)),
    ],
    // Only the API knows what can be bought.
    ['available=1', { isAvailable: true }, () => true],
    [
      `price_from and price_to=${toEuros(middle)}`,
      { price },
      (products) => products.length > 0 && products.every(({ priceCents }) => isInRange(priceCents, price)),
    ],
  ]
  const found = await Promise.all(
    asked.map(async ([name, some, isHeeded]) => {
      const refinements = { ...NO_REFINEMENTS, ...some }
      const { output, faults } = await callListing(api, { refinements })
      const isSaid = output !== undefined && isRefined(output, refinements)
      const difference = `${name} is said again in meta and not heeded: heed it, or leave it out of meta`
      return {
        name,
        isSaid,
        faults: isSaid && !isHeeded(productsOf(output)) ? [...faults, difference] : faults,
      }
    }),
  )
  const silent = found.filter(({ isSaid }) => !isSaid).map(({ name }) => name)
  const isPartly = silent.length > 0 && silent.length < found.length
  return [
    ...found.flatMap(({ faults }) => faults),
    ...(isPartly
      ? [`meta does not say ${silent.join(', ')} again, but others: the shop needs all of them`]
      : []),
  ]
}
