/** What came of a check. */
export interface Checked {
  /** What is not as the contract has it. */
  findings: readonly string[]
  /** What a developer should know of the rest. */
  notes?: readonly string[]
}
