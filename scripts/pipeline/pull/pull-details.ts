import type { LimitFunction } from 'p-limit'
import { readProduct, type CleanProduct, type ListingEntry } from '../../../src/api/build-calls.ts'
import type { ApiClient } from '../../../src/api/client.ts'
import {
  goodProducts,
  nameProduct,
  productKey,
  type FaultReason,
  type FaultyProduct,
  type GoodReading,
  type Reading,
} from '../../../src/api/readings.ts'
import { formatPrice, type Cents } from '../../../src/domain/money.ts'
import { productPath } from '../../../src/domain/product/product-path.ts'
import type { ProductDetail } from '../../../src/domain/product/product.ts'
import { quote } from '../../../src/domain/quote.ts'
import type { Finding } from '../report/finding.ts'
import { sharedSlugs, slugFault } from '../guards/catalogue/slugs.ts'
import type { ListedProduct } from './listed-products.ts'
import { cleanHtml } from './sanitise.ts'

/** The products that go online and those that do not. */
export interface PulledDetails {
  products: ProductDetail[]
  leftOut: FaultyProduct[]
  findings: Finding[]
}

const OWN_SLUG = 'give each product its own slug'

function leaveOut(product: ListingEntry, reason: FaultReason, text: string): FaultyProduct {
  const fault = { reason, text, value: quote(product.slug) }
  return { key: productKey(product.id), name: nameProduct(product), faults: [fault] }
}

/** What the owner should know of a product that goes online. */
function findingsOf({ product: { product, removedHtml }, flaws }: GoodReading<CleanProduct>): Finding[] {
  const whom = { about: product.name, href: productPath(product.slug) }
  const note = removedHtml.join(', ')
  return [
    ...(note === '' ? [] : [{ kind: 'removed-html' as const, ...whom, note }]),
    ...flaws.map(({ field }): Finding =>
      field === 'price_before'
        ? { kind: 'previous-price', ...whom }
        : { kind: 'information', ...whom, note: field },
    ),
  ]
}

/** Reads a product's detail. @throws {ApiError} */
async function pullDetail(api: ApiClient, listed: ListingEntry): Promise<Reading<CleanProduct>> {
  const fault = slugFault(listed.slug)
  if (fault !== undefined) return { faulty: leaveOut(listed, 'slug', fault) }
  const detail = await readProduct(api, listed.slug, cleanHtml)
  const asked = `get_product(slug=${listed.slug})`
  if (!detail)
    return {
      faulty: leaveOut(
        listed,
        'no-detail',
        `${asked} gives nothing, although it is listed: publish or hide it`,
      ),
    }
  if ('faulty' in detail) return { faulty: { ...detail.faulty, key: productKey(listed.id) } }
  const { product, htmlFault } = detail.product
  if (htmlFault !== undefined) return { faulty: leaveOut(listed, 'text', htmlFault) }
  if (product.id !== listed.id)
    return {
      faulty: leaveOut(listed, 'other-product', `${asked} gives ${nameProduct(product)}: ${OWN_SLUG}`),
    }
  return detail
}

/** A price in a listing that is not that of the product's detail; `undefined` where all agree. */
function otherPrice(reading: Reading<CleanProduct> | undefined, listed: ListedProduct): Cents | undefined {
  if (!reading || 'faulty' in reading) return undefined
  return [...listed.listedCents].find((cents) => cents !== reading.product.product.priceCents)
}

/**
 * Reads each listed product's detail, and leaves out products without one, without an address of their own, or with
 * another price than in a listing. Prices that differ are first asked for once more, both of them: the owner may have
 * changed one in between.
 * @param relist asks the listings again, for some of their products
 * @param onProgress called after each product that was read
 * @throws {ApiError}
 */
export async function pullDetails(
  api: ApiClient,
  listed: readonly ListedProduct[],
  relist: (some: readonly ListedProduct[]) => Promise<ReadonlyMap<number, ListedProduct>>,
  limit: LimitFunction,
  onProgress: () => void,
): Promise<PulledDetails> {
  const byId = new Map<number, Reading<CleanProduct>>()
  const readAll = (some: readonly ListedProduct[]) =>
    limit.map(some, async (product) => {
      byId.set(product.id, await pullDetail(api, product))
      onProgress()
    })
  await readAll(listed)
  const doubtful = listed.filter((product) => otherPrice(byId.get(product.id), product) !== undefined)
  if (doubtful.length > 0) {
    const relisted = await relist(doubtful)
    await readAll(doubtful)
    for (const product of doubtful) {
      const cents = otherPrice(byId.get(product.id), relisted.get(product.id) ?? product)
      if (cents === undefined) continue
      const fault =
        `a listing gives ${formatPrice(cents)} and get_product(slug=${product.slug}) another price, also when both ` +
        'are asked once more: look into the API'
      byId.set(product.id, { faulty: leaveOut(product, 'other-price', fault) })
    }
  }
  const readings = listed.flatMap(({ id }) => byId.get(id) ?? [])
  const clean = goodProducts(readings)
  const found = clean.map(({ product }) => product)
  const shared = sharedSlugs(found)
  return {
    products: found.filter((product) => !shared.has(product)),
    leftOut: [
      ...readings.flatMap((reading) => ('faulty' in reading ? reading.faulty : [])),
      ...[...shared].map(([product, owner]) =>
        leaveOut(
          product,
          'shared-slug',
          `slug ${quote(product.slug)} is also that of ${nameProduct(owner)}: ${OWN_SLUG}`,
        ),
      ),
    ],
    findings: readings.flatMap((reading) => ('product' in reading ? findingsOf(reading) : [])),
  }
}
