import { CUT_NAMES } from '../../src/catalogue/texts/product-words.ts'
import { productChoices } from '../../src/catalogue/rules/product-choices.ts'
import type { Product } from '../../src/catalogue/rules/product.ts'
import type { DeliveryOption, PaymentOption, ShopSettings } from '../../src/catalogue/rules/settings.ts'
import { orderCosts } from '../../src/cart/rules/delivery.ts'
import { toCartLine } from '../../src/cart/rules/to-cart-line.ts'
import type { PickupPoint } from '../../src/pickup-points/rules/pickup-point.ts'
import { emptyCustomer } from '../../src/checkout/rules/customer.ts'
import { toEshopData, type EshopData } from '../../src/checkout/rules/order-payload.ts'
import { ownVariableSymbol } from '../../src/checkout/rules/variable-symbol.ts'
import { DEFAULT_COUNTRY } from '../../src/config/checkout-settings.ts'
import { toProductRules } from '../../src/config/product-rules.ts'

export const TEST_EMAIL = 'test@example.sk'
const CUSTOMER = {
  ...emptyCustomer(DEFAULT_COUNTRY),
  ...{ name: 'Test', surname: 'Testovací', email: TEST_EMAIL, tel: '+421 900 000 000' },
  ...{ street: 'Skúšobná', street_number: '1', city: 'Bratislava', postal_code: '811 01' },
  order_note: 'Test order of npm run check-api: please cancel it.',
}

export interface TestOrder {
  product: Product
  settings: ShopSettings
  delivery: DeliveryOption
  payment: PaymentOption
  /** The pick-up point of the delivery; `null` for any other delivery. */
  pickupPoint: PickupPoint | null
}

/** One piece in the first size, cut and colour, as the shop would send it. Its note says that it is a test. */
export function testOrder(
  { product, settings, delivery, payment, pickupPoint }: TestOrder,
  key: string,
): EshopData {
  const { cuts, defaultColor } = productChoices(product, toProductRules(settings.sizeLabels))
  const { cut, defaultSize } = cuts.find(({ isAvailable }) => isAvailable) ?? cuts[0]
  const line = toCartLine(product, { cut, size: defaultSize, color: defaultColor, count: 1 }, CUT_NAMES)
  const costs = orderCosts(product.priceCents, settings.deliveryFreeFromCents, delivery, payment)
  const ids = { deliveryId: delivery.id, paymentId: payment.id }
  return {
    ...toEshopData({ cart: [line], costs, customer: CUSTOMER, pickupPoint, ...ids }),
    variableSymbol: ownVariableSymbol(key),
  }
}
