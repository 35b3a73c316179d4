import type { DeliveryOption } from '../catalogue/rules/settings.ts'
import { ARTWORKS } from '../config/artwork.ts'
import { nowStore } from '../company/now.ts'
import { useClientStore } from '../islands/use-client-store.tsx'
import type { Cart } from './rules/cart.ts'
import { deliveryDay, type DeliveryFacts } from './rules/delivery-day.ts'
import type { DayLength } from './texts/delivery-day-texts.ts'
import { goodsDay, orderDayText } from './texts/order-day-texts.ts'

export interface Question {
  cart: Cart
  delivery: DeliveryFacts
}

/** The day of a delivery (`dayOf`) and the text about it (`textOf`): `null` where nothing is promised (rule 129). */
export function useDeliveryDay({ cart, delivery }: Question) {
  const { plan } = delivery
  const now = useClientStore(nowStore(plan.sendsUntil), 0)
  const goods = goodsDay(cart, delivery, ARTWORKS)
  const dayOf = (option: DeliveryOption) => deliveryDay(option, plan, now)
  const textOf = (
    option: DeliveryOption | undefined,
    isAfterPayment: boolean,
    length: DayLength = 'full',
  ): string | null => {
    const day = option && dayOf(option)
    // Rows that are not chosen leave out what is the same for all deliveries.
    return !day || (length === 'brief' && goods.said !== null)
      ? null
      : orderDayText(day, goods, delivery, { isAfterPayment, length })
  }
  return { goods, dayOf, textOf }
}
