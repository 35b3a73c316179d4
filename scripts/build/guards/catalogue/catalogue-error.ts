/** Thrown for a catalogue that must not go online; the message lists every fault and what would mend it. */
export class CatalogueError extends Error {
  override name = 'CatalogueError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      faults.length === 1
        ? faults[0]
        : `${faults.length} faults:\n${faults.map((f) => `  - ${f}`).join('\n')}`,
    )
    this.faults = faults
  }
}
