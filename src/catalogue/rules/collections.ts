/** `Map.groupBy`, which older browsers lack. */
export function groupBy<T, TKey>(list: readonly T[], keyOf: (one: T) => TKey): Map<TKey, T[]> {
  const groups = new Map<TKey, T[]>()
  for (const one of list) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}

/** Makes `find` answer once for each key and keep its answer. @param keyOf the key of a value; the value itself unless given */
export function remember<T, Answer>(
  find: (asked: T) => Answer,
  keyOf: (asked: T) => unknown = (asked) => asked,
): (asked: T) => Answer {
  const answers = new Map<unknown, Answer>()
  return (asked) => {
    const key = keyOf(asked)
    if (!answers.has(key)) answers.set(key, find(asked))
    return answers.get(key) as Answer
  }
}
