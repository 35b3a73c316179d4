import type { Row } from './night/step.ts'

/** How many faults a message lists. */
const NAMED = 200

export interface StopFault {
  /** For developers. */
  text: string
  /** For the owner, in Slovak. */
  toOwner: string
}

/** The rows that stopped a build, and the code by which the owner confirms exactly them. */
export interface Confirmable {
  rows: readonly Row[]
  code: string
}

/** Thrown for a catalogue that must not go online. The message lists the faults and their remedies. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
  /** For developers. */
  readonly faults: readonly string[]
  /** The same for the owner, in Slovak. */
  readonly toOwner: readonly string[]
  /** `undefined` if the owner cannot confirm the faults. */
  readonly confirmable: Confirmable | undefined

  constructor(stops: readonly StopFault[], confirmable?: Confirmable) {
    const faults = stops.map(({ text }) => text)
    const lines = faults.slice(0, NAMED).map((fault) => `  - ${fault}`)
    if (faults.length > NAMED) lines.push(`  … and ${faults.length - NAMED} more`)
    const all = faults.length === 1 ? (faults[0] ?? '') : `${faults.length} faults:\n${lines.join('\n')}`
    const way = `Look into the API, or if all of this is right, build with CONFIRM=${confirmable?.code ?? ''}`
    super(confirmable ? `${all}\n${way}` : all)
    this.faults = faults
    this.toOwner = stops.map(({ toOwner }) => toOwner)
    this.confirmable = confirmable
  }
}
