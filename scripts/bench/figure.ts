export interface Figure {
  name: string
  value: number
  /** Only a `ratio`, of two figures of one run, can be compared between machines. */
  unit: 'ms' | 's' | 'kB' | 'MB' | 'ratio'
  budget?: number
}

/** True if a figure keeps its budget. NaN never does. */
export function isMet({ value, budget = Infinity }: Figure): boolean {
  return value <= budget
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
