/** The outcome of a check. */
export interface Checked {
  /** Differences from the contract. */
  findings: readonly string[]
  /** Facts for a developer that are no differences. */
  notes?: readonly string[]
}

/** @example describeCount(1, 'finding') // '1 finding' */
export function describeCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
