import { sayFault, type Fault } from '../../report/faults.ts'
import { nameRow, type Row } from './night/step.ts'

/** How many faults a message lists. */
const NAMED = 200
/** How many details of a row are listed. */
const NAMED_DETAILS = 10

/** The rows that stopped a build, and the code by which the owner confirms exactly them. */
export interface Confirmable {
  rows: readonly Row[]
  code: string
}

function describe({ measure, about, value, details = [] }: Row): string[] {
  const what = [measure.replaceAll('-', ' '), about].filter(Boolean).join(' ')
  return [`${what}: ${value}`, ...details.slice(0, NAMED_DETAILS).map((detail) => `  ${detail}`)]
}

/** Thrown for a catalogue that must not go online. The message lists the faults and their remedies. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
  readonly faults: readonly Fault[]
  readonly rows: readonly Row[]
  /** For developers. */
  readonly lines: readonly string[]
  /** For the owner, in Slovak. */
  readonly toOwner: readonly string[]
  /** `undefined` if the owner cannot confirm the faults. */
  readonly confirmable: Confirmable | undefined

  /** @param faults nobody can confirm @param code confirms the rows, if there is no other fault */
  constructor(faults: readonly Fault[], rows: readonly Row[] = [], code = '') {
    const lines = [...faults.map((fault) => sayFault(fault, 'en')), ...rows.flatMap(describe)]
    const listed = lines.slice(0, NAMED).map((line) => `  - ${line}`)
    if (lines.length > NAMED) listed.push(`  … and ${lines.length - NAMED} more`)
    const all = lines.length === 1 ? (lines[0] ?? '') : `${lines.length} faults:\n${listed.join('\n')}`
    const isConfirmable = faults.length === 0
    const way = `Look into the API, or if all of this is right, build with CONFIRM=${code}`
    super(isConfirmable ? `${all}\n${way}` : all)
    this.faults = faults
    this.rows = rows
    this.lines = lines
    this.toOwner = [
      ...faults.map((fault) => sayFault(fault, 'sk')),
      ...rows.map((row) => `${nameRow(row)}: ${row.value}`),
    ]
    this.confirmable = isConfirmable ? { rows, code } : undefined
  }
}
