import {
  daysFromOrder,
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

/** The owner's settings for computing days of delivery (`owner.ts`). */
export interface DeliveryPlan extends SendingTimes {
  /** For deliveries without days of their own; `null`: nothing is promised. */
  deliveryDays: DaySpan | null
  presents: readonly DatedSentence[]
  /** True if goods made to order are sent apart, so that the others need not wait. */
  sendsTwoParcels: boolean
}

/** The facts from which islands compute the day of delivery. */
export interface DeliveryFacts {
  plan: DeliveryPlan
  /** Products without a known day, because they are made to order. */
  madeToOrderIds: readonly number[]
}

type Option = Pick<DeliveryOption, 'kind' | 'days'>

/** A delivery's own days, else the owner's days for a parcel; `null`: nothing is promised (rule 129). */
export function deliveryDaysOf({ kind, days }: Option, { deliveryDays }: DeliveryPlan): DaySpan | null {
  return days ?? (kind === 'pickup' ? null : deliveryDays)
}

/** When an order of today arrives or is ready to be picked up. */
export interface ReckonedDay {
  isPickup: boolean
  /** Working days from the order on. */
  days: DaySpan
  window: Period
  today: CalendarDay
  /** The minute of the day until which an order still goes out today; `null` if no such minute is left. */
  until: number | null
  /** The sentence about presents, as long as it is true; else `null`. */
  present: string | null
}

/** When an order of now arrives or is ready; `null` where nothing is promised. @param now in ms */
export function deliveryDay(option: Option, plan: DeliveryPlan, now: number): ReckonedDay | null {
  const days = deliveryDaysOf(option, plan)
  if (days === null) return null
  const isPickup = option.kind === 'pickup'
  const window = isPickup ? pickupWindow(now, days, plan) : deliveryWindow(now, days, plan)
  const today = slovakDay(now)
  const { sendsUntil } = plan
  return {
    ...{ isPickup, days: daysFromOrder(days, plan), window, today },
    until: sendsUntil !== null && slovakMinute(now) < sendsUntil ? sendsUntil : null,
    present: plan.presents.find(({ from, to }) => from <= today && window.to <= to)?.sentence ?? null,
  }
}
