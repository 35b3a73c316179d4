import * as v from 'valibot'
import type { ShopConfig } from '../../../src/api/calls.ts'
import type { ApiClient } from '../../../src/api/client.ts'
import { ApiError } from '../../../src/api/errors.ts'
import { listSchema, requiredTextSchema, textSchema } from '../../../src/api/wire.ts'
import { kindOf } from '../../../src/cart/rules/compare-settings.ts'
import type { PickupPoint } from '../../../src/pickup-points/rules/pickup-point.ts'
import { writePoints, type PointsFile } from '../../../src/pickup-points/rules/points-file.ts'
import { htmlToText } from '../../../src/text/plain-text.ts'
import { quote } from '../../../src/text/quote.ts'
import { MAX_POINTS, MAX_POINT_TEXT } from '../build-limits.ts'
import { digestOf } from '../digest.ts'
import type { Fault } from '../report/faults.ts'

/** The pick-up points of a delivery. */
export interface PointList {
  /** The delivery's id and name. */
  id: number
  name: string
  /** Empty if the delivery is left out. */
  points: readonly PickupPoint[]
  /** Rows that are left out, each with its wrong field. */
  leftOut: readonly string[]
  /** Rows whose coordinates are ignored, because they are not in Europe. */
  odd: readonly string[]
  /** How many rows the list has. */
  rows: number
  /** Why this list is not taken; `points` are then empty. */
  fault?: Fault
}

/** Writes a postal code as '026 01', also one that a table has turned into the number 2601. */
function toPostalCode(text: string): string {
  const digits = text.replaceAll(/\s|^SK-/gi, '')
  return /^\d{4,5}$/.test(digits) ? digits.padStart(5, '0').replace(/^(\d{3})/, '$1 ') : text
}

/** Whether a text is short enough and in UTF-8: another encoding leaves the character U+FFFD in it. */
const isSound = (text: string) => text.length <= MAX_POINT_TEXT && !text.includes('\uFFFD')
const idSchema = v.pipe(requiredTextSchema, v.check(isSound))
const neededSchema = v.pipe(requiredTextSchema, v.transform(htmlToText), v.nonEmpty(), v.check(isSound))
const optionalSchema = v.fallback(v.pipe(textSchema, v.transform(htmlToText), v.check(isSound)), '')

/** The least and the greatest degrees of Europe. */
const EUROPE = { latitude: [34, 72], longitude: [-25, 45] } as const
const degreesSchema = v.fallback(textSchema, 'odd')

/** Degrees as a file of points has them; `undefined` outside Europe. @example toDegrees('49,2104', [34, 72]) // '49.21' */
function toDegrees(text: string, [least, most]: readonly [number, number]): string | undefined {
  const degrees = text === '' ? NaN : Number(text.replace(',', '.'))
  return degrees >= least && degrees <= most ? degrees.toFixed(2) : undefined
}

/** A row of a list, as carriers and PHP write it. */
export const pointSchema = v.pipe(
  v.object({
    id: idSchema,
    name: neededSchema,
    city: neededSchema,
    street: optionalSchema,
    postal_code: optionalSchema,
    hours: optionalSchema,
    latitude: degreesSchema,
    longitude: degreesSchema,
  }),
  v.transform(({ postal_code, hours, ...row }) => {
    const { id, name, city, street } = row
    const latitude = toDegrees(row.latitude, EUROPE.latitude)
    const longitude = toDegrees(row.longitude, EUROPE.longitude)
    const hasPlace = latitude !== undefined && longitude !== undefined
    const point: PickupPoint = {
      ...{ id, name, street, city },
      postalCode: toPostalCode(postal_code),
      ...(hours && { hours }),
      ...(hasPlace && { latitude, longitude }),
    }
    return { point, isOdd: !hasPlace && row.latitude + row.longitude !== '' }
  }),
)

const rowsSchema = listSchema(v.unknown())
/** A bare list, or one in the `data` of an answer. */
const pointsSchema = v.union([
  rowsSchema,
  v.pipe(
    v.object({ data: v.custom((data) => data != null) }),
    v.transform(({ data }) => data),
    rowsSchema,
  ),
])

/** Names a row by its id and name. @example nameRow({ id: 7, name: 'Box' }) // '7 Box' */
function nameRow(row: unknown): string {
  const { id, name } = (row ?? {}) as Record<string, unknown>
  const known = [id, name].filter((one) => typeof one === 'number' || (typeof one === 'string' && one !== ''))
  return known.length > 0 ? known.join(' ').slice(0, MAX_POINT_TEXT) : quote(row)
}

type Rows = Pick<PointList, 'points' | 'leftOut' | 'odd' | 'rows'>

function readRows(rows: readonly unknown[]): Rows {
  const points = new Map<string, PickupPoint>()
  const leftOut: string[] = []
  const odd: string[] = []
  for (const row of rows) {
    const { success, output, issues } = v.safeParse(pointSchema, row)
    if (!success) leftOut.push(`${nameRow(row)}: ${v.getDotPath(issues[0]) ?? '–'}`)
    else if (points.has(output.point.id)) leftOut.push(`${nameRow(row)}: id 2×`)
    else {
      points.set(output.point.id, output.point)
      if (output.isOdd) odd.push(nameRow(row))
    }
  }
  return { points: [...points.values()], leftOut, odd, rows: rows.length }
}

const NONE = { points: [], leftOut: [], odd: [], rows: 0 }

/** Reads the list at an address once, within the limits of every answer. */
async function readList(
  api: ApiClient,
  call: string,
  address: string,
): Promise<Rows & Pick<PointList, 'fault'>> {
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    return { ...NONE, fault: { reason: 'no-address', value: quote(address) } }
  try {
    const rows = await api.get(call, address, pointsSchema, { prefix: '' })
    if (rows.length > MAX_POINTS)
      return { ...NONE, fault: { reason: 'too-large', value: `more than ${MAX_POINTS} rows` } }
    const read = readRows(rows)
    return read.points.length > 0 ? read : { ...read, fault: { reason: 'no-points' } }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { ...NONE, fault: { reason: error.kind, value: error.message } }
  }
}

/** Reads the list of each delivery to a pick-up point (rule 414). */
export function pullPoints(api: ApiClient, { deliveryOptions }: ShopConfig): Promise<PointList[]> {
  const deliveries = (deliveryOptions ?? []).filter(({ kind }) => kindOf(kind, ['point']))
  const reading = new Map<string, ReturnType<typeof readList>>()
  const readOnce = (call: string, address: string) => {
    const list = reading.get(address) ?? readList(api, call, address)
    reading.set(address, list)
    return list
  }
  return Promise.all(
    deliveries.map(async ({ id, name, points: address }) => ({
      ...{ id, name },
      ...(await readOnce(`points of ${quote(name)}`, address)),
    })),
  )
}

/** The file of a list: its name, which changes with its content, and its address in the shop. */
export interface BuiltPoints {
  name: string
  address: string
  content: PointsFile
}

export function toPointsFile(points: readonly PickupPoint[]): BuiltPoints {
  const content = writePoints(points)
  const name = `points.${digestOf(content, 'hex').slice(0, 12)}`
  return { name, address: `/listing/${name}.json`, content }
}
