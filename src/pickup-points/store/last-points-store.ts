import { MAX_LINE_TEXT } from '../../storage/stored.ts'
import { storedAtom } from '../../storage/persistence.ts'
import {
  carrierOf,
  parseLastPoints,
  withoutChoice,
  type LastPoints,
  type ToPoint,
} from '../rules/last-points.ts'
import type { PickupPoint } from '../rules/pickup-point.ts'

const stored = storedAtom<LastPoints>('pickupPoints', {
  initial: {},
  encode: (points) => (Object.keys(points).length > 0 ? points : undefined),
  decode: (json) => parseLastPoints(json, MAX_LINE_TEXT),
})

/** The points that the shopper chose last, stored under 'pickupPoints'. */
export const $lastPoints = stored.$value

/** These points as they are stored now. This tab may not show them yet. */
export const readLastPoints = stored.read

export const updateLastPoints = stored.update

/** Chooses a point for the next order with this delivery. */
export function choosePoint(delivery: ToPoint, point: PickupPoint): void {
  const last = { point, isChosen: true, delivery: delivery.name }
  stored.update((points) => ({ ...points, [carrierOf(delivery)]: last }))
}

/** Ends the choice of a point: an order was sent to it, or the carrier no longer has it. It stays the last chosen point. */
export function unchoosePoint(delivery: ToPoint, point: PickupPoint): void {
  stored.update((points) => withoutChoice(points, delivery, point))
}
