/** One measured figure, and what it may be at most. */
export interface Figure {
  /** What was measured, such as `home: largest paint, as part of the bare page's`. */
  name: string
  value: number
  /** `ratio` is of two figures of the same run: only those can be compared between machines. */
  unit: 'ms' | 's' | 'bytes' | 'kB' | 'MB' | 'ratio' | 'score' | 'count'
  /** The most that it may be (of a score: the least); none for what is only told. */
  budget?: number
}

/** Some figures that belong together, as the bench prints them. */
export interface BenchPart {
  title: string
  figures: readonly Figure[]
}

/** Whether a figure keeps its budget; a figure that is no number keeps none. `undefined` where there is none to keep. */
export function isMet({ value, unit, budget }: Figure): boolean | undefined {
  if (budget === undefined) return undefined
  return unit === 'score' ? value >= budget : value <= budget
}
