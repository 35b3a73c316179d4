import { randomUUID } from 'node:crypto'
import { getEshopConfig, getProduct, getProducts, isLoggedIn } from '../../src/api/calls.ts'
import { type ApiClient, createApiClient } from '../../src/api/client.ts'
import { ApiError } from '../../src/api/errors.ts'
import { postOrder } from '../../src/api/post-order.ts'
import { PULL_DEADLINE_MS } from '../../src/config/build-limits.ts'
import { quote } from '../../src/text/quote.ts'
import type { ProductDetail } from '../../src/catalogue/rules/product.ts'
import { ALL_CATEGORY } from '../../src/catalogue/rules/catalogue.ts'
import { CatalogueError } from '../pipeline/guards/catalogue/catalogue-error.ts'
import { describeLeftOut, guardCatalogue } from '../pipeline/guards/catalogue/guard-catalogue.ts'
import { plainRequest } from '../pipeline/pull/pull-listing.ts'
import { PULL_LIMITS, pullCatalogue } from '../pipeline/pull/pull.ts'
import { testOrder, type TestOrder } from './test-order.ts'

/** The origin that a browser would send; the API has another one. */
const ORIGIN = 'https://shop.example'
const UNKNOWN_SLUG = 'no-such-product-of-this-shop'
const NONSENSE = 'xyzzyqq'

export interface CheckOptions {
  /** The API's base, without a slash at its end. */
  url: string
  /** How long a response may take, in milliseconds. */
  timeoutMs: number
  /** Whether a test order may be sent. */
  hasOrder: boolean
  /** Told of each check as it ends. */
  onChecked: (what: string, findings: readonly string[]) => void
}

/**
 * Reads an API as a build and a browser do. Changes nothing unless an order is asked for. Returns the
 * findings' number.
 */
export async function checkApi({ url, timeoutMs, hasOrder, onChecked }: CheckOptions): Promise<number> {
  const api = createApiClient(
    url,
    { timeoutMs, totalTimeoutMs: timeoutMs, retries: 0, maxPauseMs: 0 },
    { signal: AbortSignal.timeout(PULL_DEADLINE_MS) },
  )
  let count = 0
  let product: ProductDetail | null = null
  const checks: Record<string, () => Promise<readonly string[]>> = {
    'calls from browsers': () => checkBrowsers(url, timeoutMs),
    get_eshop_config: async () => {
      await getEshopConfig(api)
      return []
    },
    is_logged_in: async () =>
      (await isLoggedIn(api, 'nobody')) ? ['a token of nobody is taken for a login'] : [],
    build: () => checkBuild(api),
    get_products: () => checkListing(api),
    get_product: async () => {
      const { data } = await getProducts(api, plainRequest(ALL_CATEGORY, 1))
      product = await getProduct(api, { slug: data.products[0]?.slug ?? '' })
      return checkProduct(api, product)
    },
    ...(hasOrder && { new_order: async () => (product ? checkOrder(api, product, timeoutMs) : []) }),
  }
  for (const [what, check] of Object.entries(checks)) {
    const findings = await check().catch((error: unknown) => explain(error))
    count += findings.length
    onChecked(what, findings)
  }
  return count
}

function explain(error: unknown): readonly string[] {
  if (error instanceof CatalogueError) return error.faults
  if (error instanceof ApiError) return [error.message]
  if (error instanceof Error && error.name === 'TimeoutError') return ['there is no answer in time']
  throw error
}

/** A page of another origin may read a response, and send the header that tokens are in. */
async function checkBrowsers(url: string, timeoutMs: number): Promise<string[]> {
  const call = async (path: string, init: RequestInit) => {
    try {
      return await fetch(`${url}/${path}`, { ...init, signal: AbortSignal.timeout(timeoutMs) })
    } catch {
      throw new CatalogueError([`${url} cannot be reached`])
    }
  }
  const read = await call('v1/get/?action=get_eshop_config', { headers: { Origin: ORIGIN } })
  const preflight = await call('v1/auth/?a=is_logged_in', {
    method: 'OPTIONS',
    headers: {
      Origin: ORIGIN,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization',
    },
  })
  const origin = read.headers.get('access-control-allow-origin') ?? ''
  const headers = preflight.headers.get('access-control-allow-headers')?.toLowerCase() ?? ''
  return [
    ...(['*', ORIGIN].includes(origin)
      ? []
      : ["send Access-Control-Allow-Origin: * (or the shop's own address)"]),
    ...(preflight.ok && (headers === '*' || headers.includes('authorization'))
      ? []
      : ['the preflight does not allow Authorization: list it in Access-Control-Allow-Headers']),
  ]
}

