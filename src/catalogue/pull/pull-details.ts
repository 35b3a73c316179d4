import type { LimitFunction } from 'p-limit'
import { readProduct } from '../../api/build-calls.ts'
import type { ApiClient } from '../../api/client.ts'
import { nameProduct, productKey, type FaultyProduct, type Reading } from '../../api/readings.ts'
import type { Product, ProductDetail } from '../../domain/product/product.ts'
import { quote } from '../../domain/quote.ts'
import { sharedSlugs, slugFault } from '../guards/slugs.ts'
import { sanitiseHtml } from '../sanitise.ts'

/** The products that go online and those that do not. */
export interface PulledDetails {
  products: ProductDetail[]
  leftOut: FaultyProduct[]
  /** Those of the products that go online without a part of them. */
  flawed: FaultyProduct[]
}

const OWN_SLUG = 'give each product its own slug'

/** What is wrong with a product that was read. */
function toFinding(product: Product, fault: string): FaultyProduct {
  return { key: productKey(product.id), name: nameProduct(product), faults: [fault] }
}

/** Reads what a product's own page shows. @throws {ApiError} */
async function pullDetail(api: ApiClient, listed: Product): Promise<Reading<ProductDetail>> {
  const fault = slugFault(listed.slug)
  if (fault !== undefined) return { faulty: toFinding(listed, fault) }
  const detail = await readProduct(api, listed.slug)
  const asked = `get_product(slug=${listed.slug})`
  if (!detail)
    return { faulty: toFinding(listed, `${asked} gives nothing, although it is listed: publish or hide it`) }
  if ('faulty' in detail) return { faulty: { ...detail.faulty, key: productKey(listed.id) } }
  const { product } = detail
  if (product.id !== listed.id)
    return { faulty: toFinding(listed, `${asked} gives ${nameProduct(product)}: ${OWN_SLUG}`) }
  return { ...detail, product: { ...product, descriptionHtml: sanitiseHtml(product.descriptionHtml) } }
}

/**
 * Reads each listed product's detail, and leaves out what has none, or no address of its own.
 * @param onProgress told of each product that was read
 * @throws {ApiError}
 */
export async function pullDetails(
  api: ApiClient,
  listed: readonly Product[],
  limit: LimitFunction,
  onProgress: () => void,
): Promise<PulledDetails> {
  const readings = await Promise.all(
    listed.map((product) =>
      limit(async () => {
        const reading = await pullDetail(api, product)
        onProgress()
        return reading
      }),
    ),
  )
  const found = readings.flatMap((reading) => ('product' in reading ? reading.product : []))
  const shared = sharedSlugs(found)
  return {
    products: found.filter((product) => !shared.has(product)),
    flawed: readings.flatMap((reading) =>
      'product' in reading && reading.flaw !== undefined && !shared.has(reading.product)
        ? toFinding(reading.product, reading.flaw)
        : [],
    ),
    leftOut: [
      ...readings.flatMap((reading) => ('faulty' in reading ? reading.faulty : [])),
      ...[...shared].map(([product, owner]) =>
        toFinding(product, `slug ${quote(product.slug)} is also that of ${nameProduct(owner)}: ${OWN_SLUG}`),
      ),
    ],
  }
}
