/** Runs steps side by side, as far as one does not need another. */

/** What is known of a step before it runs. */
export interface Schedulable {
  name: string
  /** A step that must have ended before this one begins, if it runs at all. */
  needs?: string
  /** It measures or waits for what others would slow down: nothing runs beside it. */
  isAlone?: boolean
}

/**
 * Runs every step, at most `atOnce` at a time, each as early in the order given as it can.
 * @param run runs one step; it must not throw
 */
export async function runSideBySide<TStep extends Schedulable>(
  steps: readonly TStep[],
  atOnce: number,
  run: (step: TStep) => Promise<void>,
): Promise<void> {
  const waiting = [...steps]
  const running = new Map<string, Promise<void>>()
  const isLeft = (name: string): boolean => running.has(name) || waiting.some((step) => step.name === name)
  const canStart = (step: TStep): boolean =>
    running.size < (step.isAlone ? 1 : atOnce) && (step.needs === undefined || !isLeft(step.needs))

  while (waiting.length > 0) {
    const next = waiting.findIndex(canStart)
    const [step] = next < 0 ? [] : waiting.splice(next, 1)
    if (step) {
      running.set(
        step.name,
        run(step).finally(() => running.delete(step.name)),
      )
    }
    if (!step || step.isAlone) await Promise.race(running.values())
  }
  await Promise.all(running.values())
}
