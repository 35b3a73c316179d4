import { MAX_LINE_TEXT } from '../../storage/stored.ts'
import { storedAtom } from '../../storage/persistence.ts'
import { parseLastPoints, withoutChoice, type LastPoints } from '../rules/last-points.ts'
import type { PickupPoint } from '../rules/pickup-point.ts'

const stored = storedAtom<LastPoints>('pickupPoints', {
  initial: {},
  encode: (points) => (Object.keys(points).length > 0 ? points : undefined),
  decode: (json) => parseLastPoints(json, MAX_LINE_TEXT),
})

/** The points that the shopper chose last, kept under 'pickupPoints'. */
export const $lastPoints = stored.$value

/** The same as storage has them now, which this tab may not show yet. */
export const readLastPoints = stored.read

/** Chooses the point to which a delivery takes the next order. */
export function choosePoint(delivery: string, point: PickupPoint): void {
  stored.update((points) => ({ ...points, [delivery]: { point, isChosen: true } }))
}

/** An order was sent to the point, or its carrier has given it up. It stays the one that was chosen last. */
export function unchoosePoint(delivery: string, point: PickupPoint): void {
  stored.update((points) => withoutChoice(points, delivery, point))
}
