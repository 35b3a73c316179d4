import { STAMP_LENGTH } from '../config/stored.ts'
import { lostChanges, type Step } from '../domain/lost-changes.ts'

/** How many of the last steps are remembered; tabs are out of step for milliseconds. */
const MAX_STEPS = 500

/**
 * Takes note of another tab's step, and makes those of this tab's changes again that were written over by a tab which
 * had not heard of them yet.
 * @param steps this tab's own; the other's is put among them
 * @param stored what is stored now
 */
export function makeGood<TChange>(
  steps: Step<TChange>[],
  { key, oldValue, newValue }: StorageEvent,
  stored: string | undefined,
  update: (change: TChange) => void,
): void {
  // Everything was cleared, and meant to be.
  if (key === null) steps.length = 0
  else steps.push({ before: oldValue, after: newValue })
  steps.splice(0, steps.length - MAX_STEPS)
  for (const change of lostChanges(steps, stored, STAMP_LENGTH)) update(change)
}
