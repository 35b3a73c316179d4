import type { DeliveryOption } from '../catalogue/rules/settings.ts'
import { ARTWORKS } from '../config/artwork.ts'
import { nowStore } from '../company/now.ts'
import { useClientStore } from '../islands/use-client-store.tsx'
import type { Cart } from './rules/cart.ts'
import { deliveryDay, type DeliveryFacts } from './rules/delivery-day.ts'
import { madeToOrderIn } from './rules/made-lines.ts'
import { madeToOrderText, requiredNames } from './texts/artwork-texts.ts'
import { deliveryDayText, type DayLength } from './texts/delivery-day-texts.ts'

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
    length: DayLength = 'full',
  ): string | null => {
    const day = option && deliveryDay(option, plan, now)
    if (!day) return null
    if (made === 'none') return deliveryDayText(day, { isAfterPayment, length })
    // The same sentence for all deliveries: rows that are not chosen leave it out.
    return length === 'brief' ? null : madeToOrderText(made, requiredNames(cart, ARTWORKS))
  }
  /** The sentence about presents that is true of each of these deliveries; `null` for none. */
  const presentOf = (options: readonly DeliveryOption[]): string | null => {
    const said = options
      .flatMap((option) => deliveryDay(option, plan, now) ?? [])
      .map(({ present }) => present)
    return said.every((present) => present === said[0]) ? (said[0] ?? null) : null
  }
  return { dayOf, presentOf, isMadeToOrder: made !== 'none' }
}