/** What would stop a build, and what it would leave out: the whole catalogue is read as a build reads it. */
async function checkBuild(api: ApiClient): Promise<string[]> {
  const pulled = await pullCatalogue(api, { ...PULL_LIMITS, now: new Date().toISOString() })
  const leftOut = [...pulled.leftOut.map(describeLeftOut), ...oddFields(pulled)]
  try {
    guardCatalogue(pulled)
    return leftOut
  } catch (error) {
    return [...new Set([...explain(error), ...leftOut])]
  }
}

/** What a build takes, though it is hardly meant so. */
function oddFields({ catalogue, findings }: Awaited<ReturnType<typeof pullCatalogue>>): string[] {
  return [
    ...catalogue.products.flatMap(({ slug, createdAt }) => [
      ...(/[A-Z]/.test(slug) ? [`slug ${quote(slug)} has capitals: write it in small letters`] : []),
      ...(createdAt === '' || /^\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?$/.test(createdAt)
        ? []
        : [`${slug}: created_at_hard is ${quote(createdAt)}: write YYYY-MM-DD HH:MM:SS`]),
    ]),
    ...findings
      .filter(({ kind }) => kind === 'previous-price')
      .map(({ about }) => `${about}: price_before is left out: write it in euros with two decimals`),
  ]
}

async function checkListing(api: ApiClient): Promise<string[]> {
  const everything = plainRequest(ALL_CATEGORY, PULL_LIMITS.pageSize)
  const { data } = await getProducts(api, everything)
  const tags = new Set(data.products.flatMap((product) => product.tags))
  const values = [...data.fixed_category_attribute_values, ...data.category_attribute_values]
  const value = values.find(({ id }) => tags.has(id))
  if (!value) return ['no product has a value of any attribute: nothing can be filtered']
  const filters = { [value.attribute_id]: [value.id] }
  const filtered = (await getProducts(api, { ...everything, filters })).data.products
  const found = await getProducts(api, { ...everything, search: data.products[0]?.name ?? '' })
  const nothing = await getProducts(api, { ...everything, search: NONSENSE })
  return [
    ...(filtered.length > 0 && filtered.every((product) => product.tags.includes(value.id))
      ? []
      : [`props=${JSON.stringify(filters)} does not give just the products with the tag ${value.id}`]),
    ...(found.meta.whole_prod_count > 0 ? [] : ["a product's whole name finds nothing"]),
    ...(nothing.meta.whole_prod_count === 0
      ? []
      : [`search=${NONSENSE} finds products: search is not heeded`]),
  ]
}

/** A product is the same by its slug and by its id, and for an unknown slug there is none. */
async function checkProduct(api: ApiClient, product: ProductDetail | null): Promise<string[]> {
  if (!product) return ['the first product of the listing is not there by its slug']
  const byId = await getProduct(api, { pid: product.id })
  const unknown = await getProduct(api, { slug: UNKNOWN_SLUG })
  return [
    ...(JSON.stringify(byId) === JSON.stringify(product)
      ? []
      : [`slug=${product.slug} and pid=${product.id} give different answers`]),
    ...(unknown ? [`slug=${UNKNOWN_SLUG} gives a product: give null and an error`] : []),
  ]
}

/** The API takes an order, takes it once when it is sent twice under one key, and refuses an empty one. */
async function checkOrder(api: ApiClient, product: ProductDetail, timeoutMs: number): Promise<string[]> {
  const key = randomUUID()
  const order = testOrder(product, key)
  const first = await postOrder(api, order, key, timeoutMs)
  if (first.type !== 'accepted') return [`an order is not taken: ${JSON.stringify(first)}`]
  const second = await postOrder(api, order, key, timeoutMs)
  const empty = await postOrder(api, { ...order, cart: [] }, randomUUID(), timeoutMs)
  return [
    ...(JSON.stringify(second) === JSON.stringify(first)
      ? []
      : [`the same order_key twice gives ${JSON.stringify(first)} and then ${JSON.stringify(second)}`]),
    ...(empty.type === 'accepted' ? ['an order without goods is taken: refuse it'] : []),
  ]
}
