import { callApi, getPath, UNREADABLE, type CheckedApi, type Differences } from './call-api.ts'
import {
  checkCategories,
  checkFilters,
  checkListing,
  checkPaging,
  checkRefinements,
  checkSearch,
} from './listing-checks.ts'
import { checkOrder } from './order-check.ts'
import {
  checkConfig,
  checkLogin,
  checkNewest,
  checkPicture,
  checkProduct,
  checkTags,
} from './product-checks.ts'
import { goodProducts } from '../../src/api/readings.ts'
import { getProduct } from '../../src/api/calls.ts'
import { createApiClient, type ApiClient } from '../../src/api/client.ts'
import { bounded } from '../../src/api/bounded-body.ts'
import { ApiError } from '../../src/api/errors.ts'
import { quote } from '../../src/domain/quote.ts'
import { guardedFetch } from '../pipeline/guarded-fetch.ts'
import { PULL_DEADLINE_MS } from '../../src/config/build-limits.ts'
import { CatalogueError } from '../pipeline/guards/catalogue/catalogue-error.ts'
import { guardCatalogue } from '../pipeline/guards/catalogue/guard-catalogue.ts'
import { describeLeftOut } from '../pipeline/guards/catalogue/left-out.ts'
import { PULL_LIMITS, pullCatalogue, type PulledCatalogue } from '../pipeline/pull/pull.ts'

export interface CheckOptions extends CheckedApi {
  /** Base of the pictures, without a slash at its end. */
  mediaUrl: string
  /** Whether a test order may be sent. */
  hasOrder: boolean
  /** Told of each check as it ends. */
  onChecked: (what: string, differences: Differences) => void
}

/**
 * Checks an API against its contract (src/api/README.md), call by call; it changes nothing there unless an order is
 * asked for.
 * @returns how many differences there are
 */
export async function checkApi({ mediaUrl, hasOrder, onChecked, ...api }: CheckOptions): Promise<number> {
  let count = 0
  let isUnreadable = false
  const note = (what: string, all: Differences) => {
    const differences = all.filter((difference) => {
      const isKnown = isUnreadable && difference.endsWith(UNREADABLE)
      isUnreadable ||= difference.endsWith(UNREADABLE)
      return !isKnown
    })
    count += differences.length
    onChecked(what, differences)
  }
  const { trouble } = await callApi(api, getPath({ action: 'get_eshop_config' }))
  if (trouble !== undefined) {
    note('get_eshop_config', [trouble])
    return count
  }
  note('get_eshop_config', await checkConfig(api))
  note('get_newest_products', await checkNewest(api))
  const { listing, faults } = await checkListing(api)
  note('get_products', faults)
  note('is_logged_in', await checkLogin(api))
  if (!listing) return count
  note('get_products: pages', await checkPaging(api, listing))
  note('get_products: categories', await checkCategories(api, listing))
  note('get_products: filters', await checkFilters(api, listing))
  note('get_products: search', await checkSearch(api, listing))
  note('get_products: order and price', await checkRefinements(api, listing))
  note('build', await checkBuild(api))
  const products = goodProducts(listing.data.products)
  const [product] = products
  if (!product) return count
  note('get_product', await checkProduct(api, product))
  note('ETag', await checkTags(api, product))
  note('pictures', await checkPicture(mediaUrl, await picturePath(api, product.slug), api.timeoutMs))
  if (hasOrder) note('new_order', await checkOrder(api, product.slug))
  return count
}

/** A client like that of a build, but without retries. */
function clientOf({ url, timeoutMs }: CheckedApi): ApiClient {
  return createApiClient(
    url,
    { timeoutMs, totalTimeoutMs: timeoutMs, retries: 0, maxPauseMs: 0 },
    {
      signal: AbortSignal.timeout(PULL_DEADLINE_MS),
      fetch: bounded(guardedFetch({ apiUrl: url, hosts: [] })),
    },
  )
}

/** The path of a product's main picture; '' when it has none, or cannot be read. */
async function picturePath(api: CheckedApi, slug: string): Promise<string> {
  const product = await getProduct(clientOf(api), { slug }).catch(() => null)
  return product?.imagePath ?? ''
}

function guardFaults(pulled: PulledCatalogue): readonly string[] {
  try {
    guardCatalogue(pulled)
    return []
  } catch (error) {
    if (error instanceof CatalogueError) return error.faults
    throw error
  }
}

/** What would stop a build, and what it would leave out: the whole catalogue is read as a build reads it. */
async function checkBuild(api: CheckedApi): Promise<Differences> {
  try {
    const pulled = await pullCatalogue(clientOf(api), { ...PULL_LIMITS, now: new Date().toISOString() })
    const prices = pulled.findings.filter(({ kind }) => kind === 'price')
    return [
      ...new Set([
        ...guardFaults(pulled),
        ...pulled.leftOut.map(describeLeftOut),
        ...prices.map(
          ({ about = '', note = '' }) => `${quote(about)} costs ${note}: see whether that is right`,
        ),
      ]),
    ]
  } catch (error) {
    if (error instanceof CatalogueError) return [...error.faults]
    if (error instanceof ApiError) return [error.message]
    throw error
  }
}
