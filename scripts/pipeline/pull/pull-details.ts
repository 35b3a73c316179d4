import type { LimitFunction } from 'p-limit'
import { readProduct, type CleanProduct, type ListingEntry } from './build-calls.ts'
import type { ApiClient } from '../../../src/api/client.ts'
import {
  goodProducts,
  nameProduct,
  productKey,
  type FaultReason,
  type FaultyProduct,
  type GoodReading,
  type Reading,
} from './readings.ts'
import { formatPrice } from '../../../src/text/money.ts'
import { productPath } from '../../../src/catalogue/rules/product-path.ts'
import type { ProductDetail } from '../../../src/catalogue/rules/product.ts'
import { formatProductCount } from '../../../src/catalogue/texts/product-count.ts'
import { quote } from '../../../src/text/quote.ts'
import type { Finding } from '../report/finding.ts'
import { sharedSlugs, slugFault } from '../guards/catalogue/slugs.ts'
import { leaveOut } from './pull-listing.ts'
import { cleanHtml } from './sanitise.ts'

export interface PulledDetails {
  products: ProductDetail[]
  leftOut: FaultyProduct[]
  findings: Finding[]
}

const OWN_SLUG = 'give each product its own slug'

/** Findings for the owner about a product that goes online. */
function findingsOf({ product: { product, removedHtml }, flaws }: GoodReading<CleanProduct>): Finding[] {
  const whom = { about: product.name, href: productPath(product.slug) }
  const note = removedHtml.join(', ')
  return [
    ...(note === '' ? [] : [{ kind: 'removed-html' as const, ...whom, note }]),
    ...flaws.map(({ field, value }): Finding => {
      if (field === 'price_before') return { kind: 'previous-price', ...whom }
      if (field === 'offers') return { kind: 'offer', ...whom, note: value ?? '' }
      return field === 'status'
        ? { kind: 'status', ...whom, note: value ?? '' }
        : { kind: 'information', ...whom, note: field }
    }),
  ]
}

/** Merges findings about the same status into one with the number of products: the whole column may be wrong. */
function mergeStatuses(findings: readonly Finding[]): Finding[] {
  const byStatus = Map.groupBy(
    findings.filter(({ kind }) => kind === 'status'),
    ({ note = '' }) => note,
  )
  return [
    ...findings.filter(({ kind }) => kind !== 'status'),
    ...[...byStatus].flatMap(([note, own]): Finding[] =>
      own.length === 1 ? own : [{ kind: 'status', about: note, note: formatProductCount(own.length) }],
    ),
  ]
}

/** Reads a product's detail and checks that it belongs to the listed product. @throws {ApiError} */
async function pullDetail(api: ApiClient, listed: ListingEntry): Promise<Reading<CleanProduct>> {
  const refuse = (reason: FaultReason, text: string) => ({ faulty: leaveOut(listed, reason, text) })
  const fault = slugFault(listed.slug)
  if (fault !== undefined) return refuse('slug', fault)
  const detail = await readProduct(api, listed.slug, cleanHtml)
  const asked = `get_product(slug=${listed.slug})`
  if (!detail) return refuse('no-detail', `${asked} gives nothing, although it is listed: publish or hide it`)
  if ('faulty' in detail) return { faulty: { ...detail.faulty, key: productKey(listed.id) } }
  const { product, htmlFault } = detail.product
  if (htmlFault !== undefined) return refuse('text', htmlFault)
  if (product.id !== listed.id)
    return refuse('other-product', `${asked} gives ${nameProduct(product)}: ${OWN_SLUG}`)
  if (product.slug !== listed.slug)
    return refuse('other-product', `${asked} gives the slug ${quote(product.slug)}: look into the API`)
  // Offers that are all dearer than the listing says win, and are named (rule 137).
  if (
    product.priceCents !== listed.priceCents &&
    !(product.offers && product.priceCents > listed.priceCents)
  ) {
    const prices = [listed, product].map(({ priceCents }) => formatPrice(priceCents))
    return refuse('other-price', `a listing gives ${prices.join(` and ${asked} `)}: look into the API`)
  }
  return detail
}

/**
 * Reads all details. Leaves out a product without a detail, without its own address, or with another price than listed.
 * @throws {ApiError}
 */
export async function pullDetails(
  api: ApiClient,
  listed: readonly ListingEntry[],
  limit: LimitFunction,
  onProgress: () => void,
): Promise<PulledDetails> {
  const readings = await limit.map(listed, async (product) => {
    const reading = await pullDetail(api, product)
    onProgress()
    return reading
  })
  const found = goodProducts(readings).map(({ product }) => product)
  const shared = sharedSlugs(found)
  const leftOut = [...shared].map(([product, owner]) => {
    const text = `slug ${quote(product.slug)} is also that of ${nameProduct(owner)}: ${OWN_SLUG}`
    return leaveOut(product, 'shared-slug', text)
  })
  return {
    products: found.filter((product) => !shared.has(product)),
    leftOut: [...readings.flatMap((reading) => ('faulty' in reading ? reading.faulty : [])), ...leftOut],
    findings: mergeStatuses(readings.flatMap((reading) => ('product' in reading ? findingsOf(reading) : []))),
  }
}
