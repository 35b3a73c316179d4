/** A source of numbers in [0, 1). */
export type Random = () => number

/** One of the list, each as likely. */
export function pick<T>(random: Random, list: readonly [T, ...T[]] | readonly T[]): T {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/** One of the list, as likely as its weight. */
export function pickWeighted<T>(random: Random, list: readonly (readonly [item: T, weight: number])[]): T {
  const total = list.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random() * total
  for (const [item, weight] of list) {
    left -= weight
    if (left < 0) return item
  }
  return pick(
    random,
    list.map(([item]) => item),
  )
}

/** `count` different items of the list, in its order. */
export function pickSome<T>(random: Random, list: readonly T[], count: number): T[] {
  const left = [...list.keys()]
  const chosen = Array.from(
    { length: Math.min(count, list.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0],
  )
  return list.filter((_, index) => chosen.includes(index))
}
