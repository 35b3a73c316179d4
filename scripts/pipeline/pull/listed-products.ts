import type { ListingEntry } from '../../../src/api/build-calls.ts'
import { goodProducts, nameProduct, productKey, type FaultyProduct } from '../../../src/api/readings.ts'
import type { Cents } from '../../../src/domain/money.ts'
import type { PulledListing } from './pull-listing.ts'

/** A product as the listings have it. */
export interface ListedProduct extends ListingEntry {
  /** Each price that a listing gives of it, in cents. */
  listedCents: ReadonlySet<Cents>
}

/** The products of all listings. */
export interface ListedProducts {
  /** By id, in the order of the first listing, then those that only a later one has. */
  byId: ReadonlyMap<number, ListedProduct>
  leftOut: readonly FaultyProduct[]
  /** A listing's products without those that are left out. */
  of: (listing: PulledListing) => ListedProduct[]
}

/**
 * Gathers what is listed. Of two products with one id the first is kept: a cart and a re-check of its prices know a
 * product by its id alone, so the other would be sold under the first one's price.
 */
export function gatherListed(listings: readonly PulledListing[]): ListedProducts {
  const byId = new Map<number, ListedProduct & { listedCents: Set<Cents> }>()
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
    const owner = byId.get(product.id)
    if (!owner) byId.set(product.id, { ...product, listedCents: new Set([product.priceCents]) })
    else if (isOwner(product)) owner.listedCents.add(product.priceCents)
    else
      leftOut.set(key, {
        key,
        name: nameProduct(product),
        faults: [
          {
            reason: 'shared-id',
            text: `its id is also that of ${nameProduct(owner)}, which is kept: give each product its own id`,
          },
        ],
      })
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
