/** A change of what is stored that a tab made itself or was told of. */
export interface Step<TChange> {
  before: string | null | undefined
  after: string | null | undefined
  /** What was done; of another tab's step only the texts are known. */
  change?: TChange
}

/** What tells one text from all others. */
function stampOf(text: string | null | undefined, length: number): string {
  return (text ?? '').slice(-length).padStart(length)
}

/** The stamp of the text that a step's writer started from. Not `before`, which is what it has overwritten. */
function baseOf({ before, after }: Step<unknown>, length: number): string {
  return after ? after.slice(-2 * length, -length) : stampOf(before, length)
}

/** Follows a stamp back through the steps that led to it. */
function traceBack<TChange>(steps: readonly Step<TChange>[], stamp: string) {
  const left = [...steps]
  const changes = new Set<TChange | undefined>()
  let origin = stamp
  for (;;) {
    const index = left.findLastIndex(({ after }) => stampOf(after, stamp.length) === origin)
    const [step] = index < 0 ? [] : left.splice(index, 1)
    if (!step) return { origin, changes }
    changes.add(step.change)
    origin = baseOf(step, stamp.length)
  }
}

/**
 * This tab's changes that the stored text does not hold, oldest first. Two tabs that write within the same
 * milliseconds both start from one text, and the later unknowingly undoes the other. So each text ends with two stamps
 * in white space, of the text it was made from and its own; by them is known what is in it.
 * @param stored what is stored now
 * @param stampLength how many characters a stamp has
 * @returns nothing as long as that is not sure: then a change is rather lost than made twice
 */
export function lostChanges<TChange>(
  steps: readonly Step<TChange>[],
  stored: Step<TChange>['after'],
  stampLength: number,
): TChange[] {
  const [first] = steps
  if (!first) return []
  const now = traceBack(steps, stampOf(stored, stampLength))
  if (now.origin !== traceBack(steps, baseOf(first, stampLength)).origin) return []
  const made = new Set(steps.flatMap(({ change }) => change ?? []))
  return [...made].filter((change) => !now.changes.has(change))
}
