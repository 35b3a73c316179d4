/** How many faults a message lists. */
const NAMED = 200

/** Thrown for a catalogue that must not go online; the message lists its faults and what would mend each. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    const lines = faults.slice(0, NAMED).map((fault) => `  - ${fault}`)
    if (faults.length > NAMED) lines.push(`  … and ${faults.length - NAMED} more`)
    super(faults.length === 1 ? faults[0] : `${faults.length} faults:\n${lines.join('\n')}`)
    this.faults = faults
  }
}
