/** A carrier's box or counter where a parcel waits for the shopper. */
export interface PickupPoint {
  /** The carrier's own id. */
  id: string
  name: string
  /** '' where the list gives none. */
  street: string
  city: string
  /** As the post writes it, '026 01'; '' where the list gives none. */
  postalCode: string
  hours?: string
  /** Degrees with two decimals, which is about a kilometre; both or neither, as lists may have none. */
  latitude?: string
  longitude?: string
}

/** @example pointAddress(point) // 'Hviezdoslavovo námestie 12, 026 01 Dolný Kubín' */
export function pointAddress({ street, postalCode, city }: PickupPoint): string {
  return [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')
}

/** A point in a sentence. Many carriers have the street in the name, too. @example pointLine(point) // 'Box, Dlhá 1, 026 01 Dolný Kubín' */
export function pointLine(point: PickupPoint): string {
  const street = point.name.includes(point.street) ? '' : point.street
  return `${point.name}, ${pointAddress({ ...point, street })}`
}

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
