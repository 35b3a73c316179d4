import type { PickupPoint } from './pickup-point.ts'

/** The point that a shopper chose last for a delivery. */
export interface LastPoint {
  point: PickupPoint
  /** True for the next order; false once an order was sent there, or the point has left the list. */
  isChosen: boolean
}

/** By the name of a delivery: its id may be another's later (rule 413), and two carriers may give the same id to a point. */
export type LastPoints = Readonly<Record<string, LastPoint>>

/** How many deliveries to points are read from storage; no shop has more. */
const MAX_DELIVERIES = 20

const textIn = (json: unknown, maxLength: number) =>
  typeof json === 'string' ? json.slice(0, maxLength) : ''

/** Reads a stored point; `null` for what cannot be shown. */
export function parsePoint(json: unknown, maxLength: number): PickupPoint | null {
  const stored = (json ?? {}) as Partial<Record<keyof PickupPoint, unknown>>
  const [id, name, street, city, postalCode, hours] = (
    ['id', 'name', 'street', 'city', 'postalCode', 'hours'] as const
  ).map((field) => textIn(stored[field], maxLength)) as [string, string, string, string, string, string]
  return id && name && city ? { id, name, street, city, postalCode, ...(hours && { hours }) } : null
}

/** Reads what is stored; damaged entries are left out. */
export function parseLastPoints(json: unknown, maxLength: number): LastPoints {
  if (typeof json !== 'object' || json === null) return {}
  return Object.fromEntries(
    Object.entries(json)
      .slice(0, MAX_DELIVERIES)
      .flatMap(([name, one]) => {
        const { point: stored, isChosen } = (one ?? {}) as Partial<Record<keyof LastPoint, unknown>>
        const point = parsePoint(stored, maxLength)
        return point && name.length <= maxLength ? [[name, { point, isChosen: isChosen === true }]] : []
      }),
  )
}

/** The point that was chosen last for a delivery; `null` for none. */
export function lastPointOf(points: LastPoints, delivery: string): LastPoint | null {
  return Object.hasOwn(points, delivery) ? (points[delivery] ?? null) : null
}

/** A delivery's point is no longer chosen, and stays its last one. Another one, which another tab has chosen since, stays chosen. */
export function withoutChoice(points: LastPoints, delivery: string, sent: PickupPoint): LastPoints {
  const last = lastPointOf(points, delivery)
  return last?.point.id === sent.id ? { ...points, [delivery]: { ...last, isChosen: false } } : points
}
