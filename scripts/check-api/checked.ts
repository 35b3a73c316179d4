/** The outcome of a check. */
export interface Checked {
  /** Differences from the contract. */
  findings: readonly string[]
  /** Facts for a developer that are no differences. */
  notes?: readonly string[]
}

/** The sentences of those conditions that hold. */
export function sentencesOf(...sentences: readonly (string | false | undefined)[]): string[] {
  return sentences.filter((sentence) => typeof sentence === 'string')
}

/** @example describeCount(1, 'finding') // '1 finding' */
export function describeCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
