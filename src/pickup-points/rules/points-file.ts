import type { PickupPoint } from './pickup-point.ts'

const FIELDS = ['postalCode', 'city', 'street', 'name', 'hours', 'latitude', 'longitude', 'id'] as const
/** The beginning of a file of points. A file in another format begins otherwise and is not read. */
const HEADER = `pickup points: ${FIELDS.join(' ')}`

/** A build's file of points: a column for each field, which compresses better than rows. */
export type PointsFile = readonly [header: string, ...columns: (readonly string[])[]]

/** Sorts by character codes, so that the order is the same on every machine. */
export const compareTexts = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** The points as a build writes them: sorted, so that their order in the carrier's list does not matter. */
export function writePoints(points: readonly PickupPoint[]): PointsFile {
  const rows = points
    .map((point) => FIELDS.map((field) => point[field] ?? ''))
    .toSorted((one, other) => compareTexts(one.join('\n'), other.join('\n')))
  return [HEADER, ...FIELDS.map((_, i) => rows.map((row) => row[i] ?? ''))]
}

/** Reads a build's file. @throws for anything else */
export function readPoints(file: unknown): PickupPoint[] {
  const [header, ...columns] = Array.isArray(file) ? (file as unknown[]) : []
  if (header !== HEADER) throw new Error('The file has no pick-up points, or they are of another format')
  const [codes, cities, streets, names, hours, latitudes, longitudes, ids] = FIELDS.map((field, i) => {
    const column = columns[i]
    const isWhole = Array.isArray(column) && column.length === (columns[0] as unknown[]).length
    if (!isWhole || !column.every((cell) => typeof cell === 'string'))
      throw new Error(`The ${field} of the pick-up points cannot be read`)
    return column
  }) as [string[], string[], string[], string[], string[], string[], string[], string[]]
  return ids.map((id, at) => ({
    ...{ id, name: names[at] ?? '', street: streets[at] ?? '', city: cities[at] ?? '' },
    postalCode: codes[at] ?? '',
    ...(hours[at] && { hours: hours[at] }),
    ...(latitudes[at] && longitudes[at] && { latitude: latitudes[at], longitude: longitudes[at] }),
  }))
}
