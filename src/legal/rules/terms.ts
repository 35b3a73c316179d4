/** The owner's copy of the terms that are in force until `termsSince`, while that day is to come. */
export const EARLIER_TERMS = 'src/content/doterajsie-podmienky.md'

/** Whether terms are not in force yet. @param since ISO day; `null`: since their publication */
export function areTermsToCome(since: string | null, today: string): boolean {
  return since !== null && since > today
}
