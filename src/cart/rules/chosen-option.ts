/** An option as it was when the shopper chose it. */
export interface ChosenOption {
  id: number
  kind: string
  name: string
}

/**
 * The present id of a stored choice. If the id now belongs to another option, the choice is looked for by name and
 * kind, then by kind (rule 413). `null` for no choice, or for one that is gone. @param chosen missing where an older
 * shop stored only the id
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

/** Whether another option replaces a chosen one. An option with the same id and kind only has a new name. */
export function isGone(chosen: ChosenOption, now: ChosenOption): boolean {
  return now.name !== chosen.name && !(now.id === chosen.id && now.kind === chosen.kind)
}

/** Reads a stored choice; `undefined` if it is damaged. */
export function parseChosen(json: unknown): ChosenOption | undefined {
  const { id, kind, name } = (json ?? {}) as Record<keyof ChosenOption, unknown>
  return Number.isSafeInteger(id) && typeof kind === 'string' && typeof name === 'string'
    ? { id: id as number, kind, name }
    : undefined
}
