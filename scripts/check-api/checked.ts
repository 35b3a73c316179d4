/** The outcome of a check. */
export interface Checked {
  /** Differences from the contract. */
  findings: readonly string[]
  /** Facts for a developer that are no differences. */
  notes?: readonly string[]
}
