import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** A cell that holds a number. */
export const numberCell = v.pipe(v.string(), v.digits(), v.transform(Number))
/** A cell that holds several things, divided by commas. */
export const listCell = v.pipe(
  v.string(),
  v.transform((text) => text.split(', ').filter((item) => item !== '')),
)

/**
 * Reads a table of the demo shop: a line for each row, the first with the columns' names. Semicolons divide the cells;
 * only the last cell may contain some.
 */
export function readTable<TRow extends v.GenericSchema>(file: URL, row: TRow): v.InferOutput<TRow>[] {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  const columns = head.split(';')
  const rows = lines.map((line) => {
    const cells = line.split(';')
    const last = cells.splice(columns.length - 1).join(';')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? last]))
  })
  return v.parse(v.array(row), rows)
}
