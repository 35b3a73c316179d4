import { nameProduct } from '../../../src/api/readings.ts'
import type { Cents } from '../../../src/domain/money.ts'
import type { ProductDetail } from '../../../src/domain/product/product.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'

/** What became of the products since an earlier catalogue; each as messages call it. */
export interface CatalogueChanges {
  added: readonly string[]
  removed: readonly string[]
  /** Whatever has changed, prices among it. */
  changed: readonly string[]
  prices: readonly PriceChange[]
}

export interface PriceChange {
  name: string
  oldCents: Cents
  newCents: Cents
}

type Products = Pick<Catalogue, 'products'>

/** Compares the products of two catalogues by their ids. */
export function compareCatalogues(before: Products, after: Products): CatalogueChanges {
  const old = new Map(before.products.map((product) => [product.id, product]))
  const now = new Set(after.products.map(({ id }) => id))
  const pairs = after.products.flatMap((product): [ProductDetail, ProductDetail][] => {
    const earlier = old.get(product.id)
    return earlier ? [[earlier, product]] : []
  })
  return {
    added: after.products.filter(({ id }) => !old.has(id)).map(nameProduct),
    removed: before.products.filter(({ id }) => !now.has(id)).map(nameProduct),
    changed: pairs
      .filter(
        ([earlier, product]) => earlier !== product && JSON.stringify(earlier) !== JSON.stringify(product),
      )
      .map(([, product]) => nameProduct(product)),
    prices: pairs
      .filter(([earlier, product]) => earlier.priceCents !== product.priceCents)
      .map(([earlier, product]) => ({
        name: nameProduct(product),
        oldCents: earlier.priceCents,
        newCents: product.priceCents,
      })),
  }
}
