import { nameProduct } from '../../../../src/api/readings.ts'
import { productPath } from '../../../../src/domain/product/product-path.ts'
import type { Product } from '../../../../src/domain/product/product.ts'
import type { Finding } from '../../report/finding.ts'

/** Products whose badge says a discount, and whose earlier price nobody says (rule 124). */
export function unprovenDiscounts(products: readonly Product[]): Finding[] {
  return products
    .filter(({ status, priceBeforeCents }) => status === '50% Discount' && priceBeforeCents === null)
    .map((product) => ({
      kind: 'discount',
      name: nameProduct(product),
      about: product.name,
      path: productPath(product.slug),
      detail:
        'its badge is not shown: give price_before, the lowest price of the 30 days before it, which must be above its price; SHOW_UNPROVEN_DISCOUNTS=1 shows it all the same',
    }))
}
