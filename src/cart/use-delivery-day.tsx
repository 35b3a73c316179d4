import type { DeliveryOption } from '../catalogue/rules/settings.ts'
import { ARTWORKS } from '../config/artwork.ts'
import { nowStore } from '../company/now.ts'
import { useClientStore } from '../islands/use-client-store.tsx'
import type { Cart } from './rules/cart.ts'
import { deliveryDay, type DeliveryFacts } from './rules/delivery-day.ts'
import { madeToOrderIn } from './rules/made-lines.ts'
import { madeToOrderText, requiredNames } from './texts/artwork-texts.ts'
import { deliveryDayText } from './texts/delivery-day-texts.ts'

export interface Question {
  cart: Cart
  delivery: DeliveryFacts
}

/** `dayOf` gives the text about a delivery's day; `null` where nothing is promised (rule 129). */
export function useDeliveryDay({ cart, delivery: { plan, madeToOrderIds } }: Question) {
  const now = useClientStore(nowStore(plan.sendsUntil), 0)
  const made = madeToOrderIn(cart, madeToOrderIds, ARTWORKS)
  const dayOf = (
    option: DeliveryOption | undefined,
    isAfterPayment: boolean,
    length: 'short' | 'full' = 'full',
  ): string | null => {
    const day = option && deliveryDay(option, plan, now)
    if (!day) return null
    return made === 'none'
      ? deliveryDayText(day, { isAfterPayment, isShort: length === 'short' })
      : madeToOrderText(made, requiredNames(cart, ARTWORKS))
  }
  return { dayOf, isMadeToOrder: made !== 'none' }
}
