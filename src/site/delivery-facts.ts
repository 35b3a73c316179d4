import { MADE_TO_ORDER } from '../config/product-rules.ts'
import { SHOP } from '../config/shop.ts'
import type { DeliveryFacts } from '../cart/rules/delivery-day.ts'
import type { Catalogue } from '../catalogue/rules/catalogue.ts'
import { madeToOrder } from '../catalogue/rules/made-to-order.ts'

/** The facts from which cart and checkout work out the day of delivery (rule 129). */
export function deliveryFacts({ products, categories }: Catalogue): DeliveryFacts {
  return { plan: SHOP.delivery, madeToOrderIds: [...madeToOrder(products, categories, MADE_TO_ORDER)] }
}
