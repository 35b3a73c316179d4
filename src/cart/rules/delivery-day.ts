import {
  deliveryWindow,
  pickupWindow,
  slovakDay,
  slovakMinute,
  type CalendarDay,
  type DaySpan,
  type Period,
  type SendingTimes,
} from '../../company/rules/working-days.ts'
import type { DatedSentence } from '../../company/rules/owner.ts'
import type { DeliveryOption } from '../../catalogue/rules/settings.ts'
import type { Artwork } from '../../catalogue/rules/artwork.ts'
import type { Cart } from './cart.ts'
import { requiredArtwork } from './cart-artwork.ts'

/** By what the days of deliveries are reckoned, from `owner.ts`. */
export interface DeliveryPlan extends SendingTimes {
  /** For deliveries without days of their own; `null`: nothing is promised. */
  deliveryDays: DaySpan | null
  presents: readonly DatedSentence[]
}

/** What islands say of the day of delivery with. */
export interface DeliveryFacts {
  plan: DeliveryPlan
  /** Products of which nobody knows when they arrive (rule 125). */
  madeToOrderIds: readonly number[]
}

type Option = Pick<DeliveryOption, 'kind' | 'days'>

/** A delivery's own days, else the owner's, which are those of a parcel; `null`: nothing is promised (rule 129). */
export function deliveryDaysOf({ kind, days }: Option, { deliveryDays }: DeliveryPlan): DaySpan | null {
  return days ?? (kind === 'pickup' ? null : deliveryDays)
}

/** How much of an order is made to the customer's order. It arrives as one parcel, so then nobody knows its day. */
export type MadeToOrder = 'none' | 'some' | 'all'

/** The lines that are made to the order: by their product, or because they need photos or a design (rule 134). */
export function madeLines(cart: Cart, madeToOrderIds: readonly number[], artworks: readonly Artwork[]): Cart {
  return cart.filter(
    (line) => madeToOrderIds.includes(line.id) || requiredArtwork(line, artworks) !== undefined,
  )
}

export function madeToOrderIn(
  cart: Cart,
  madeToOrderIds: readonly number[],
  artworks: readonly Artwork[],
): MadeToOrder {
  const made = madeLines(cart, madeToOrderIds, artworks).length
  return made === 0 ? 'none' : made < cart.length ? 'some' : 'all'
}

/** When an order of today arrives, or is ready to be picked up. */
export interface ReckonedDay {
  isPickup: boolean
  days: DaySpan
  window: Period
  today: CalendarDay
  /** The minute of today until which an order, or a payment, still counts as one of today; `null` for all day. */
  until: number | null
  /** The sentence for presents, while it is true; `null` for none. */
  present: string | null
}

/** @param now in ms */
export function deliveryDay(option: Option, plan: DeliveryPlan, now: number): ReckonedDay | null {
  const days = deliveryDaysOf(option, plan)
  if (days === null) return null
  const isPickup = option.kind === 'pickup'
  const window = isPickup ? pickupWindow(now, days, plan) : deliveryWindow(now, days, plan)
  const today = slovakDay(now)
  const { sendsUntil } = plan
  return {
    ...{ isPickup, days, window, today },
    until: sendsUntil !== null && slovakMinute(now) < sendsUntil ? sendsUntil : null,
    present: plan.presents.find(({ from, to }) => from <= today && window.to <= to)?.sentence ?? null,
  }
}
