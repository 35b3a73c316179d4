import type { Row } from './night/step.ts'

/** How many faults a message lists. */
const NAMED = 200

/** The rows that stopped a build, and the code by which the owner confirms exactly them. */
export interface Confirmable {
  rows: readonly Row[]
  code: string
}

/** Thrown for a catalogue that must not go online. The message lists the faults and their remedies. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
  readonly faults: readonly string[]
  /** `undefined` if the owner cannot confirm the faults. */
  readonly confirmable: Confirmable | undefined

  constructor(faults: readonly string[], confirmable?: Confirmable) {
    const lines = faults.slice(0, NAMED).map((fault) => `  - ${fault}`)
    if (faults.length > NAMED) lines.push(`  … and ${faults.length - NAMED} more`)
    const all = faults.length === 1 ? (faults[0] ?? '') : `${faults.length} faults:\n${lines.join('\n')}`
    const way = `Look into the API, or if all of this is right, build with CONFIRM=${confirmable?.code ?? ''}`
    super(confirmable ? `${all}\n${way}` : all)
    this.faults = faults
    this.confirmable = confirmable
  }
}
