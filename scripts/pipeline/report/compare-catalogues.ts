import type { Cents } from '../../../src/domain/money.ts'
import type { ProductDetail } from '../../../src/domain/product/product.ts'
import type { Catalogue } from '../../../src/domain/shop/catalogue.ts'

/** A product as reports name it. */
export type NamedProduct = Pick<ProductDetail, 'id' | 'name' | 'slug'>

/** What became of the products since an earlier catalogue. */
export interface CatalogueChanges {
  added: readonly NamedProduct[]
  removed: readonly NamedProduct[]
  /** Those with another name or another address. */
  renamed: readonly { product: NamedProduct; before: NamedProduct }[]
  /** Those of which anything but name, address and price has changed. */
  changed: readonly NamedProduct[]
  prices: readonly PriceChange[]
}

export interface PriceChange {
  product: NamedProduct
  oldCents: Cents
  newCents: Cents
}

type Products = Pick<Catalogue, 'products'>

const toNamed = ({ id, name, slug }: ProductDetail): NamedProduct => ({ id, name, slug })

/** Compares the products of two catalogues by their ids. */
export function compareCatalogues(before: Products, after: Products): CatalogueChanges {
  const old = new Map(before.products.map((product) => [product.id, product]))
  const now = new Set(after.products.map(({ id }) => id))
  const pairs = after.products.flatMap((product) => {
    const earlier = old.get(product.id)
    return earlier ? [{ earlier, product }] : []
  })
  return {
    added: after.products.filter(({ id }) => !old.has(id)).map(toNamed),
    removed: before.products.filter(({ id }) => !now.has(id)).map(toNamed),
    renamed: pairs
      .filter(({ earlier, product }) => earlier.name !== product.name || earlier.slug !== product.slug)
      .map(({ earlier, product }) => ({ product: toNamed(product), before: toNamed(earlier) })),
    changed: pairs
      .filter(({ earlier, product }) => {
        const { name, slug, priceCents } = product
        return JSON.stringify({ ...earlier, name, slug, priceCents }) !== JSON.stringify(product)
      })
      .map(({ product }) => toNamed(product)),
    prices: pairs
      .filter(({ earlier, product }) => earlier.priceCents !== product.priceCents)
      .map(({ earlier, product }) => ({
        product: toNamed(product),
        oldCents: earlier.priceCents,
        newCents: product.priceCents,
      })),
  }
}
