/** The outcome of a check. */
export interface Checked {
  /** Differences from the contract. */
  findings: readonly string[]
  /** Notes for a developer on the rest. */
  notes?: readonly string[]
}
