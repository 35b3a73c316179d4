import type { LimitFunction } from 'p-limit'
import { readProduct, type CleanProduct, type ListingEntry } from './build-calls.ts'
import type { ApiClient } from '../../../src/api/client.ts'
import {
  goodProducts,
  nameProduct,
  productKey,
  type FaultyProduct,
  type GoodReading,
  type Reading,
} from './readings.ts'
import { formatPrice } from '../../../src/text/money.ts'
import { productPath } from '../../../src/catalogue/rules/product-path.ts'
import type { ProductDetail } from '../../../src/catalogue/rules/product.ts'
import { quote } from '../../../src/text/quote.ts'
import type { Fault } from '../report/faults.ts'
import type { Finding } from '../report/finding.ts'
import { isAddress, sharedSlugs } from '../guards/catalogue/slugs.ts'
import { leaveOut } from './pull-listing.ts'

export interface PulledDetails {
  products: ProductDetail[]
  leftOut: FaultyProduct[]
  findings: Finding[]
}

/** Findings for the owner about a product that goes online. */
function findingsOf({ product: { product, removedHtml }, flaws }: GoodReading<CleanProduct>): Finding[] {
  const whom = { about: product.name, href: productPath(product.slug) }
  const note = removedHtml.join(', ')
  return [
    ...(note === '' ? [] : [{ kind: 'removed-html' as const, ...whom, note }]),
    ...flaws.map(({ field, value, fault }): Finding => {
      if (field === 'price_before') return { kind: 'previous-price', ...whom }
      if (field === 'offers') return { kind: 'offer', ...whom, note: value ?? '' }
      if (field !== 'status')
        return { kind: 'information', ...whom, note: field, ...(fault && { faults: [fault] }) }
      return { kind: value?.includes('→') ? 'percent' : 'status', ...whom, note: value ?? '' }
    }),
  ]
}

/** Merges findings about the same status into one with the number of products: the whole column may be wrong. */
function mergeStatuses(findings: readonly Finding[]): Finding[] {
  const isStatus = ({ kind }: Finding) => kind === 'status' || kind === 'percent'
  const byStatus = Map.groupBy(findings.filter(isStatus), ({ note = '' }) => note)
  return [
    ...findings.filter((finding) => !isStatus(finding)),
    ...[...byStatus].flatMap(([about, own]): Finding[] =>
      own.length === 1 ? own : [{ kind: own[0]?.kind ?? 'status', about, count: own.length }],
    ),
  ]
}

/** Reads a product's detail and checks that it belongs to the listed product. @throws {ApiError} */
async function pullDetail(api: ApiClient, listed: ListingEntry): Promise<Reading<CleanProduct>> {
  const refuse = (fault: Fault) => ({ faulty: leaveOut(listed, fault) })
  if (!isAddress(listed.slug)) return refuse({ reason: 'slug' })
  const detail = await readProduct(api, listed.slug)
  if (!detail) return refuse({ reason: 'no-detail' })
  if ('faulty' in detail) return { faulty: { ...detail.faulty, key: productKey(listed.id) } }
  const { product, htmlFault } = detail.product
  if (htmlFault) return refuse(htmlFault)
  if (product.id !== listed.id) return refuse({ reason: 'other-product', other: nameProduct(product) })
  if (product.slug !== listed.slug)
    return refuse({ reason: 'other-product', other: `the slug ${quote(product.slug)}` })
  // Offers that are all dearer than the listing says win, and are named (rule 137).
  if (
    product.priceCents !== listed.priceCents &&
    !(product.offers && product.priceCents > listed.priceCents)
  ) {
    const [value = '', other = ''] = [listed, product].map(({ priceCents }) => formatPrice(priceCents))
    return refuse({ reason: 'other-price', field: `get_product(slug=${listed.slug})`, value, other })
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
  const leftOut = [...shared].map(([product, owner]) =>
    leaveOut(product, { reason: 'shared-slug', other: nameProduct(owner) }),
  )
  return {
    products: found.filter((product) => !shared.has(product)),
    leftOut: [...readings.flatMap((reading) => ('faulty' in reading ? reading.faulty : [])), ...leftOut],
    findings: mergeStatuses(readings.flatMap((reading) => ('product' in reading ? findingsOf(reading) : []))),
  }
}
