import type { DeliveryOption } from '../../catalogue/rules/settings.ts'
import { pointAddress, type PickupPoint } from './pickup-point.ts'

/** The point that a shopper chose last for a delivery. */
export interface LastPoint {
  point: PickupPoint
  /** True until an order was sent to the point, or the point has left the list. */
  isChosen: boolean
  /** The name of the delivery for which it was chosen. */
  delivery: string
}

/** A delivery to a point. */
export type ToPoint = Pick<DeliveryOption, 'name' | 'pointsFile' | 'pointsOf'>

/** By carrier (`carrierOf`): a delivery may get another carrier, and carriers may use the same ids for points. */
export type LastPoints = Readonly<Record<string, LastPoint>>

/** How many deliveries to points are read from storage. No shop has more. */
const MAX_DELIVERIES = 20

const textIn = (json: unknown, maxLength: number) =>
  typeof json === 'string' ? json.slice(0, maxLength) : ''

/** Reads a stored point; `null` for one that cannot be shown. */
export function parsePoint(json: unknown, maxLength: number): PickupPoint | null {
  const stored = (json ?? {}) as Partial<Record<keyof PickupPoint, unknown>>
  const [id, name, street, city, postalCode, hours] = (
    ['id', 'name', 'street', 'city', 'postalCode', 'hours'] as const
  ).map((field) => textIn(stored[field], maxLength)) as [string, string, string, string, string, string]
  return id && name && city ? { id, name, street, city, postalCode, ...(hours && { hours }) } : null
}

/** Reads the stored points. Damaged entries are left out. */
export function parseLastPoints(json: unknown, maxLength: number): LastPoints {
  if (typeof json !== 'object' || json === null) return {}
  return Object.fromEntries(
    Object.entries(json)
      .slice(0, MAX_DELIVERIES)
      .flatMap(([carrier, one]) => {
        const { point: stored, isChosen, delivery } = (one ?? {}) as Partial<Record<keyof LastPoint, unknown>>
        const point = parsePoint(stored, maxLength)
        return point && carrier.length <= maxLength
          ? [[carrier, { point, isChosen: isChosen === true, delivery: textIn(delivery, maxLength) }]]
          : []
      }),
  )
}

/** The key of a delivery's carrier in the stored points. */
export const carrierOf = ({ pointsOf, name }: ToPoint): string => pointsOf ?? name

/** The point that was chosen last for a delivery's carrier; `null` for none. */
export function lastPointOf(points: LastPoints, delivery: ToPoint): LastPoint | null {
  const carrier = carrierOf(delivery)
  return Object.hasOwn(points, carrier) ? (points[carrier] ?? null) : null
}

/** Whether a point is shown with the same words: a carrier may move it, or give it another name or other hours. */
export function isUnchanged(listed: PickupPoint, stored: PickupPoint): boolean {
  const said = (point: PickupPoint) => [point.name, pointAddress(point), point.hours ?? ''].join('\n')
  return said(listed) === said(stored)
}

/** Ends the choice of the point of a sent order. A point that another tab has chosen meanwhile stays chosen. */
export function withoutChoice(points: LastPoints, delivery: ToPoint, sent: PickupPoint): LastPoints {
  const last = lastPointOf(points, delivery)
  return last?.point.id === sent.id
    ? { ...points, [carrierOf(delivery)]: { ...last, isChosen: false } }
    : points
}
