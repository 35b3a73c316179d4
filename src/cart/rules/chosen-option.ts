/** An option as it was when it was chosen. */
export interface ChosenOption {
  id: number
  kind: string
  name: string
}

/**
 * The id that a stored choice has now: where it is another option's, the choice is looked for by name and kind, then by kind
 * (rule 413). `null` for no choice, and for one that is no more. @param chosen nothing where an older shop stored the id alone
 */
export function chosenId(
  options: readonly ChosenOption[],
  id: number | null,
  chosen: ChosenOption | undefined,
): number | null {
  if (id === null || chosen?.id !== id) return id
  const ofKind = options.filter(({ kind }) => kind === chosen.kind)
  const named = ofKind.filter(({ name }) => name === chosen.name)
  const isThis = (option: ChosenOption) => option.id === id
  return (named.find(isThis) ?? named[0] ?? ofKind.find(isThis) ?? ofKind[0])?.id ?? null
}

/** Reads stored choices; what is damaged is none. */
export function parseChosen(json: unknown): ChosenOption | undefined {
  const { id, kind, name } = (json ?? {}) as Record<keyof ChosenOption, unknown>
  return Number.isSafeInteger(id) && typeof kind === 'string' && typeof name === 'string'
    ? { id: id as number, kind, name }
    : undefined
}
