import type { ListingEntry } from '../../../src/api/build-calls.ts'
import {
  goodProducts,
  nameProduct,
  productKey,
  type FaultReason,
  type FaultyProduct,
} from '../../../src/api/readings.ts'
import { formatPrice } from '../../../src/text/money.ts'
import { quote } from '../../../src/text/quote.ts'
import type { PulledListing } from './pull-listing.ts'

export interface ListedProducts {
  /** By id, in the order of the first listing, then those that only a later one has. */
  byId: ReadonlyMap<number, ListingEntry>
  leftOut: readonly FaultyProduct[]
  /** A listing's products without those that are left out. */
  of: (listing: PulledListing) => ListingEntry[]
}

/** A product that is left out, for one reason. */
export function leaveOut(product: ListingEntry, reason: FaultReason, text: string): FaultyProduct {
  const fault = { reason, text, value: quote(product.slug) }
  return { key: productKey(product.id), name: nameProduct(product), faults: [fault] }
}

/** Of two products with one id the first is kept: a cart knows a product by its id alone. */
export function gatherListed(listings: readonly PulledListing[]): ListedProducts {
  const byId = new Map<number, ListingEntry>()
  const leftOut = new Map<string, FaultyProduct>()
  const isOwner = ({ id, slug, name }: ListingEntry) => {
    const owner = byId.get(id)
    return owner?.slug === slug && owner.name === name
  }
  for (const [key, reading] of listings.flatMap((listing) => [...listing.products])) {
    if ('faulty' in reading) {
      leftOut.set(key, reading.faulty)
      continue
    }
    const { product } = reading
    const owner = byId.get(product.id) ?? product
    byId.set(product.id, owner)
    if (!isOwner(product)) {
      const text = `its id is also that of ${nameProduct(owner)}, which is kept: give each product its own id`
      leftOut.set(key, { ...leaveOut(product, 'shared-id', text), key })
    } else if (owner.priceCents !== product.priceCents) {
      const prices = [owner, product].map(({ priceCents }) => formatPrice(priceCents))
      const text = `one listing gives ${prices.join(' and another ')}: look into the API`
      leftOut.set(productKey(product.id), leaveOut(product, 'other-price', text))
    }
  }
  // A product that is faulty in one listing is left out, even if another listing has it whole.
  for (const id of byId.keys()) if (leftOut.has(productKey(id))) byId.delete(id)
  return {
    byId,
    leftOut: [...leftOut.values()],
    of: ({ products }) =>
      goodProducts([...products.values()]).flatMap((one) => (isOwner(one) ? (byId.get(one.id) ?? []) : [])),
  }
}
