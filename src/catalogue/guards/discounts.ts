import { nameProduct, productKey, type FaultyProduct } from '../../api/readings.ts'
import type { Product } from '../../domain/product/product.ts'

/** Products whose badge says a discount, and whose earlier price nobody says (rule 124). */
export function unprovenDiscounts(products: readonly Product[]): FaultyProduct[] {
  return products
    .filter(({ status, priceBeforeCents }) => status === '50% Discount' && priceBeforeCents === null)
    .map((product) => ({
      key: productKey(product.id),
      name: nameProduct(product),
      faults: [
        'its badge says a discount and nothing says from what: give price_before, the lowest price of the 30 days before ' +
          'it, which must be above its price, or take the badge off',
      ],
    }))
}
