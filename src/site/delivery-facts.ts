import { ARTWORK_PLANS } from '../config/artwork-plans.ts'
import { MADE_TO_ORDER } from '../config/product-rules.ts'
import { SHOP } from '../config/shop.ts'
import type { DeliveryFacts } from '../cart/rules/delivery-day.ts'
import type { ArtworkIds } from '../catalogue/rules/artwork.ts'
import { artworkIds } from '../catalogue/rules/artwork-ids.ts'
import type { Catalogue } from '../catalogue/rules/catalogue.ts'
import { madeToOrder } from '../catalogue/rules/made-to-order.ts'

/** The facts from which cart and checkout compute the days of delivery. */
export function deliveryFacts({ products, categories }: Catalogue): DeliveryFacts {
  return { plan: SHOP.delivery, madeToOrderIds: [...madeToOrder(products, categories, MADE_TO_ORDER)] }
}

/** The products that need a customer's photos or design. */
export function artworkFacts({
  products,
  categories,
}: Pick<Catalogue, 'products' | 'categories'>): ArtworkIds {
  return artworkIds(products, categories, ARTWORK_PLANS)
}
