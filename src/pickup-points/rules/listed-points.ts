import { carrierOf, type LastPoint, type LastPoints, type ToPoint } from './last-points.ts'
import { pointAddress, type PickupPoint } from './pickup-point.ts'

/** The point that was chosen for the delivery of this name while it had another carrier; `null` for none. */
export function lostPointOf(points: LastPoints, delivery: ToPoint): LastPoint | null {
  const carrier = carrierOf(delivery)
  const lost = Object.entries(points).find(
    ([key, one]) => key !== carrier && one.isChosen && one.delivery === delivery.name,
  )
  return lost?.[1] ?? null
}

/**
 * Whether a point of the list is the stored one. The id alone does not tell: a delivery of the same name may have got
 * another carrier, whose ids are the same numbers.
 */
export function isSamePoint(listed: PickupPoint, stored: PickupPoint): boolean {
  const isSamePlace = listed.name === stored.name || pointAddress(listed) === pointAddress(stored)
  return listed.id === stored.id && isSamePlace
}
