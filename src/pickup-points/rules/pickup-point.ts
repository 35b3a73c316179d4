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
}

const FIELDS = ['postalCode', 'city', 'street', 'name', 'hours', 'id'] as const
/** The first line of a file of points. A file in another format begins otherwise and is not read. */
const HEADER = `pickup points: ${FIELDS.join(' ')}`

/** A row of the file. A cell that is the same as the cell above it is 0. */
type Row = readonly (string | 0)[]

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** The points as a build writes them, sorted: neighbours share many cells, and a shared cell is written once. */
export function writePoints(points: readonly PickupPoint[]): readonly [header: string, ...rows: Row[]] {
  const rows = points
    .map((point) => FIELDS.map((field) => point[field] ?? ''))
    .toSorted((one, other) => compare(one.join('\n'), other.join('\n')))
  return [HEADER, ...rows.map((row, at) => row.map((cell, i) => (cell === rows[at - 1]?.[i] ? 0 : cell)))]
}

/** Reads what `writePoints` wrote. @throws for anything else */
export function readPoints(file: unknown): PickupPoint[] {
  const [header, ...rows] = Array.isArray(file) ? (file as unknown[]) : []
  if (header !== HEADER) throw new Error('The file has no pick-up points, or they are of another format')
  let above: readonly string[] = []
  return rows.map((row, at) => {
    const cells = FIELDS.map((_, i) => {
      const cell: unknown = Array.isArray(row) ? row[i] : undefined
      const text: unknown = cell === 0 ? above[i] : cell
      if (typeof text !== 'string') throw new Error(`Row ${at + 1} of the pick-up points cannot be read`)
      return text
    })
    above = cells
    const [postalCode, city, street, name, hours, id] = cells as [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    return { id, name, street, city, postalCode, ...(hours && { hours }) }
  })
}
